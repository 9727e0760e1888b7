package dev.lockscope.trace;

import org.jspecify.annotations.Nullable;

/** Facts about what a client believes of its lock. */
public sealed interface LockFact extends Fact {

    /** The client whose belief it is. */
    String client();

    /** The lock's name, which is also its key on the nodes. */
    String lock();

    /** The client asks for the lock; it may take several attempts. */
    record LockRequested(String client, String lock, String recipe) implements LockFact {}

    /**
     * An attempt ended without the lock.
     *
     * @param attempt which one, from 1
     * @param reason a short word on why: the node refused, failed, or did not answer
     */
    record AttemptRefused(String client, String lock, int attempt, String reason) implements LockFact {}

    /**
     * The client believes from now on that it holds the lock.
     *
     * @param token the random value that it stored
     * @param fence the fencing token that came with it, or null where the recipe has none
     * @param validUntil until when it may believe so by its own reckoning, ns since the run's start, or null for ever
     */
    record LockAcquired(
            String client,
            String lock,
            String token,
            @Nullable Long fence,
            @Nullable Long validUntil) implements LockFact {}

    /** The client has given up asking. */
    record LockNotAcquired(String client, String lock, String reason) implements LockFact {}

    /** The client's lease was extended. */
    record LockExtended(String client, String lock, String token, long validUntil) implements LockFact {}

    /** The client has noticed that it no longer holds the lock. */
    record LockLost(String client, String lock, String token, String cause) implements LockFact {}

    /** The client has let go of the lock; it no longer believes that it holds it, whatever the outcome. */
    record LockReleased(String client, String lock, String token, Release outcome) implements LockFact {}

    /** What a release came to. */
    enum Release {
        /** The key was deleted. */
        RELEASED,
        /** The key was gone, or held another client's token, and was left alone. */
        NOT_OURS,
        /** No certain answer came. */
        UNKNOWN
    }
}
