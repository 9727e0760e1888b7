package dev.lockscope.fault;

/**
 * The kinds of what a fault can have changed in a run. The trace has words for each, for none, one and several of what it
 * touched.
 */
public enum Effect {
    /** Calls of a client stood still with it. */
    CALLS_WAITED("calls-waited"),
    /** A client read its clock while it ran at another rate. */
    CLOCK_READ("clock-read"),
    /** Messages waited in links. */
    MESSAGES_WAITED("messages-waited"),
    /** Messages never arrived. */
    MESSAGES_LOST("messages-lost"),
    /** Messages arrived late. */
    MESSAGES_LATE("messages-late"),
    /** A node's process ended. */
    PROCESS_ENDED("process-ended"),
    /** Commands that a node's file had not kept. */
    COMMANDS_LOST("commands-lost"),
    /** Keys that a node found in its file when it started again. */
    KEYS_FOUND("keys-found"),
    /** Keys that the master before had and the new one lacks. */
    KEYS_LACKING("keys-lacking"),
    /** Keys whose expiry moved. */
    EXPIRIES_MOVED("expiries-moved"),
    /** Keys that were evicted. */
    KEYS_EVICTED("keys-evicted"),
    /** Keys that were deleted. */
    KEYS_DELETED("keys-deleted"),
    /** The run ended before its time had come. */
    NEVER_DUE("never-due"),
    /** It could not be done. */
    REFUSED("refused");

    private final String id;

    Effect(String id) {
        this.id = id;
    }

    /** Its id, as in traces. */
    public String id() {
        return id;
    }

    /**
     * Tells what a fault came to.
     *
     * @param touched how many things of this kind there were, 0 for none
     */
    public Fault.Report report(int touched) {
        return new Fault.Report(touched, this);
    }
}
