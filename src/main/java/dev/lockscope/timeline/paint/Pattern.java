package dev.lockscope.timeline.paint;

/** What tells the states of a thing apart where colour does not. */
public enum Pattern {
    /** Flat. */
    SOLID,
    /** Dots. */
    DOTS,
    /** Lines that rise. */
    RISING,
    /** Lines that fall. */
    FALLING,
    /** Lines that cross. */
    CROSSED,
    /** Upright lines. */
    UPRIGHT,
    /** Several that are too small to be told apart. */
    MERGED
}
