package dev.lockscope.benchmark;

/** Counts invocations and notes when the first was broken, unseen by Lincheck. */
final class Stopwatch {

    private static volatile long invocations;
    private static volatile long firstAt;
    private static volatile long brokenAfter;
    private static volatile long brokenAt;

    private Stopwatch() {}

    static void reset() {
        invocations = 0;
        brokenAfter = 0;
        brokenAt = 0;
    }

    /** An invocation begins; one at a time does. */
    static void began() {
        long before = invocations;
        invocations = before + 1;
        if (before == 0) {
            firstAt = System.nanoTime();
        }
    }

    /** The property is broken. */
    static void broken() {
        if (brokenAfter == 0) {
            brokenAfter = invocations;
            brokenAt = System.nanoTime();
        }
    }

    static long invocations() {
        return invocations;
    }

    static long firstAt() {
        return firstAt;
    }

    static long brokenAfter() {
        return brokenAfter;
    }

    static long brokenAt() {
        return brokenAt;
    }
}
