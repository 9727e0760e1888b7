package dev.lockscope.redis;

/** A redis-server process that a cluster is made of. Safe for use by several threads. */
public interface NodeProcess extends AutoCloseable {

    /** The node's name in the topology. */
    String name();

    /** Where it listens. */
    Endpoint endpoint();

    /** The server's own version text. */
    String version();

    /** Whether the process runs. */
    boolean isAlive();

    /** Ends the process, if it runs, and removes its files. */
    @Override
    void close();
}
