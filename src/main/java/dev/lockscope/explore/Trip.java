package dev.lockscope.explore;

/** How a request and its answer fare. */
enum Trip {
    /** Both arrive at once. */
    THROUGH,
    /** The request is lost. */
    REQUEST_LOST,
    /** The request is executed, the answer is lost. */
    REPLY_LOST,
    /** The request is kept. */
    KEPT
}
