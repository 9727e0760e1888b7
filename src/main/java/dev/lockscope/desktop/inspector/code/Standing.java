package dev.lockscope.desktop.inspector.code;

import dev.lockscope.trace.world.ClientState;

/** How a client stands at its line. */
enum Standing {
    /** It goes on. */
    RUNS,
    /** Its process stands still. */
    PAUSED,
    /** Its worker is stuck. */
    STUCK,
    /** It died there. */
    CRASHED;

    static Standing of(ClientState state) {
        if (state instanceof ClientState.Paused) {
            return PAUSED;
        } else if (state instanceof ClientState.Stalled) {
            return STUCK;
        }
        return state instanceof ClientState.Crashed ? CRASHED : RUNS;
    }
}
