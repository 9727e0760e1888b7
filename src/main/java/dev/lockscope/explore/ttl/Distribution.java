package dev.lockscope.explore.ttl;

import dev.lockscope.lock.port.Normal;
import dev.lockscope.time.Randomness;
import java.time.Duration;

/**
 * How lengths of time are spread. Each is given by its quantiles, so that one number by chance draws one length (inverse
 * transform sampling; L. Devroye, "Non-Uniform Random Variate Generation", 1986). Immutable.
 */
public sealed interface Distribution permits Distribution.Parametric, Empirical {

    /**
     * The length that this share of all lengths stays below.
     *
     * @param share at least 0 and below 1
     * @return ns, at least 0
     */
    long quantile(double share);

    /** Draws a length, ns, at least 0. */
    default long draw(Randomness randomness) {
        return quantile(share(randomness));
    }

    /** A number above 0 and below 1, every one as likely as every other. */
    static double share(Randomness randomness) {
        long steps = 1L << 52;
        return (randomness.nextLong(steps) + 0.5) / steps;
    }

    /** One that a few numbers describe. */
    sealed interface Parametric extends Distribution {}

    /** No length at all. */
    static Distribution none() {
        return new Constant(Duration.ZERO);
    }

    /** Always the same. */
    record Constant(Duration length) implements Parametric {
        @Override
        public long quantile(double share) {
            return length.toNanos();
        }
    }

    /**
     * Every length is as likely as every other.
     *
     * @param from the shortest
     * @param to the longest
     */
    record Uniform(Duration from, Duration to) implements Parametric {

        /** @throws IllegalArgumentException when the ends are the wrong way round */
        public Uniform {
            require(from.compareTo(to) <= 0, from, to);
        }

        @Override
        public long quantile(double share) {
            return from.toNanos() + (long) (share * (to.toNanos() - from.toNanos()));
        }
    }

    /**
     * The logarithm of the length is normally distributed, as it is, about, for calls over a network.
     *
     * @param median above nothing
     * @param p99 what 99 of 100 stay below, not below {@code median}
     */
    record LogNormal(Duration median, Duration p99) implements Parametric {

        /** @throws IllegalArgumentException when the two are the wrong way round, or the median is nothing */
        public LogNormal {
            require(median.compareTo(p99) <= 0 && !median.isZero(), median, p99);
        }

        @Override
        public long quantile(double share) {
            double sigma = Math.log((double) p99.toNanos() / median.toNanos()) / Normal.quantile(0.99);
            return (long) bounded(median.toNanos() * Math.exp(sigma * Normal.quantile(bounded(share))));
        }

        private static double bounded(double share) {
            return Math.max(share, 1e-12);
        }
    }

    /**
     * A Pareto distribution: however long one waits already, it may take twice as long again with the same chance as
     * before. Means are ruled by the rarest lengths.
     *
     * @param median above nothing
     * @param p99 what 99 of 100 stay below, above {@code median}
     */
    record HeavyTail(Duration median, Duration p99) implements Parametric {

        /** @throws IllegalArgumentException when the two are the wrong way round, or the median is nothing */
        public HeavyTail {
            require(median.compareTo(p99) < 0 && !median.isZero(), median, p99);
        }

        @Override
        public long quantile(double share) {
            double ratio = (double) p99.toNanos() / median.toNanos();
            // q(s) = least * (1 - s)^(-k), with the two that are known put in.
            double k = Math.log(ratio) / Math.log(50);
            return (long) (median.toNanos() * Math.pow(2 * (1 - share), -k));
        }
    }

    /**
     * Mostly nothing, rarely something, such as the pauses of a garbage collector.
     *
     * @param chance how often there is something, above 0 and at most 1
     * @param length how long it is then
     */
    record Rarely(double chance, Distribution length) implements Parametric {

        /** @throws IllegalArgumentException when the chance is out of range */
        public Rarely {
            if (!(chance > 0 && chance <= 1)) {
                throw new IllegalArgumentException("a chance of " + chance);
            }
        }

        @Override
        public long quantile(double share) {
            double none = 1 - chance;
            return share < none ? 0 : length.quantile(Math.min((share - none) / chance, Math.nextDown(1.0)));
        }
    }

    private static void require(boolean ordered, Duration less, Duration more) {
        if (!ordered) {
            throw new IllegalArgumentException("a distribution by " + less + " and " + more);
        }
    }
}
