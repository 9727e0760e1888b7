package dev.lockscope.lock.program;

import dev.lockscope.lock.port.Spread;
import java.time.Duration;
import java.util.function.UnaryOperator;

/** One step of what a client does. */
public sealed interface Step {

    /** The step with every length of time in it changed in the same way. */
    default Step timed(UnaryOperator<Duration> change) {
        return this;
    }

    /** Takes the lock; when that fails, the rest of the program is left out. */
    record Acquire() implements Step {}

    /** Reads the resource's value. */
    record Read() implements Step {}

    /** Computes for a time. */
    record Work(Duration time) implements Step {

        @Override
        public Step timed(UnaryOperator<Duration> change) {
            return new Work(change.apply(time));
        }
    }

    /** Computes for a time that is another one each time. */
    record SpreadWork(Spread spread) implements Step {

        @Override
        public Step timed(UnaryOperator<Duration> change) {
            return new SpreadWork(spread.scaled(change));
        }
    }

    /** Computes until the script says {@code finish}. */
    record WorkUntilTold() implements Step {}

    /**
     * Writes the value that was read, plus a change.
     *
     * @param change negative to take away
     * @param retries how often it reads anew and tries again, at most, after a conflict
     */
    record Write(long change, int retries) implements Step {

        /** A write that is tried once. */
        public Write(long change) {
            this(change, 0);
        }
    }

    /**
     * Charges once for something.
     *
     * @param key what for, such as an invoice's number
     * @param amount what is taken from the value
     */
    record Charge(String key, long amount) implements Step {}

    /** Looks whether a key or a cache entry is there; when it is, the rest of the program but the release is left out. */
    record LookUp(String key) implements Step {}

    /** Stores a key on its own. */
    record Remember(String key) implements Step {}

    /**
     * Computes an expensive entry and puts it into the cache.
     *
     * @param time how long that takes
     */
    record Compute(String key, Duration time) implements Step {

        @Override
        public Step timed(UnaryOperator<Duration> change) {
            return new Compute(key, change.apply(time));
        }
    }

    /** Begins a transaction. */
    record Begin() implements Step {}

    /** Commits the transaction. */
    record Commit() implements Step {}

    /** Gives the lock back. */
    record Release() implements Step {}

    /** Looks whether the lock is known to be lost; when it is, the rest of the program but the release is left out. */
    record Check() implements Step {}
}
