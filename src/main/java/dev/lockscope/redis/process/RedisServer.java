package dev.lockscope.redis.process;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * A redis-server process that this program started. Safe for use by several threads; closing it ends it surely.
 */
public final class RedisServer implements AutoCloseable {

    private static final long EXIT_LIMIT_SECONDS = 10;

    private final String name;
    private final int port;
    private final String password;
    private final String version;
    private final Process guard;
    private final ProcessHandle server;

    RedisServer(String name, int port, String password, String version, Process guard, ProcessHandle server) {
        this.name = name;
        this.port = port;
        this.password = password;
        this.version = version;
        this.guard = guard;
        this.server = server;
    }

    /** The node's name. */
    public String name() {
        return name;
    }

    /** The TCP port on 127.0.0.1. */
    public int port() {
        return port;
    }

    /** What clients have to show. */
    public String password() {
        return password;
    }

    /** The server's own version text, such as {@code 6.2.11}. */
    public String version() {
        return version;
    }

    /** The server's process number. */
    public long pid() {
        return server.pid();
    }

    /** Whether the process is alive. */
    public boolean isAlive() {
        return server.isAlive();
    }

    /** Completes when the process has ended, for whatever reason. */
    public CompletableFuture<RedisServer> onExit() {
        return server.onExit().thenApply(ended -> this);
    }

    /** Kills the process at once, as a crash does: it flushes and hands over nothing. Returns when it is gone. */
    public void kill() {
        server.destroyForcibly();
        try {
            guard.waitFor(EXIT_LIMIT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        Optional.of(guard).filter(Process::isAlive).ifPresent(Process::destroyForcibly);
        server.onExit()
                .orTimeout(EXIT_LIMIT_SECONDS, TimeUnit.SECONDS)
                .exceptionally(e -> server)
                .join();
    }

    @Override
    public void close() {
        kill();
    }
}
