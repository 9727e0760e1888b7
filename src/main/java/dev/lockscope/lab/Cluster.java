package dev.lockscope.lab;

import dev.lockscope.fault.FaultyLink;
import dev.lockscope.fault.FaultyNode;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.scenario.Action;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The lock servers and the links to them, as a run needs them: the lab's port to the world that it plays in.
 *
 * <p>A cluster records by itself what its nodes execute and store, and what its links do. Safe for use by several
 * threads. Closing it ends every process, connection and file of it.
 */
public interface Cluster extends AutoCloseable {

    /** The nodes, in the topology's order. */
    List<NodeId> nodes();

    /**
     * The node that takes writes, as far as a client can find out now; may ask Sentinels, and falls back to what was
     * known last.
     */
    NodeId master(String client);

    /** The servers' own version text. */
    String serverVersion();

    /**
     * Stores a value on every node that takes writes, before any client begins; the trace shows it as stored by nobody
     * in the run. Returns when it is stored.
     *
     * @throws java.io.UncheckedIOException when a node does not take it
     */
    void prepare(String key, String value);

    /** Connects a client to every node, each through a link of its own. */
    Wire wire(String client);

    /**
     * A link that something can be done to.
     *
     * @param from a client, a node that follows another, or a sentinel
     * @param to a node or a sentinel
     * @throws IllegalArgumentException when there is no such link
     */
    FaultyLink link(String from, String to);

    /**
     * A node that something can be done to.
     *
     * @throws IllegalArgumentException when there is no such node
     */
    FaultyNode node(String name);

    /** Why something cannot be done to these servers whatever their state, if so. */
    default Optional<String> refusal(Action action) {
        return Optional.empty();
    }

    /**
     * Blocks until everything that the nodes have executed so far is recorded.
     *
     * @return whether that came about within {@code limit}
     * @throws InterruptedException when the calling thread is interrupted
     */
    boolean settle(Duration limit) throws InterruptedException;

    @Override
    void close();
}
