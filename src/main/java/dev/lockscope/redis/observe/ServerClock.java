package dev.lockscope.redis.observe;

/**
 * Maps a server's wall clock to the run's clock.
 *
 * <p>A server that stamps its time while we wait for the answer tells that its stamp lies between our sending and our
 * reading; each such reading bounds the difference of the two clocks, and what all bounds have in common is kept
 * (source: Marzullo and Owicki, "Maintaining the Time in a Distributed System", 1983). A reading that has nothing in
 * common with the former ones shows that the wall clock was moved, and replaces them. Safe for use by several threads.
 */
final class ServerClock {

    private long low = Long.MIN_VALUE;
    private long high = Long.MAX_VALUE;

    /**
     * Takes in a reading.
     *
     * @param before when it was asked for, ns since the run's start
     * @param micros the server's answer, microseconds since 1970
     * @param after when the answer had come, ns since the run's start
     */
    synchronized void learn(long before, long micros, long after) {
        long newLow = before - (micros * 1000 + 999);
        long newHigh = after - micros * 1000;
        if (newLow <= high && newHigh >= low) {
            low = Math.max(low, newLow);
            high = Math.min(high, newHigh);
        } else {
            low = newLow;
            high = newHigh;
        }
    }

    /** The server's instant {@code micros}, microseconds since 1970, as ns since the run's start. */
    synchronized long toRun(long micros) {
        return micros * 1000 + low + (high - low) / 2;
    }

    /** The run's instant {@code nanos} by the server's clock, microseconds since 1970, or a little before. */
    synchronized long toServer(long nanos) {
        return Math.floorDiv(nanos - high, 1000);
    }

    /** How far off {@link #toRun} may be, ns. */
    synchronized long error() {
        return (high - low) / 2;
    }
}
