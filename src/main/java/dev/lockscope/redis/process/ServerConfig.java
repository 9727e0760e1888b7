package dev.lockscope.redis.process;

/**
 * A server's configuration file: loopback only, a password, nothing kept on disk, and notices of everything that
 * happens to keys. The server's working folder is its own, so no path stands here.
 */
final class ServerConfig {

    private ServerConfig() {}

    /**
     * The file's text; the directives of {@code spec} come last and so overrule.
     *
     * @param password what clients, replicas and sentinels show
     * @throws IllegalArgumentException for a password that would need quotes
     */
    static String text(ServerSpec spec, String password) {
        if (!password.matches("[A-Za-z0-9]+")) {
            throw new IllegalArgumentException("a password of a run has letters and digits only");
        }
        String common = """
                bind 127.0.0.1
                port %d
                protected-mode yes
                requirepass %s
                daemonize no
                dir .
                loglevel notice
                """.formatted(spec.port(), password);
        String node = """
                masterauth %s
                save ""
                appendonly no
                notify-keyspace-events KEA
                repl-diskless-sync yes
                repl-diskless-sync-delay 0
                maxclients 1000
                """.formatted(password);
        return common + (spec.sentinel() ? "" : node) + String.join("\n", spec.directives()) + "\n";
    }
}
