package dev.lockscope.lock.port;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.lockscope.time.Randomness;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SpreadTest {

    private static final int DRAWS = 10_000;

    @Test
    void aUniformSpreadReachesBothEndsAndNothingBeyond() {
        List<Long> drawn = draw(new Spread.Uniform(Duration.ofMillis(100), Duration.ofMillis(120)));

        assertThat(drawn).allMatch(millis -> millis >= 100 && millis <= 120).contains(100L, 120L);
        assertThat(drawn.stream().mapToLong(Long::longValue).average().orElseThrow())
                .isCloseTo(110, within(1.0));
    }

    @Test
    void aLogNormalSpreadHasItsMedianAndItsTail() {
        List<Long> drawn = draw(new Spread.LogNormal(Duration.ofMillis(200), Duration.ofMillis(2_000)));

        assertThat(drawn.get(DRAWS / 2)).isBetween(190L, 210L);
        assertThat(drawn.get(DRAWS * 99 / 100)).isBetween(1_700L, 2_350L);
        assertThat(drawn.get(0)).isPositive();
    }

    @Test
    void aSpreadOfOneLengthIsThatLength() {
        assertThat(draw(new Spread.Uniform(Duration.ofMillis(7), Duration.ofMillis(7))))
                .containsOnly(7L);
        assertThat(draw(new Spread.LogNormal(Duration.ofMillis(7), Duration.ofMillis(7))))
                .containsOnly(7L);
    }

    @Test
    void theNormalDistributionIsThatOfTheTables() {
        assertThat(Normal.quantile(0.5)).isZero();
        assertThat(Normal.quantile(0.975)).isCloseTo(1.959963984540054, within(1e-8));
        assertThat(Normal.quantile(0.99)).isCloseTo(2.3263478740408408, within(1e-8));
        assertThat(Normal.quantile(0.001)).isCloseTo(-3.090232306167813, within(1e-8));
        assertThat(Normal.quantile(0.999999)).isCloseTo(4.753424308822899, within(1e-8));
    }

    @Test
    void theEndsMayNotBeTheWrongWayRound() {
        assertThatThrownBy(() -> new Spread.Uniform(Duration.ofMillis(2), Duration.ofMillis(1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Spread.LogNormal(Duration.ofMillis(2), Duration.ofMillis(1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** Milliseconds, the shortest first. */
    private static List<Long> draw(Spread spread) {
        Randomness random = Randomness.seeded(20_260_101);
        Surroundings chance = (Surroundings) Proxy.newProxyInstance(
                Surroundings.class.getClassLoader(),
                new Class<?>[] {Surroundings.class},
                (proxy, method, arguments) -> random.nextLong((Long) arguments[0] + 1));
        return IntStream.range(0, DRAWS)
                .mapToObj(i -> spread.draw(chance).toMillis())
                .sorted()
                .toList();
    }
}
