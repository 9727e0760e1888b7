package dev.lockscope.redis.observe;

import dev.lockscope.time.RunClock;
import java.util.concurrent.TimeUnit;

/** Wakes one thread at an instant that others may move. */
final class Alarm {

    private final RunClock clock;
    private long at = Long.MAX_VALUE;

    Alarm(RunClock clock) {
        this.clock = clock;
    }

    /** Sets the instant, ns since the run's start; the largest number there is for never. */
    synchronized void set(long instant) {
        at = instant;
        notifyAll();
    }

    /**
     * Blocks until the instant, or until {@code latest} if that comes first.
     *
     * @return whether the instant has come
     * @throws InterruptedException when the calling thread is interrupted
     */
    synchronized boolean await(long latest) throws InterruptedException {
        long left;
        while ((left = Math.min(at, latest) - clock.nanos()) > 0) {
            TimeUnit.NANOSECONDS.timedWait(this, left);
        }
        return at <= clock.nanos();
    }
}
