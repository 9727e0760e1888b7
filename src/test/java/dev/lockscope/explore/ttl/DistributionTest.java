package dev.lockscope.explore.ttl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.lockscope.time.Randomness;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.assertj.core.data.Offset;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

class DistributionTest {

    private static final Duration MEDIAN = Duration.ofMillis(200);
    private static final Duration P99 = Duration.ofMillis(900);

    @Test
    void aConstantLengthIsAlwaysTheSame() {
        Distribution constant = new Distribution.Constant(MEDIAN);

        assertThat(drawn(constant, 100)).containsOnly(MEDIAN.toNanos());
    }

    @Test
    void uniformLengthsFillTheirRangeEvenly() {
        List<Long> drawn = drawn(new Distribution.Uniform(MEDIAN, P99), 10_000);

        assertThat(drawn).allMatch(nanos -> nanos >= MEDIAN.toNanos() && nanos <= P99.toNanos());
        assertThat(mean(drawn)).isCloseTo(550e6, Percentage.withPercentage(2));
    }

    @Test
    void aLogNormalLengthHasTheMedianAndTheP99ThatItWasGiven() {
        Distribution logNormal = new Distribution.LogNormal(MEDIAN, P99);

        hasTheMedianAndTheP99(logNormal, 2);
        // Of a log-normal distribution with this median and p99 the mean is exp(mu + sigma^2 / 2) = 246.6 ms.
        assertThat(mean(drawn(logNormal, 50_000))).isCloseTo(246.6e6, Percentage.withPercentage(2));
    }

    @Test
    void aHeavyTailHasTheMedianAndTheP99AndFarLongerLengthsBeyond() {
        Distribution tail = new Distribution.HeavyTail(MEDIAN, P99);

        hasTheMedianAndTheP99(tail, 3);
        Distribution logNormal = new Distribution.LogNormal(MEDIAN, P99);
        assertThat(tail.quantile(0.9999)).isGreaterThan(logNormal.quantile(0.9999));
    }

    @Test
    void rareLengthsAreMostlyNothingAndElseAsTheirOwnDistributionSays() {
        Distribution rarely = new Distribution.Rarely(0.1, new Distribution.Uniform(MEDIAN, P99));
        List<Long> drawn = drawn(rarely, 20_000);

        assertThat(drawn.stream().filter(nanos -> nanos > 0).count()).isCloseTo(2_000, within(150L));
        assertThat(rarely.quantile(0.5)).isZero();
        assertThat(rarely.quantile(0.95)).isCloseTo(550_000_000, Offset.offset(1_000_000L));
    }

    @Test
    void measuredLengthsAreDrawnAsOftenAsOneAnother() {
        Empirical measured = new Empirical(List.of(30L, 10L, 20L));
        List<Long> drawn = drawn(measured, 9_000);

        for (long each : List.of(10L, 20L, 30L)) {
            assertThat(Collections.frequency(drawn, each)).isCloseTo(3_000, within(200));
        }
        assertThat(measured.quantile(0.99)).isEqualTo(30);
    }

    @Test
    void theSameSeedDrawsTheSameLengths() {
        Distribution logNormal = new Distribution.LogNormal(MEDIAN, P99);

        assertThat(drawn(logNormal, 50)).isEqualTo(drawn(logNormal, 50));
    }

    @Test
    void whatIsTheWrongWayRoundIsRefused() {
        assertThatThrownBy(() -> new Distribution.Uniform(P99, MEDIAN)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Distribution.LogNormal(P99, MEDIAN)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Distribution.HeavyTail(MEDIAN, MEDIAN))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Distribution.Rarely(0, Distribution.none()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Empirical(List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    private static void hasTheMedianAndTheP99(Distribution distribution, double percent) {
        List<Long> drawn = drawn(distribution, 50_000);
        Collections.sort(drawn);
        assertThat((double) drawn.get(25_000)).isCloseTo(200e6, Percentage.withPercentage(percent));
        assertThat((double) drawn.get(49_500)).isCloseTo(900e6, Percentage.withPercentage(2 * percent));
        assertThat((double) distribution.quantile(0.5)).isCloseTo(200e6, Percentage.withPercentage(0.01));
        assertThat((double) distribution.quantile(0.99)).isCloseTo(900e6, Percentage.withPercentage(0.01));
    }

    private static double mean(List<Long> drawn) {
        return drawn.stream().mapToLong(Long::longValue).average().orElseThrow();
    }

    private static List<Long> drawn(Distribution distribution, int count) {
        Randomness randomness = Randomness.seeded(7);
        List<Long> drawn = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            drawn.add(distribution.draw(randomness));
        }
        return drawn;
    }
}
