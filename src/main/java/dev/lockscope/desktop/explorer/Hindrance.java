package dev.lockscope.desktop.explorer;

import java.util.Locale;

/** Why a search cannot begin. */
enum Hindrance {
    /** No scenario is chosen. */
    NO_SCENARIO,
    /** Sentinels have times of their own. */
    SENTINELS,
    /** There are too many clients. */
    CLIENTS,
    /** Nothing is to be kept whole. */
    NO_PROPERTY,
    /** How far clocks jump is no length of time above 0. */
    CLOCK_JUMP,
    /** How long nodes stay down is no length of time. */
    RESTART_AFTER,
    /** How many states there may be is no number. */
    STATES,
    /** How many moves there may be is no number. */
    DEPTH,
    /** How long it may take is no number of seconds. */
    SECONDS;

    /** Whether something is written wrongly. */
    boolean isWritten() {
        return switch (this) {
            case NO_SCENARIO, SENTINELS, CLIENTS, NO_PROPERTY -> false;
            case CLOCK_JUMP, RESTART_AFTER, STATES, DEPTH, SECONDS -> true;
        };
    }

    /** What names its text. */
    String key() {
        return "hindrance." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
