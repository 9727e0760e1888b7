package dev.lockscope.desktop.classroom;

import java.util.Locale;
import java.util.function.LongSupplier;

/** How long a lesson has taken. */
final class LessonClock {

    private static final long SECOND = 1_000_000_000L;

    private final LongSupplier clock;
    private long begun;

    /**
     * One that begins now.
     *
     * @param clock the time, ns
     */
    LessonClock(LongSupplier clock) {
        this.clock = clock;
        begin();
    }

    /** Begins anew. */
    void begin() {
        begun = clock.getAsLong();
    }

    /** The time since the beginning, such as {@code 4:07}. */
    String read() {
        long seconds = Math.max(0, clock.getAsLong() - begun) / SECOND;
        return String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
    }
}
