package dev.lockscope.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.lockscope.time.Randomness;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimeScaleTest {

    private static final long SECOND = 1_000_000_000;

    @Test
    void placesAndInstantsMatch() {
        TimeScale scale = new TimeScale(2 * SECOND, 1e6, 800);
        assertThat(scale.x(2 * SECOND)).isZero();
        assertThat(scale.x(2_500_000_000L)).isEqualTo(500);
        assertThat(scale.time(500)).isEqualTo(2_500_000_000L);
        assertThat(scale.end()).isEqualTo(2_800_000_000L);
        assertThat(scale.x(Long.MAX_VALUE)).isGreaterThan(1e9);
        assertThat(new TimeScale(Long.MAX_VALUE - 5, 1, 1).x(Long.MIN_VALUE)).isLessThan(-1e9);
    }

    @Test
    void zoomingKeepsWhatIsUnderThePointer() {
        Randomness random = Randomness.seeded(3);
        for (int i = 0; i < 2_000; i++) {
            TimeScale scale = new TimeScale(random.nextLong(100 * SECOND), 1.0 + random.nextLong(100_000_000), 1_000);
            double x = (double) random.nextLong(1_000);
            double factor = Math.pow(2, (random.nextLong(400) - 200) / 50.0);
            TimeScale zoomed = scale.zoomed(x, factor);
            assertThat((double) zoomed.time(x)).isCloseTo((double) scale.time(x), within(2.0));
        }
    }

    @Test
    void zoomingInAndOutAndPanningThereAndBackEndsWhereItBegan() {
        TimeScale scale = new TimeScale(5 * SECOND, 12_345, 1_000);
        TimeScale back = scale.zoomed(333, 8).zoomed(333, 1 / 8.0).panned(250).panned(-250);
        assertThat(back.nsPerPixel()).isCloseTo(12_345, within(1e-6));
        assertThat((double) back.start()).isCloseTo(5.0 * SECOND, within(3.0));
    }

    @Test
    void zoomStopsAtTheFinestAndTheCoarsest() {
        TimeScale scale = new TimeScale(0, 100, 500);
        assertThat(scale.zoomed(0, 1e9).nsPerPixel()).isEqualTo(TimeScale.FINEST);
        assertThat(scale.zoomed(0, 1e-30).nsPerPixel()).isEqualTo(TimeScale.COARSEST);
        assertThatThrownBy(() -> new TimeScale(0, Double.NaN, 5)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new TimeScale(0, 1, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aFittedRunIsSeenWholeWithItsMargin() {
        TimeScale scale = TimeScale.fit(0, 3 * SECOND, 1_000, 20);
        assertThat(scale.x(0)).isCloseTo(20, within(0.01));
        assertThat(scale.x(3 * SECOND)).isCloseTo(980, within(0.01)).isLessThan(980);
        assertThat(TimeScale.fit(7, 7, 300, 10).nsPerPixel()).isEqualTo(TimeScale.FINEST);
    }

    @Test
    void aViewIsKeptWithinTheRun() {
        TimeScale scale = new TimeScale(-5 * SECOND, 1e6, 1_000);
        assertThat(scale.within(0, 10 * SECOND).start()).isZero();
        assertThat(scale.panned(1e6).within(0, 10 * SECOND).end()).isEqualTo(10 * SECOND);
        assertThat(new TimeScale(0, 1e9, 1_000).within(0, 10 * SECOND)).isEqualTo(new TimeScale(0, 1e7, 1_000));
        TimeScale inside = new TimeScale(SECOND, 1e6, 1_000);
        assertThat(inside.within(0, 10 * SECOND)).isEqualTo(inside);
    }

    @Test
    void anInstantCanBeBroughtToAPlace() {
        TimeScale scale = new TimeScale(0, 1_000, 800);
        assertThat(scale.showing(SECOND, 400).x(SECOND)).isEqualTo(400);
        assertThat(scale.resized(300)).isEqualTo(new TimeScale(0, 1_000, 300));
    }

    @Test
    void ticksHaveNumbersThatFitTheirSize() {
        assertThat(labels(new TimeScale(0, 2.5e6, 1_000), 100))
                .containsExactly("0.0 s", "0.5 s", "1.0 s", "1.5 s", "2.0 s", "2.5 s");
        assertThat(labels(new TimeScale(0, 5e5, 1_000), 150))
                .containsExactly("0 ms", "100 ms", "200 ms", "300 ms", "400 ms", "500 ms");
        assertThat(labels(new TimeScale(0, 1, 500), 100))
                .containsExactly("0 ns", "100 ns", "200 ns", "300 ns", "400 ns", "500 ns");
        assertThat(labels(new TimeScale(1_000_000, 2, 800), 200))
                .containsExactly("1.0000 ms", "1.0005 ms", "1.0010 ms", "1.0015 ms");
        assertThat(labels(new TimeScale(0, 2, 1_000), 300)).containsExactly("0 µs", "1 µs", "2 µs");
        assertThat(labels(new TimeScale(0, 6e8, 1_000), 90))
                .startsWith("0 min", "1 min", "2 min")
                .endsWith("10 min");
        assertThat(labels(new TimeScale(0, 1e8, 1_000), 90)).startsWith("0 s", "10 s", "20 s");
    }

    @Test
    void ticksAreFarEnoughApartAndEvenAndInView() {
        Randomness random = Randomness.seeded(5);
        for (int i = 0; i < 3_000; i++) {
            double nsPerPixel = Math.pow(10, random.nextLong(1_200) / 100.0);
            TimeScale scale = new TimeScale(random.nextLong(1_000 * SECOND) - SECOND, nsPerPixel, 1_400);
            List<Tick> all = scale.ticks(80);
            List<Tick> major = all.stream().filter(Tick::isMajor).toList();
            assertThat(all.size()).as("%s", scale).isBetween(1, 110);
            assertThat(all).allMatch(tick -> tick.x() >= 0 && tick.x() <= 1_400.5);
            assertThat(major).extracting(Tick::number).doesNotHaveDuplicates();
            for (int n = 1; n < major.size(); n++) {
                assertThat(major.get(n).x() - major.get(n - 1).x())
                        .as("%s", scale)
                        .isGreaterThan(79.9);
                assertThat(major.get(n).at() - major.get(n - 1).at())
                        .isEqualTo(major.get(1).at() - major.get(0).at());
            }
        }
    }

    private static List<String> labels(TimeScale scale, double apart) {
        return scale.ticks(apart).stream()
                .filter(Tick::isMajor)
                .map(tick -> tick.number() + " " + tick.unit().symbol())
                .toList();
    }
}
