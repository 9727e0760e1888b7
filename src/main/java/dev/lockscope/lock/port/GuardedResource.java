package dev.lockscope.lock.port;

import dev.lockscope.lock.FencingToken;
import java.util.Optional;

/**
 * What the lock is there to protect, as one client reaches it: a number that clients read, compute with and write back.
 *
 * <p>Calls block and belong to the client's own thread.
 */
public interface GuardedResource {

    /** The value now. */
    long read();

    /** Hands in a write. */
    WriteResult write(Write write);

    /**
     * A write.
     *
     * @param value the new value
     * @param change what the client means to add to the value; negative to take away
     * @param fence the fencing token that the client shows, if it has one
     */
    record Write(long value, long change, Optional<FencingToken> fence) {}

    /** What the resource made of a write. */
    sealed interface WriteResult {

        /** The value before and after the write. */
        record Accepted(long before, long after) implements WriteResult {}

        /**
         * The write was turned away.
         *
         * @param value the value that stays
         * @param highest the highest fencing token seen, if any was
         * @param reason why, in a few plain words
         */
        record Rejected(long value, Optional<FencingToken> highest, String reason) implements WriteResult {}
    }
}
