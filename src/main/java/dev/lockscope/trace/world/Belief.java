package dev.lockscope.trace.world;

import java.util.OptionalLong;

/** What a client believes of one lock. Instants are ns since the run's start. */
public sealed interface Belief {

    /** Whether the client may believe at that instant, by its own reckoning, that it holds the lock. */
    default boolean holdsAt(long instant) {
        return false;
    }

    /** It has nothing to do with the lock. */
    record None() implements Belief {}

    /**
     * It asks for the lock.
     *
     * @param refused how many attempts have ended without it
     */
    record Requesting(String recipe, long since, int refused) implements Belief {}

    /**
     * It has been told that it holds the lock, and not yet that it does not.
     *
     * @param token the random value that it stored
     * @param fence the fencing token, where the recipe has one
     * @param validUntil until when it may believe so, or empty for ever
     * @param since when it learnt of it
     */
    record Holds(String token, OptionalLong fence, OptionalLong validUntil, long since) implements Belief {

        @Override
        public boolean holdsAt(long instant) {
            return validUntil.isEmpty() || instant < validUntil.getAsLong();
        }

        /** How long it may still believe so at that instant, ns, never below 0; empty for ever. */
        public OptionalLong remaining(long instant) {
            return validUntil.isEmpty()
                    ? OptionalLong.empty()
                    : OptionalLong.of(Math.max(0, validUntil.getAsLong() - instant));
        }

        Holds until(long instant) {
            return new Holds(token, fence, OptionalLong.of(instant), since);
        }
    }
}
