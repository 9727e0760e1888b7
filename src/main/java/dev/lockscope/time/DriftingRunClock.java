package dev.lockscope.time;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * The own clock of somebody in a run: agrees with the run's clock until it is told to run at another rate. Never goes
 * back and never jumps. Safe for use by several threads.
 */
public final class DriftingRunClock implements RunClock {

    private final RunClock run;
    private double rate = 1;
    private long runSince;
    private long ownSince;
    private int reads;

    /** A clock that agrees with {@code run}. */
    public DriftingRunClock(RunClock run) {
        this.run = run;
    }

    @Override
    public synchronized long nanos() {
        reads++;
        return own(run.nanos());
    }

    @Override
    public synchronized void sleepUntil(long deadline) throws InterruptedException {
        reads++;
        for (long left = left(deadline); left > 0; left = left(deadline)) {
            TimeUnit.NANOSECONDS.timedWait(this, left);
        }
    }

    /**
     * Runs at another rate from now on.
     *
     * @param next seconds that it counts in a second, above 0
     * @return how often it was read or waited for since the last change
     */
    public synchronized int drift(double next) {
        if (!(next > 0)) {
            throw new IllegalArgumentException("a clock cannot run at the rate " + next);
        }
        long now = run.nanos();
        ownSince = own(now);
        runSince = now;
        rate = next;
        int before = reads;
        reads = 0;
        // Whoever sleeps has to reckon anew.
        notifyAll();
        return before;
    }

    /** How long it takes in the run until this clock reads {@code deadline}, ns; zero or less when it does already. */
    public synchronized long left(long deadline) {
        return runInstant(deadline) - run.nanos();
    }

    /** How long a time by this clock takes in the run at its present rate, ns. */
    public synchronized long runTime(Duration own) {
        return rate == 1 ? own.toNanos() : Math.round(own.toNanos() / rate);
    }

    /** When in the run this clock reads {@code own}, at its present rate, ns since the run's start. */
    public synchronized long runInstant(long own) {
        return rate == 1 ? own - ownSince + runSince : runSince + Math.round((own - ownSince) / rate);
    }

    private long own(long now) {
        return rate == 1 ? now - runSince + ownSince : ownSince + Math.round((now - runSince) * rate);
    }
}
