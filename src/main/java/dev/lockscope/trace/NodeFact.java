package dev.lockscope.trace;

/** Facts about a Redis node as a process. */
public sealed interface NodeFact extends Fact {

    /** The node that it is about. */
    String node();

    /**
     * The node answers.
     *
     * @param version the server's own version text, such as {@code 6.2.11}
     * @param role what it is in the topology
     */
    record NodeStarted(String node, String version, Role role) implements NodeFact {}

    /**
     * The node is a server of the user's own, which others may use too. What it stores is learnt by looking, so that
     * what a key held only between two looks is missed.
     *
     * @param prefix what stands before every key and channel of the run on the server; events leave it out
     * @param every the time between two looks, ns; there is also one after each answer to a client
     */
    record NodeAdopted(String node, String prefix, long every) implements NodeFact {}

    /** The node was killed: it flushed and handed over nothing. */
    record NodeCrashed(String node) implements NodeFact {}

    /** The node was shut down in order. */
    record NodeStopped(String node) implements NodeFact {}

    /** The node takes writes from now on, which it did not before. */
    record NodePromoted(String node) implements NodeFact {}

    /** The node follows a master from now on; it copies what the master has, and forgets what it had itself. */
    record NodeFollows(String node, String master) implements NodeFact {}

    /** A replica has all that its master has, and takes what comes after it. */
    record ReplicaSynced(String node, String master) implements NodeFact {}

    /** A replica no longer hears from its master. */
    record ReplicaDetached(String node, String master) implements NodeFact {}

    /**
     * The node's clock was moved. Emulated: the expiry of its keys was moved the other way.
     *
     * @param by how far, ns; negative for back
     */
    record ClockMoved(String node, long by) implements NodeFact {}

    /** What a node is in its topology. */
    enum Role {
        /** Takes writes. */
        MASTER,
        /** Follows a master. */
        REPLICA
    }
}
