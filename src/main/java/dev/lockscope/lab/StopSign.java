package dev.lockscope.lab;

import dev.lockscope.time.RunClock;
import java.util.concurrent.TimeUnit;

/** Asks one program of a client to stop. Safe for use by several threads. */
final class StopSign {

    private final RunClock clock;
    private boolean up;

    StopSign(RunClock clock) {
        this.clock = clock;
    }

    /** Waits until an instant; answers false as soon as the program is asked to stop. */
    synchronized boolean rest(long until) {
        try {
            for (long left = until - clock.nanos(); left > 0 && !up; left = until - clock.nanos()) {
                TimeUnit.NANOSECONDS.timedWait(this, left);
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
