package dev.lockscope.lock.port;

import dev.lockscope.lock.FencingToken;
import java.util.List;
import java.util.Optional;

/**
 * What the lock is there to protect, as one client reaches it: a number that clients read, compute with and write back,
 * or that they charge; and beside it the keys and cache entries that are stored.
 *
 * <p>In a transaction, what is handed in is kept back until it commits, and then all of it is done, or nothing. Nobody
 * sees anything of it before, this client neither, and a client that dies leaves nothing of it behind. That is how
 * Redis's MULTI and a unit of work before a database do it; no lock of the database is held meanwhile.
 *
 * <p>Calls block and belong to the client's own thread.
 */
public interface GuardedResource {

    /** The value now. */
    Reading read();

    /** Hands in a write. */
    Outcome write(Write write);

    /** Hands in a charge: the resource takes an amount from the value by itself, as one step with the check of the key. */
    Outcome charge(Charge charge);

    /** Whether a key or a cache entry is stored. */
    boolean lookUp(String key);

    /**
     * Stores a key on its own, also where a transaction is open.
     *
     * @return whether it was not stored before
     */
    boolean remember(String key);

    /**
     * Puts an entry into the cache, also where a transaction is open.
     *
     * @return whether it was not there before
     */
    boolean put(String key);

    /**
     * Begins a transaction.
     *
     * @throws IllegalStateException when one is open
     */
    void begin();

    /**
     * Does all that was handed in since the transaction began, or nothing of it if one thing is turned away.
     *
     * @throws IllegalStateException when none is open
     */
    Commit commit();

    /**
     * Forgets all that was handed in since the transaction began.
     *
     * @throws IllegalStateException when none is open
     */
    void rollBack();

    /**
     * What a client has read.
     *
     * @param version the value's version, which is another one after every change; from 0
     */
    record Reading(long value, long version) {}

    /** What a client wants to be changed. */
    sealed interface Change {

        /** The fencing token that the client shows, if it has one. */
        Optional<FencingToken> fence();
    }

    /**
     * A write.
     *
     * @param value the new value
     * @param change what the client means to add to the value; negative to take away
     * @param fence the fencing token that the client shows, if it has one
     * @param seen what it was computed from, if the client has read; a resource that compares looks at it
     */
    record Write(long value, long change, Optional<FencingToken> fence, Optional<Reading> seen) implements Change {}

    /**
     * A charge.
     *
     * @param key what is charged for, such as an invoice's number
     * @param amount what is to be taken from the value
     * @param fence the fencing token that the client shows, if it has one
     */
    record Charge(String key, long amount, Optional<FencingToken> fence) implements Change {}

    /** What the resource made of a change. */
    sealed interface Outcome {

        /**
         * It is done.
         *
         * @param before the value before
         * @param after the value after
         * @param version the value's version after
         */
        record Accepted(long before, long after, long version) implements Outcome {}

        /**
         * The same charge was made before: nothing is done, and the answer is the stored one.
         *
         * @param after the value after the charge that was made
         */
        record Replayed(long after) implements Outcome {}

        /**
         * It was turned away.
         *
         * @param reason why
         * @param now what stays
         * @param highest the highest fencing token seen, if any was
         * @param text why, in a few plain words
         */
        record Rejected(Reason reason, Reading now, Optional<FencingToken> highest, String text) implements Outcome {}

        /** It waits for the transaction to commit. */
        record Queued() implements Outcome {}
    }

    /** Why a change was turned away. */
    enum Reason {
        /** Its fencing token. */
        FENCE,
        /** It was computed from what is no longer so. */
        CONFLICT,
        /** Its key is stored already. */
        DUPLICATE_KEY,
        /** Its key is stored already, for a charge of another amount: a mistake of the client. */
        OTHER_PAYLOAD
    }

    /** What became of a transaction. */
    sealed interface Commit {

        /**
         * All of it is done.
         *
         * @param outcomes an outcome a change, in their order
         */
        record Committed(List<Outcome> outcomes) implements Commit {

            public Committed {
                outcomes = List.copyOf(outcomes);
            }
        }

        /**
         * Nothing of it is done.
         *
         * @param place the place of the change that was turned away, from 0
         * @param why what was made of it
         */
        record RolledBack(int place, Outcome.Rejected why) implements Commit {}
    }
}
