package dev.lockscope.time;

import java.time.Duration;

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
     * Blocks for a time.
     *
     * @param time how long; zero and negative return at once
     * @throws InterruptedException when the calling thread is interrupted
     */
    default void sleep(Duration time) throws InterruptedException {
        sleepUntil(nanos() + time.toNanos());
    }
}
