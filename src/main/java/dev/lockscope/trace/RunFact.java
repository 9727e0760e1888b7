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
        /** A part of the run broke in a way that no scenario asked for. */
        BROKEN
    }
}
