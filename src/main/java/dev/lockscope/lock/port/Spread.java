package dev.lockscope.lock.port;

import java.time.Duration;
import java.util.function.UnaryOperator;

/** How the lengths of a work are spread: each time it takes another, drawn by seeded chance. */
public sealed interface Spread {

    /** Draws a length, in whole milliseconds and at least 1 ms. */
    Duration draw(Surroundings surroundings);

    /**
     * The same spread with every length changed in the same proportion.
     *
     * @param change what becomes of a length
     */
    Spread scaled(UnaryOperator<Duration> change);

    /**
     * Every length is as likely as every other.
     *
     * @param from the shortest, above nothing
     * @param to the longest, not below {@code from}
     */
    record Uniform(Duration from, Duration to) implements Spread {

        /** @throws IllegalArgumentException when the ends are the wrong way round */
        public Uniform {
            if (to.compareTo(from) < 0) {
                throw new IllegalArgumentException("a spread from " + from + " to " + to);
            }
        }

        @Override
        public Duration draw(Surroundings surroundings) {
            return from.plusMillis(surroundings.chance(to.toMillis() - from.toMillis()));
        }

        @Override
        public Spread scaled(UnaryOperator<Duration> change) {
            return new Uniform(change.apply(from), change.apply(to));
        }
    }

    /**
     * Most lengths are near the median, and a few are far longer, as those of calls over a network are: the logarithm of
     * the length is normally distributed.
     *
     * @param median what half of them stay below
     * @param p99 what 99 of 100 stay below, not below {@code median}
     */
    record LogNormal(Duration median, Duration p99) implements Spread {

        /** One more than the largest number drawn; so the rarest lengths are one in a million. */
        private static final long DRAWS = 1_000_000;

        /** How many standard deviations 99 of 100 stay below. */
        private static final double P99 = 2.3263478740408408;

        /** @throws IllegalArgumentException when the two are the wrong way round */
        public LogNormal {
            if (p99.compareTo(median) < 0) {
                throw new IllegalArgumentException("a median of " + median + " above a p99 of " + p99);
            }
        }

        @Override
        public Duration draw(Surroundings surroundings) {
            double share = (surroundings.chance(DRAWS - 1) + 0.5) / DRAWS;
            double sigma = Math.log((double) p99.toNanos() / median.toNanos()) / P99;
            double nanos = median.toNanos() * Math.exp(sigma * Normal.quantile(share));
            return Duration.ofMillis(Math.max(1, Math.round(nanos / 1e6)));
        }

        @Override
        public Spread scaled(UnaryOperator<Duration> change) {
            return new LogNormal(change.apply(median), change.apply(p99));
        }
    }
}
