package dev.lockscope.time;

import java.time.Clock;
import java.time.Instant;

/** The calendar time of the computer: for headers and file names, never for measuring. */
public final class WallClock {

    private final Clock clock;

    /** A wall clock that reads {@code clock}. */
    public WallClock(Clock clock) {
        this.clock = clock;
    }

    /** The computer's own wall clock. */
    public static WallClock system() {
        return new WallClock(Clock.systemUTC());
    }

    /** The calendar time now. */
    public Instant now() {
        return clock.instant();
    }
}
