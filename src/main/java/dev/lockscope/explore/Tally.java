package dev.lockscope.explore;

import java.time.Duration;

/**
 * How far a search has come.
 *
 * @param states how many different states it has found
 * @param transitions how many moves it has tried
 * @param depth how many moves the longest of the schedules has that it has tried whole
 * @param open how many states are left from which nothing was tried yet
 * @param took how long it has taken
 */
public record Tally(long states, long transitions, int depth, long open, Duration took) {

    /** States a second. */
    public double rate() {
        return took.isZero() ? 0 : states * 1e9 / took.toNanos();
    }
}
