package dev.lockscope.explore.ttl;

import dev.lockscope.time.Randomness;
import java.util.Arrays;

/**
 * How long it took after a crash until the next client got in, with bounds of 95 % confidence.
 *
 * <p>The mean's bounds are the percentile bootstrap of B. Efron, "Bootstrap methods: another look at the jackknife", Annals
 * of Statistics 7 (1979). The p99's are two of the waits themselves, chosen by the binomial distribution, whatever the
 * distribution of the waits is (H. A. David and H. N. Nagaraja, "Order Statistics", 3rd edition, 2003, section 7.1); fewer
 * than 368 waits hold none above, and then the bound is {@link Long#MAX_VALUE}.
 *
 * @param of how many waits
 * @param mean ns
 * @param meanLow ns
 * @param meanHigh ns
 * @param p99 what 99 of 100 stay below, ns
 * @param p99Low ns
 * @param p99High ns
 */
public record Waits(int of, long mean, long meanLow, long meanHigh, long p99, long p99Low, long p99High) {

    private static final int RESAMPLES = 1_000;
    private static final double SHARE = 0.99;
    private static final double TAIL = 0.025;

    /**
     * What waits come to.
     *
     * @param waits at least one, ns; left as it is
     */
    static Waits of(long[] waits, Randomness randomness) {
        long[] sorted = waits.clone();
        Arrays.sort(sorted);
        long[] means = new long[RESAMPLES];
        for (int i = 0; i < RESAMPLES; i++) {
            double sum = 0;
            for (int j = 0; j < sorted.length; j++) {
                sum += sorted[(int) randomness.nextLong(sorted.length)];
            }
            means[i] = (long) (sum / sorted.length);
        }
        Arrays.sort(means);
        int below = (int) (RESAMPLES * TAIL);
        return new Waits(
                sorted.length,
                (long) Arrays.stream(sorted).average().orElseThrow(),
                means[below],
                means[RESAMPLES - 1 - below],
                sorted[Math.min((int) Math.ceil(SHARE * sorted.length) - 1, sorted.length - 1)],
                bound(sorted, TAIL),
                bound(sorted, 1 - TAIL));
    }

    /** The smallest of them whose place is not reached by the count of waits below the p99, but for so much of its chance. */
    private static long bound(long[] sorted, double chance) {
        int n = sorted.length;
        double logChance = n * Math.log(1 - SHARE);
        double reached = 0;
        for (int below = 0; below <= n; below++) {
            reached += Math.exp(logChance);
            if (reached > chance) {
                boolean upper = chance > 0.5;
                int place = upper ? below : below - 1;
                return place < 0 ? 0 : place >= n ? Long.MAX_VALUE : sorted[place];
            }
            logChance += Math.log((double) (n - below) / (below + 1)) + Math.log(SHARE / (1 - SHARE));
        }
        return Long.MAX_VALUE;
    }
}
