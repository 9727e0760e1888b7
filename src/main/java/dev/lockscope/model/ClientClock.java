package dev.lockscope.model;

/**
 * A client's own clock: an immutable value.
 *
 * @param rate seconds that it counts in a second
 * @param since when it began to run at that rate, ns since the run's start
 * @param read what it read then, ns
 */
public record ClientClock(double rate, long since, long read) {

    /** One that runs as it should. */
    public static final ClientClock RIGHT = new ClientClock(1, 0, 0);

    /** What it reads at an instant, ns. */
    long at(long instant) {
        return rate == 1 ? read + (instant - since) : read + Math.round((instant - since) * rate);
    }

    /** How long it really takes until it has counted so much, ns. */
    long lasts(long counted) {
        return rate == 1 ? counted : (long) Math.ceil(counted / rate);
    }

    ClientClock drifting(double otherRate, long now) {
        return new ClientClock(otherRate, now, at(now));
    }
}
