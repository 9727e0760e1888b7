package dev.lockscope.lab;

import dev.lockscope.time.RunClock;

/**
 * Whether a run is held, and how much of its time it was not: what waits for a client or for the learner must not run
 * out of patience meanwhile. Safe for use by several threads.
 */
final class Hold {

    /** While a run is held, those who wait look again this often, ns. */
    private static final long LOOK = 20_000_000;

    private final RunClock clock;
    private boolean held;
    private long since;
    private long total;

    /** A run that is not held. */
    Hold(RunClock clock) {
        this.clock = clock;
    }

    /** It is held from now on; answers whether it was not before. */
    synchronized boolean begin() {
        if (held) {
            return false;
        }
        held = true;
        since = clock.nanos();
        return true;
    }

    /** It is held no longer; answers for how long it was, ns, or -1 when it was not. */
    synchronized long end() {
        if (!held) {
            return -1;
        }
        held = false;
        long time = clock.nanos() - since;
        total += time;
        return time;
    }

    synchronized boolean isHeld() {
        return held;
    }

    /** The run's time without that in which it was held, ns. */
    synchronized long lived() {
        return (held ? since : clock.nanos()) - total;
    }

    /** How long it is until {@link #lived} is {@code deadline} if nothing changes, ns; zero or less when it is. */
    long left(long deadline) {
        return deadline - lived();
    }

    /** How long to wait before looking again whether {@code deadline} has come, ns. */
    synchronized long slice(long deadline) {
        long left = left(deadline);
        return held && left > 0 ? Math.max(left, LOOK) : Math.max(left, 0);
    }
}
