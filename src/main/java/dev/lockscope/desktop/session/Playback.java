package dev.lockscope.desktop.session;

import java.util.function.LongSupplier;

/**
 * What has happened, played again.
 *
 * @param clock tells the time, ns
 * @param began when playing began, by the clock
 * @param from the instant that it began at, ns since the run's start
 * @param speed how many times faster than it happened
 */
record Playback(LongSupplier clock, long began, long from, double speed) {

    /** The instant to show now, ns since the run's start. */
    long instant() {
        return from + Math.round((clock.getAsLong() - began) * speed);
    }
}
