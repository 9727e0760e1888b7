package dev.lockscope.desktop.stage;

import dev.lockscope.desktop.words.Texts;

/** Writes times and tokens so that they take the same space whatever they are. */
final class Figures {

    private static final double SECOND = 1e9;
    private static final int TOKEN = 4;

    private final Texts texts;

    Figures(Texts texts) {
        this.texts = texts;
    }

    /** A stretch of time, s: hundredths below ten, since those are looked at, else tenths. */
    String span(long nanos) {
        double seconds = nanos / SECOND;
        return texts.say(Math.abs(seconds) < 10 ? "figure.hundredths" : "figure.tenths", seconds);
    }

    /** A point in time, s since the run's start. */
    String instant(long nanos) {
        return texts.say("figure.instant", nanos / SECOND);
    }

    /** By how much something was moved, s, with its sign. */
    String shift(long nanos) {
        return (nanos < 0 ? "−" : "+") + texts.say("figure.tenths", Math.abs(nanos) / SECOND);
    }

    /** The beginning of a long random token; others whole. */
    static String token(String value) {
        return value.length() <= 12 ? value : value.substring(0, TOKEN) + "…";
    }
}
