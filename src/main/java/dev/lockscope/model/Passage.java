package dev.lockscope.model;

/** How far a message has come through its link. */
public sealed interface Passage {

    /** It has just been sent, and the link has not seen it. */
    record Fresh() implements Passage {}

    /**
     * It is on its way.
     *
     * @param at when it arrives, ns since the run's start
     */
    record Due(long at) implements Passage {}

    /** The link keeps it. */
    record Kept() implements Passage {}

    /** See {@link Fresh}. */
    Passage FRESH = new Fresh();

    /** See {@link Kept}. */
    Passage KEPT = new Kept();
}
