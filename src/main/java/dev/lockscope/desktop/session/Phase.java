package dev.lockscope.desktop.session;

/** How far the run of a session is. */
public enum Phase {
    /** Nothing has begun; it has no servers yet. */
    READY,
    /** It goes on. */
    RUNNING,
    /** Every client is stopped between two steps; time runs on. */
    HELD,
    /** It is over; its servers are gone. */
    ENDED,
    /** It was over before it was opened: a trace from a file. */
    RECORDED;

    /** Whether something can still happen in it. */
    public boolean isLive() {
        return this == READY || this == RUNNING || this == HELD;
    }
}
