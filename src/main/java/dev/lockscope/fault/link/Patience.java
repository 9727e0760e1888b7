package dev.lockscope.fault.link;

import dev.lockscope.time.RunClock;

/**
 * How long a link's thread looks again by itself before it goes to sleep.
 *
 * <p>Waking a sleeping thread costs about as much as a whole command on loopback, and a command's reply mostly comes
 * soon after it. So after something has passed, the thread goes on looking for a short time, and yields in between; a
 * link without traffic sleeps. For the link's thread.
 */
final class Patience {

    private final RunClock clock;
    private final long length;
    private long until;

    /** Looks again for {@code length} ns after something has passed. */
    Patience(RunClock clock, long length) {
        this.clock = clock;
        this.length = length;
        this.until = clock.nanos();
    }

    /** Something has passed. */
    void renew(long now) {
        until = now + length;
    }

    /** Whether to look again; lets others run first. */
    @SuppressWarnings("ThreadPriorityCheck") // nothing relies on the yield; without it, two cores starve the server
    boolean lasts() {
        if (clock.nanos() >= until) {
            return false;
        }
        Thread.yield();
        return true;
    }
}
