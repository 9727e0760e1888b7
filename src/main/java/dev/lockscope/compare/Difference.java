package dev.lockscope.compare;

/** In what two runs differ about an event. */
public enum Difference {
    /** Only the left run has it. */
    ONLY_LEFT,
    /** Only the right run has it. */
    ONLY_RIGHT,
    /** Both have it, in another order. */
    ORDER,
    /** Both have it at the same place, and something else came of it. */
    OUTCOME,
    /** Both have it at the same place, at another time since the event at which they are aligned. */
    TIME
}
