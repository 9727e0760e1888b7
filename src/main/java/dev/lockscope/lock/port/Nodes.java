package dev.lockscope.lock.port;

import java.time.Duration;
import java.util.List;

/**
 * The Redis nodes as one client reaches them.
 *
 * <p>Calls block and belong to the client's own thread.
 */
public interface Nodes {

    /** The nodes of the topology, in its order; at least one. */
    List<NodeId> all();

    /**
     * Sends a command to a node and waits for the answer. The request outlives its time-out: it may still be executed
     * after {@link Answer.Unknown} was returned.
     *
     * @param timeout how long to wait for the answer, by the client's own time
     */
    Answer ask(NodeId node, Command command, Duration timeout);
}
