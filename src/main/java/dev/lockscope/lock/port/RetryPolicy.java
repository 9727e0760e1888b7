package dev.lockscope.lock.port;

import java.time.Duration;

/**
 * How often to try again, and after which delays.
 *
 * @param attempts the most attempts, from 1
 * @param delay the time between two attempts
 * @param jitter the most that is added to the delay by chance
 */
public record RetryPolicy(int attempts, Duration delay, Duration jitter) {

    public RetryPolicy {
        if (attempts < 1) {
            throw new IllegalArgumentException("at least 1 attempt is needed, not " + attempts);
        }
    }

    /** One attempt and no more. */
    public static RetryPolicy once() {
        return new RetryPolicy(1, Duration.ZERO, Duration.ZERO);
    }
}
