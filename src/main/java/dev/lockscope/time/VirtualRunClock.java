package dev.lockscope.time;

/**
 * A clock that stands still until it is told to move; sleepers wait for that.
 *
 * <p>Safe for use by several threads: one advances, the others may sleep.
 */
public final class VirtualRunClock implements RunClock {

    private long now;

    @Override
    public synchronized long nanos() {
        return now;
    }

    @Override
    public synchronized void sleepUntil(long deadline) throws InterruptedException {
        while (now < deadline) {
            wait();
        }
    }

    /**
     * Moves the clock forward.
     *
     * @param instant ns since the run's start, not before the present
     * @throws IllegalArgumentException when that would go back
     */
    public synchronized void advanceTo(long instant) {
        if (instant < now) {
            throw new IllegalArgumentException("cannot go back from " + now + " ns to " + instant + " ns");
        }
        now = instant;
        notifyAll();
    }
}
