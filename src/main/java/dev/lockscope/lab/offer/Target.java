package dev.lockscope.lab.offer;

/** A thing of a run that somebody may want to do something to. */
public sealed interface Target {

    /** A client. */
    record OfClient(String name) implements Target {}

    /** A node. */
    record OfNode(String name) implements Target {}

    /** A sentinel: nothing is done to it itself, only to its links. */
    record OfSentinel(String name) implements Target {}

    /** The resource that the lock protects: nothing is done to it. */
    record OfResource(String name) implements Target {}

    /**
     * The link between two parties.
     *
     * @param from who opens the connections: a client, a node that follows another, or a sentinel
     * @param to whom they lead to: a node or a sentinel
     */
    record OfLink(String from, String to) implements Target {}

    /** The network as a whole. */
    record OfNetwork() implements Target {}
}
