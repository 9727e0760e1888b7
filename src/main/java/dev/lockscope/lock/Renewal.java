package dev.lockscope.lock;

import java.time.Duration;

/**
 * How a watchdog renews a lease.
 *
 * @param every the time between two renewals
 * @param atMost the most renewals, or {@link #NO_LIMIT}
 */
public record Renewal(Duration every, int atMost) {

    /** A watchdog without a cap. */
    public static final int NO_LIMIT = Integer.MAX_VALUE;

    /** The usual renewal: at a third of the TTL, without a cap. */
    public static Renewal atAThirdOf(Duration ttl) {
        return new Renewal(ttl.dividedBy(3), NO_LIMIT);
    }
}
