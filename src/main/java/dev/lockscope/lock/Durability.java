package dev.lockscope.lock;

import java.time.Duration;

/**
 * How many replicas are to have acknowledged a lock before it counts.
 *
 * @param replicas how many
 * @param limit how long to wait for them
 */
public record Durability(int replicas, Duration limit) {

    /** No replica needs to have it. */
    public static final Durability NONE = new Durability(0, Duration.ZERO);
}
