package dev.lockscope.trace;

/** Facts about a client and the steps of its program. */
public sealed interface ClientFact extends Fact {

    /** The client that it is about. */
    String client();

    /** The client runs. */
    record ClientStarted(String client) implements ClientFact {}

    /** The client's process stands still, watchdog and all, as in a stop-the-world pause. */
    record ClientPaused(String client) implements ClientFact {}

    /**
     * The client's process goes on.
     *
     * @param pausedFor how long it stood still, ns
     */
    record ClientResumed(String client, long pausedFor) implements ClientFact {}

    /** The client's process died; it releases nothing. */
    record ClientCrashed(String client) implements ClientFact {}

    /**
     * The client's program came to its end.
     *
     * @param outcome a plain sentence on how
     */
    record ClientFinished(String client, String outcome) implements ClientFact {}

    /**
     * The recipe's code is at a marked step.
     *
     * @param recipe the recipe's id
     * @param step the step's id, as marked in the recipe's source
     */
    record StepReached(String client, String recipe, String step) implements ClientFact {}

    /** The client acts under the lock's protection from now on. */
    record CriticalSectionEntered(String client, String lock) implements ClientFact {}

    /** The client no longer acts under the lock's protection. */
    record CriticalSectionLeft(String client, String lock) implements ClientFact {}

    /** The client computes for a while. */
    record WorkStarted(String client) implements ClientFact {}

    /** The client has computed what it wanted. */
    record WorkFinished(String client) implements ClientFact {}

    /**
     * The client computes an expensive entry.
     *
     * @param key the entry's key
     */
    record ComputationStarted(String client, String key) implements ClientFact {}

    /** The client's worker is stuck, while its watchdog goes on. */
    record WorkerStalled(String client) implements ClientFact {}

    /**
     * The client's worker goes on.
     *
     * @param stalledFor how long it was stuck, ns
     */
    record WorkerResumed(String client, long stalledFor) implements ClientFact {}

    /**
     * The client's own clock runs at another rate from now on.
     *
     * @param rate seconds that it counts in a second
     */
    record ClientClockDrifts(String client, double rate) implements ClientFact {}
}
