package dev.lockscope.trace;

/** Facts about the run as a whole. */
public sealed interface RunFact extends Fact {

    /** All parts stand and the clients may begin. */
    record RunStarted() implements RunFact {}

    /**
     * The machine stalled for so long that a safe outcome may have been spoilt by it, so the run proves nothing.
     *
     * @param stall how long the run's own pulse was late, ns
     * @param limit what would have been tolerated, ns
     */
    record RunDisturbed(long stall, long limit) implements RunFact {}

    /** The clients stand still between their steps from now on; what is on the wire and every lease goes on. */
    record RunHeld() implements RunFact {}

    /**
     * The clients go on by themselves.
     *
     * @param heldFor how long they stood still, ns
     */
    record RunProceeded(long heldFor) implements RunFact {}

    /**
     * One client of a held run may take one step.
     *
     * @param client the client
     */
    record ClientStepped(String client) implements RunFact {}

    /**
     * No script leads from now on; the run goes on until it is ended or reaches a limit.
     *
     * @param events the most events that it may have
     * @param time the most time that it may take, ns since its start
     */
    record FreePlayBegan(long events, long time) implements RunFact {}

    /**
     * The run has as many events as it may have, and ends.
     *
     * @param events the limit
     */
    record EventLimitReached(long events) implements RunFact {}

    /**
     * The run has taken as much time as it may, and ends.
     *
     * @param time the limit, ns since its start
     */
    record TimeLimitReached(long time) implements RunFact {}

    /**
     * Nothing more will happen.
     *
     * @param ending how it ended
     * @param detail a plain sentence where there is something to say, else empty
     */
    record RunEnded(Ending ending, String detail) implements RunFact {}

    /** How a run ended. */
    enum Ending {
        /** Every client has finished and every script step was reached. */
        COMPLETED,
        /** A script step waited in vain. */
        SCRIPT_FAILED,
        /** A server died that nothing in the run had killed. */
        SERVER_LOST,
        /** Stopped from outside before its end. */
        INTERRUPTED,
        /** Ended by whoever played it. */
        ENDED,
        /** Played on until a limit on its events or its time. */
        LIMIT_REACHED,
        /** A part of the run broke in a way that no scenario asked for. */
        BROKEN
    }
}
