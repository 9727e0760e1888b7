package dev.lockscope.trace.world;

/** What a client's process does. Instants are ns since the run's start. */
public sealed interface ClientState {

    /** It has not begun. */
    record NotStarted() implements ClientState {}

    /** It runs. */
    record Running() implements ClientState {}

    /** It stands still. */
    record Paused(long since) implements ClientState {}

    /** Its worker is stuck; its watchdog goes on. */
    record Stalled(long since) implements ClientState {}

    /** It died. */
    record Crashed(long at) implements ClientState {}

    /**
     * Its program came to its end.
     *
     * @param outcome a plain sentence on how
     */
    record Finished(long at, String outcome) implements ClientState {}
}
