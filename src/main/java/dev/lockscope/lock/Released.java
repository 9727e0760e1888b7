package dev.lockscope.lock;

/** What a release came to. */
public enum Released {
    /** The key was deleted. */
    RELEASED,
    /** The key was gone, or held another client's token, and was left alone. */
    NOT_OURS,
    /** No certain answer came. */
    UNKNOWN
}
