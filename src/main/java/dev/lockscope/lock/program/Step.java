package dev.lockscope.lock.program;

import java.time.Duration;

/** One step of what a client does. */
public sealed interface Step {

    /** Takes the lock; when that fails, the rest of the program is left out. */
    record Acquire() implements Step {}

    /** Reads the resource's value. */
    record Read() implements Step {}

    /** Computes for a time. */
    record Work(Duration time) implements Step {}

    /** Computes until the script says {@code finish}. */
    record WorkUntilTold() implements Step {}

    /**
     * Writes the value that was read, plus a change.
     *
     * @param change negative to take away
     */
    record Write(long change) implements Step {}

    /** Gives the lock back. */
    record Release() implements Step {}

    /** Looks whether the lock is known to be lost; when it is, the rest of the program but the release is left out. */
    record Check() implements Step {}
}
