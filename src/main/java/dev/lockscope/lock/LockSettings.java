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
 */
public record LockSettings(String key, Duration ttl, Duration timeout, RetryPolicy retry) {

    public LockSettings {
        if (ttl.toMillis() < 1) {
            throw new IllegalArgumentException("a TTL is at least 1 ms, not " + ttl);
        }
    }

    /** The key of the counter that fencing tokens are drawn from. */
    public String fenceKey() {
        return fenceKey(key);
    }

    /** The key of the counter that fencing tokens of the lock {@code key} are drawn from. */
    public static String fenceKey(String key) {
        return key + ":fence";
    }
}
