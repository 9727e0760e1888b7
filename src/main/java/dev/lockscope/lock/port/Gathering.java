package dev.lockscope.lock.port;

/** How the answers of several nodes are gathered. */
public enum Gathering {
    /** All nodes are asked at once; returns when each has answered or timed out. */
    ALL_AT_ONCE,
    /**
     * All nodes are asked at once; returns as soon as a majority has answered with a value. A node whose answer was not
     * waited for counts as {@link Answer.Unknown}; its request goes on.
     */
    UNTIL_QUORUM,
    /** The nodes are asked one after another, each up to its time-out. */
    IN_TURN
}
