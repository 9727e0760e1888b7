package dev.lockscope.lock.contract;

/** What may happen to a command. */
public enum Mishap {
    /** The node never gets it; the client waits in vain. */
    REQUEST_LOST,
    /** The node executes it; the client waits in vain. */
    REPLY_LOST,
    /** The client cannot reach the node, and knows that at once. */
    UNREACHABLE
}
