package dev.lockscope.redis.process;

import java.nio.file.Path;

/**
 * A server's configuration file: loopback only, a password, nothing kept on disk, and notices of everything that
 * happens to keys.
 *
 * @param port the TCP port
 * @param password what clients, replicas and the server itself show
 * @param folder where the server may write
 */
record ServerConfig(int port, String password, Path folder) {

    String text() {
        return """
                bind 127.0.0.1
                port %d
                protected-mode yes
                requirepass %s
                masterauth %s
                dir "%s"
                daemonize no
                save ""
                appendonly no
                loglevel notice
                notify-keyspace-events KEA
                repl-diskless-sync yes
                repl-diskless-sync-delay 0
                maxclients 500
                """.formatted(port, password, password, folder.toString().replace("\\", "/"));
    }
}
