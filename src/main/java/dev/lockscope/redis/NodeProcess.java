package dev.lockscope.redis;

import dev.lockscope.lab.EnvironmentProblem;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/**
 * A redis-server process that a cluster is made of, which can be ended and started again on the same port and with the
 * same files. Safe for use by several threads.
 */
public interface NodeProcess extends AutoCloseable {

    /** The node's name in the topology. */
    String name();

    /** Where it listens; stays the same. */
    Endpoint endpoint();

    /** The server's own version text. */
    String version();

    /** Whether the process runs. */
    boolean isAlive();

    /** Its working folder. */
    Path folder();

    /** Hands every line that the server says from now on, in this life and later ones, to one listener. */
    void onLine(Consumer<String> listener);

    /** Kills it, if it runs; returns when it is gone. */
    void kill();

    /**
     * Ends it in order; returns when it is gone.
     *
     * @throws InterruptedException when the calling thread is interrupted
     */
    void stop() throws InterruptedException;

    /**
     * Starts it again after it has ended.
     *
     * @param directives lines of configuration for this life alone
     * @throws EnvironmentProblem when it does not start, or this is closed; nothing is left running then
     * @throws InterruptedException when the calling thread is interrupted; nothing is left running then
     */
    void start(List<String> directives) throws EnvironmentProblem, InterruptedException;

    /**
     * Removes its files; it must have ended.
     *
     * @throws IOException when they cannot be removed
     */
    void removeFiles() throws IOException;

    /** Ends the process for good, if it runs. */
    @Override
    void close();
}
