package dev.lockscope.lab;

import dev.lockscope.time.DriftingRunClock;
import java.util.concurrent.TimeUnit;

/** Asks one program of a client to stop. Safe for use by several threads. */
final class StopSign {

    /** The clock's rate may change meanwhile; how late that is noticed at most, ns. */
    private static final long LONGEST_WAIT = 20_000_000;

    private final DriftingRunClock clock;
    private boolean up;

    StopSign(DriftingRunClock clock) {
        this.clock = clock;
    }

    /** Waits until an instant; answers false as soon as the program is asked to stop. */
    synchronized boolean rest(long until) {
        try {
            for (long left = clock.left(until); left > 0 && !up; left = clock.left(until)) {
                TimeUnit.NANOSECONDS.timedWait(this, Math.min(left, LONGEST_WAIT));
            }
            return !up;
        } catch (InterruptedException e) {
            throw new ClientStopped();
        }
    }

    /** Asks it to stop. */
    synchronized void raise() {
        up = true;
        notifyAll();
    }
}
