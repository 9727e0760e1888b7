package dev.lockscope.fault;

/** The own clock of somebody, which can be made to run at another rate. */
public interface DriftingClock {

    /**
     * Runs at a rate from now on; what it reads goes on from what it reads now.
     *
     * @param rate seconds that it counts in a second, above 0
     */
    void drift(double rate, long cause);

    /** Runs at its usual rate again; answers how often it was read since it drifts. */
    int settle(long cause);
}
