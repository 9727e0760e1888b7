package dev.lockscope.time;

import java.time.Duration;
import java.util.Optional;

/**
 * Monotonic time since a run's start.
 *
 * <p>All instants in the product are nanoseconds (ns) on such a clock, from 0 at the start of the run. Implementations
 * may be used by any thread.
 */
public interface RunClock {

    /** Nanoseconds since the run's start; never goes back. */
    long nanos();

    /**
     * Blocks until {@link #nanos()} has reached {@code deadline}; returns at once when it already has.
     *
     * @param deadline ns since the run's start
     * @throws InterruptedException when the calling thread is interrupted
     */
    void sleepUntil(long deadline) throws InterruptedException;

    /**
     * The computer's calendar time, read between two readings of this clock: for comparing this clock with what other
     * processes of the same computer stamp with their time. Nothing where this clock has nothing to do with a calendar.
     */
    default Optional<CalendarReading> calendar() {
        return Optional.empty();
    }

    /**
     * Calendar time beside run time.
     *
     * @param before a reading of the run clock right before, ns since the run's start
     * @param micros the calendar time, microseconds since 1970
     * @param after a reading of the run clock right after, ns since the run's start
     */
    record CalendarReading(long before, long micros, long after) {}

    /**
     * Blocks for a time.
     *
     * @param time how long; zero and negative return at once
     * @throws InterruptedException when the calling thread is interrupted
     */
    default void sleep(Duration time) throws InterruptedException {
        sleepUntil(nanos() + time.toNanos());
    }
}
