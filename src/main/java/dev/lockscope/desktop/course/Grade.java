package dev.lockscope.desktop.course;

/** What the learner's own run says about a lesson's question. */
public sealed interface Grade {

    /** The run has not come to its end. */
    record Open() implements Grade {}

    /**
     * The run decides.
     *
     * @param right the id of the option that is what happened
     */
    record Decided(String right) implements Grade {}

    /** The machine stalled in the run, so that it decides nothing. */
    record Disturbed() implements Grade {}

    /** The run fits no option, or several, such as when somebody has meddled with it. */
    record Undecided() implements Grade {}
}
