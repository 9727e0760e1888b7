package dev.lockscope.desktop.tour;

/** Where something lies beside another thing. */
enum Side {
    /** To its right, the middle of it beside the middle. */
    RIGHT,
    /** To its left, the middle of it beside the middle. */
    LEFT,
    /** Below the middle of it. */
    BELOW,
    /** Below the left end of it. */
    BELOW_START,
    /** Above the middle of it. */
    ABOVE
}
