package dev.lockscope.explore.ttl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.lockscope.time.Randomness;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class EstimateTest {

    /** Table of R. G. Newcombe, "Two-sided confidence intervals for the single proportion" (1998), Wilson without correction. */
    @Test
    void theBoundsOfAProportionAreThoseOfWilson() {
        bounds(new Proportion(81, 263), 0.2553, 0.3662);
        bounds(new Proportion(15, 148), 0.0624, 0.1605);
        bounds(new Proportion(0, 20), 0.0000, 0.1611);
        bounds(new Proportion(1, 29), 0.0061, 0.1718);
    }

    private static void bounds(Proportion proportion, double low, double high) {
        assertThat(proportion.low()).isCloseTo(low, within(0.00005));
        assertThat(proportion.high()).isCloseTo(high, within(0.00005));
    }

    @Test
    void whatAlwaysHappensHasTheMirroredBoundsOfWhatNeverDoes() {
        Proportion always = new Proportion(20, 20);

        assertThat(always.low()).isCloseTo(1 - new Proportion(0, 20).high(), within(1e-12));
        assertThat(always.high()).isEqualTo(1);
    }

    @Test
    void aProportionOfNothingIsRefused() {
        assertThatThrownBy(() -> new Proportion(0, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Proportion(2, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theBoundsOfAP99HoldItInNinetyFiveOfAHundredCases() {
        int held = 0;
        for (int trial = 0; trial < 400; trial++) {
            Randomness randomness = Randomness.seeded(trial);
            long[] waits = LongStream.range(0, 1_000)
                    .map(i -> randomness.nextLong(1_000_000))
                    .toArray();
            Waits known = Waits.of(waits, randomness.fork("bootstrap"));
            held += known.p99Low() <= 990_000 && 990_000 <= known.p99High() ? 1 : 0;
        }
        // 95 % or a little more, since waits are whole: at least 372 of 400 in all but one of a thousand such tests.
        assertThat(held).isBetween(366, 400);
    }

    @Test
    void theBoundsOfAMeanHoldItInNinetyFiveOfAHundredCases() {
        int held = 0;
        for (int trial = 0; trial < 200; trial++) {
            Randomness randomness = Randomness.seeded(trial);
            long[] waits = LongStream.range(0, 200)
                    .map(i -> randomness.nextLong(1_000_000))
                    .toArray();
            Waits known = Waits.of(waits, randomness.fork("bootstrap"));
            held += known.meanLow() <= 500_000 && 500_000 <= known.meanHigh() ? 1 : 0;
        }
        assertThat(held).isBetween(178, 199);
    }

    @Test
    void fewWaitsHaveNoUpperBoundOfTheirP99() {
        long[] few = LongStream.range(0, 367).toArray();
        long[] enough = LongStream.range(0, 368).toArray();

        assertThat(Waits.of(few, Randomness.seeded(1)).p99High()).isEqualTo(Long.MAX_VALUE);
        assertThat(Waits.of(enough, Randomness.seeded(1)).p99High()).isEqualTo(367);
    }
}
