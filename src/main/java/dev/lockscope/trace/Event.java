package dev.lockscope.trace;

/**
 * One thing that happened in a run.
 *
 * <p>{@code seq} is the order of arrival, {@code at} is the truth: what a server stored is learnt a little after it
 * happened, so the story of a run is told in the order of {@code (at, seq)}, see {@link Trace}.
 *
 * @param seq place in the order of arrival, from 1
 * @param at when it happened, ns since the run's start
 * @param actor who did it: the name of a client, node or resource of the header's {@link Cast}, or {@link #SCRIPT},
 *     {@link #LEARNER} or {@link #RUN}
 * @param cause the {@code seq} of the event that led to it, or 0 for none
 * @param fact what happened
 */
public record Event(long seq, long at, String actor, long cause, Fact fact) {

    /** The actor of what the script did. */
    public static final String SCRIPT = "script";

    /** The actor of what the person at the screen did. */
    public static final String LEARNER = "learner";

    /** The actor of what the run itself did. */
    public static final String RUN = "run";

    /** The cause of an event that nothing led to. */
    public static final long NO_CAUSE = 0;
}
