package dev.lockscope.explore.ttl;

import java.time.Duration;
import java.util.List;

/**
 * What is tried.
 *
 * @param work how long a client works in its critical section
 * @param pauses for how long it stands still there once, watchdog and all, besides
 * @param network how much longer than on the machine's own network each message between a client and the node takes
 * @param protections what is compared with what
 * @param ttls the leases, each a whole number of ms above 0, in rising order
 * @param runs how many runs each of them gets, of each kind
 * @param clients how many clients want the lock at once, at least 2
 * @param retry after how long a client asks again; up to as much again is added by chance
 * @param seed what all chance follows from
 */
public record Experiment(
        Distribution work,
        Distribution pauses,
        Distribution network,
        List<Protection> protections,
        List<Duration> ttls,
        int runs,
        int clients,
        Duration retry,
        long seed) {

    /** How many times the p99 of the work a lease should last, as a rule of thumb. */
    public static final int RULE = 3;

    /** How long a client waits for an answer: as long as Jedis, the Java client, where nobody says otherwise. */
    public static final Duration PATIENCE = Duration.ofSeconds(2);

    private static final List<Double> TIMES_P99 = List.of(0.33, 0.5, 0.75, 1.0, 1.5, 2.0, 5.0);

    /** @throws IllegalArgumentException when a number is out of range, or a list is empty */
    public Experiment {
        protections = List.copyOf(protections);
        ttls = ttls.stream().sorted().distinct().toList();
        boolean positive = ttls.stream().allMatch(ttl -> ttl.toMillis() > 0);
        if (protections.isEmpty() || ttls.isEmpty() || !positive || runs < 1 || clients < 2) {
            throw new IllegalArgumentException("an experiment that tries nothing");
        }
    }

    /** The rule of thumb: a few times the p99 of the work; at least 1 ms, in whole ms. */
    public static Duration ruleOfThumb(Distribution work) {
        return Duration.ofMillis(Math.max(1, Math.round(RULE * work.quantile(0.99) / 1e6)));
    }

    /** Leases from a third of the p99 of the work to five times that, in round numbers. */
    public static List<Duration> usualTtls(Distribution work) {
        return TIMES_P99.stream()
                .map(times -> Duration.ofMillis(round(times * work.quantile(0.99) / 1e6)))
                .toList();
    }

    /** To two digits, so that it can be said; at least 1. */
    private static long round(double millis) {
        double unit = Math.pow(10, Math.max(0, Math.floor(Math.log10(Math.max(1, millis))) - 1));
        return (long) Math.max(1, Math.round(millis / unit) * unit);
    }

    /** A quarter of the work's median, so that the waiting for a next attempt is short beside the work; at least 5 ms. */
    public static Duration usualRetry(Distribution work) {
        return Duration.ofMillis(Math.max(5, Math.round(work.quantile(0.5) / 4e6)));
    }

    /** See {@link #ruleOfThumb(Distribution)}. */
    public Duration ruleOfThumb() {
        return ruleOfThumb(work);
    }

    /** How many runs there are in all: for each protection and TTL so many in which nobody dies, and so many with a crash. */
    public long samples() {
        return 2L * runs * protections.size() * ttls.size();
    }
}
