package dev.lockscope.model;

import dev.lockscope.trace.Fact;

/** Is told what happens in a world, so that a trace can be written. It changes nothing. */
@FunctionalInterface
public interface Witness {

    /** Looks away. */
    Witness NONE = (at, actor, fact) -> {};

    /**
     * Something happened.
     *
     * @param at when, ns since the run's start
     * @param actor who did it, see {@link dev.lockscope.trace.Event#actor}
     */
    void saw(long at, String actor, Fact fact);

    /**
     * What an actor does next has this cause; of no interest where no trace is written.
     *
     * @param seq the event that led to it
     */
    default void causedBy(String actor, long seq) {}
}
