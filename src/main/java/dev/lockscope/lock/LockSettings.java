package dev.lockscope.lock;

import dev.lockscope.lock.port.RetryPolicy;
import java.time.Duration;

/**
 * What a recipe is told about its lock.
 *
 * @param key the lock's name, which is its key on the nodes
 * @param ttl the time to live that the lock is taken with, in whole ms, above 0
 * @param timeout how long one node may take to answer
 * @param retry how often and after which delays to try again
 * @param renewal how a watchdog renews the lock, where the recipe has one
 * @param durability how many replicas have to acknowledge the lock, where the recipe asks for that
 */
public record LockSettings(
        String key, Duration ttl, Duration timeout, RetryPolicy retry, Renewal renewal, Durability durability) {

    public LockSettings {
        if (ttl.toMillis() < 1) {
            throw new IllegalArgumentException("a TTL is at least 1 ms, not " + ttl);
        }
    }

    /** Settings with the usual renewal and no wait for replicas. */
    public LockSettings(String key, Duration ttl, Duration timeout, RetryPolicy retry) {
        this(key, ttl, timeout, retry, Renewal.atAThirdOf(ttl), Durability.NONE);
    }

    /** The key of the counter that fencing tokens are drawn from. */
    public String fenceKey() {
        return fenceKey(key);
    }

    /** The key of the counter that fencing tokens of the lock {@code key} are drawn from. */
    public static String fenceKey(String key) {
        return key + ":fence";
    }

    /** The channel on which releases are announced. */
    public String channel() {
        return key + ":released";
    }

    /** The key of the queue of those who wait. */
    public String queueKey() {
        return key + ":queue";
    }

    /**
     * How much of a lease the clocks of several nodes may eat by running at different rates: 1 % of the TTL and 2 ms.
     *
     * <p>Source: Redis documentation, "Distributed Locks with Redis"; the 2 ms are the expiry's precision of 1 ms and a
     * smallest drift of 1 ms.
     */
    public Duration drift() {
        return ttl.dividedBy(100).plusMillis(2);
    }
}
