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

    /**
     * Sends one command to several nodes. Every request outlives its time-out.
     *
     * @param timeout how long one node may take to answer, by the client's own time
     * @return one answer a node, in the order of {@code nodes}
     */
    List<Answer> askAll(List<NodeId> nodes, Command command, Duration timeout, Gathering gathering);

    /**
     * Writes, and waits on the same connection until replicas have acknowledged the write ({@code WAIT}). Rolls nothing
     * back: the caller has to look at the number.
     *
     * @param replicas how many acknowledgements to wait for
     * @param limit how long the node waits for them
     * @param timeout how long to wait for each answer, by the client's own time, besides {@code limit}
     */
    Replication writeThenWait(NodeId node, Command write, int replicas, Duration limit, Duration timeout);

    /**
     * The node that takes writes, as far as this client can find out: the only node of a single one, the configured
     * master of a pair, the one that a majority of Sentinels name. It may be wrong by the time that it is used.
     */
    NodeId master();

    /**
     * Listens to a channel from now on, on a connection of its own, which can be cut without a sign.
     *
     * @return whether the node confirmed it in time
     */
    boolean subscribe(NodeId node, String channel, Duration timeout);

    /**
     * Waits for the next message on a channel that this client listens to.
     *
     * @param limit the longest time to wait
     * @return whether one came
     */
    boolean awaitMessage(NodeId node, String channel, Duration limit);

    /** Listens no more. */
    void unsubscribe(NodeId node, String channel);
}
