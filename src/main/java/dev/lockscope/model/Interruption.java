package dev.lockscope.model;

/** What happens to a client of a {@link Trial} that waits to be told to finish its work. */
public sealed interface Interruption {

    /** Nothing: it goes on at once. */
    Interruption NONE = new None();

    /** Its process dies. */
    Interruption CRASH = new Crash();

    /** See {@link #NONE}. */
    record None() implements Interruption {}

    /** See {@link #CRASH}. */
    record Crash() implements Interruption {}

    /**
     * Its process stands still, watchdog and all, and then goes on.
     *
     * @param nanos for how long, ns, above 0
     */
    record Pause(long nanos) implements Interruption {}
}
