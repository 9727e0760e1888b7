package dev.lockscope.redis.process;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/**
 * A redis-server process that this program started, and that listens on 127.0.0.1 alone. Safe for use by several threads;
 * closing it ends it surely. Its folder stays until the run ends, so that it can be started again with its files.
 */
public final class RedisServer implements AutoCloseable {

    private final ServerSpec spec;
    private final String password;
    private final String version;
    private final Path folder;
    private final ServerProcess process;

    /** @param spec with the port that it really has */
    RedisServer(ServerSpec spec, String password, String version, Path folder, ServerProcess process) {
        this.spec = spec;
        this.password = password;
        this.version = version;
        this.folder = folder;
        this.process = process;
    }

    /** The node's name. */
    public String name() {
        return spec.name();
    }

    /** How it was started, with the port that it really has: what to start it again with. */
    public ServerSpec spec() {
        return spec;
    }

    /** The TCP port on 127.0.0.1. */
    public int port() {
        return spec.port();
    }

    /** What clients have to show; the same for all servers of a run. */
    public String password() {
        return password;
    }

    /** The server's own version text, such as {@code 6.2.11}. */
    public String version() {
        return version;
    }

    /** Its working folder, which holds its configuration and the files that it writes. */
    public Path folder() {
        return folder;
    }

    /** The last lines that it said, oldest first. */
    public List<String> lastLines() {
        return process.log().lastLines();
    }

    /** The server's process number. */
    public long pid() {
        return process.pid();
    }

    /** Whether the process is alive. */
    public boolean isAlive() {
        return process.isAlive();
    }

    /** Completes when the process has ended, for whatever reason; on a thread that must not be kept. */
    public CompletableFuture<RedisServer> onExit() {
        return process.exit().thenApply(code -> this);
    }

    /**
     * Kills the process at once (SIGKILL), as a crash does: it flushes and hands over nothing. Returns when it is gone.
     */
    public void kill() {
        process.kill();
    }

    /**
     * Ends the process in order (SIGTERM), as an operator does; returns when it is gone.
     *
     * @throws InterruptedException when the calling thread is interrupted; the process may still be ending then
     */
    public void stop() throws InterruptedException {
        process.stop();
    }

    /**
     * Hands every line that the server says from now on to {@code listener}, on a thread that must not be kept. One
     * listener at a time.
     */
    public void onLine(Consumer<String> listener) {
        process.log().onLine(listener);
    }

    /**
     * Removes its files, so that a server that starts under its name begins with nothing.
     *
     * @throws IOException when they cannot be removed
     * @throws IllegalStateException when it is alive
     */
    public void removeFiles() throws IOException {
        if (isAlive()) {
            throw new IllegalStateException("the server " + name() + " is alive");
        }
        PrivateFiles.deleteTree(folder);
    }

    /** Ends the process, as {@link #kill} does: no server of a run has anything to save. */
    @Override
    public void close() {
        process.kill();
    }
}
