package dev.lockscope.fault.link;

import static dev.lockscope.trace.LinkFact.Direction.THERE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.fault.link.Wires.Pair;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.trace.LinkFact.Condition;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class LinkDelayTest {

    private static final String PING = "*1\r\n$4\r\nPING\r\n";
    private static final Duration BASE = Duration.ofMillis(20);
    private static final Duration JITTER = Duration.ofMillis(30);

    @Test
    void everyMessageIsLateByATimeOfItsOwnWithinTheBounds() {
        List<Duration> delays = delays(new Delay(BASE, JITTER, Randomness.seeded(1)));
        assertThat(delays)
                .allSatisfy(delay -> assertThat(delay).isBetween(BASE, BASE.plus(JITTER)))
                .anySatisfy(delay -> assertThat(delay).isLessThan(BASE.plus(JITTER.dividedBy(4))))
                .anySatisfy(delay -> assertThat(delay)
                        .isGreaterThan(BASE.plus(JITTER.dividedBy(4).multipliedBy(3))));
        assertThat(new HashSet<>(delays)).hasSizeGreaterThan(50);
    }

    @Test
    void theSameSeedMakesTheSameMessagesLateByTheSame() {
        assertThat(delays(new Delay(BASE, JITTER, Randomness.seeded(7))))
                .isEqualTo(delays(new Delay(BASE, JITTER, Randomness.seeded(7))))
                .isNotEqualTo(delays(new Delay(BASE, JITTER, Randomness.seeded(8))));
    }

    private static List<Duration> delays(Delay delay) {
        List<Duration> delays = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            delays.add(((Fate.Late) delay.fate(0, i)).delay());
        }
        return delays;
    }

    @Test
    void aConnectionKeepsItsOrderUnderJitter() throws IOException {
        RunClock clock = SystemRunClock.startingNow();
        try (Wires wires = new Wires();
                Pair pair = wires.connect()) {
            wires.link.delay(THERE, BASE, JITTER, Randomness.seeded(3));
            assertThat(wires.link.condition()).isEqualTo(Condition.DELAYS);
            long sent = clock.nanos();
            StringBuilder all = new StringBuilder();
            for (int i = 0; i < 40; i++) {
                pair.client().send("PING " + i + "\n");
                all.append("PING ").append(i).append('\n');
            }
            pair.server().expect(all.toString());
            assertThat(clock.nanos() - sent).isGreaterThanOrEqualTo(BASE.toNanos());
            assertThat(wires.link.delayed()).isEqualTo(40);
            wires.notices.assertNone();
        }
    }

    @Test
    void openingEndsTheDelayAlsoOfWhatIsOnItsWay() throws IOException {
        try (Wires wires = new Wires();
                Pair pair = wires.connect()) {
            wires.link.delay(THERE, Duration.ofHours(1));
            pair.client().send(PING);
            while (wires.link.delayed() == 0) {
                Thread.onSpinWait();
            }
            pair.server().assertNothingCame();
            assertThat(wires.link.open()).isZero();
            assertThat(wires.link.condition()).isEqualTo(Condition.OPEN);
            pair.client().send("PING 2\n");
            pair.server().expect(PING + "PING 2\n");
            assertThat(wires.link.delayed()).isEqualTo(1);
        }
    }

    @Test
    void aDelayOfNothingEndsTheDelayOfWhatComes() throws IOException {
        try (Wires wires = new Wires();
                Pair pair = wires.connect()) {
            wires.link.delay(THERE, Duration.ofHours(1));
            wires.link.delay(THERE, Duration.ZERO);
            assertThat(wires.link.condition()).isEqualTo(Condition.OPEN);
            pair.client().send(PING);
            pair.server().expect(PING);
        }
    }

    @Test
    void aNegativeJitterIsAMistake() {
        assertThatThrownBy(() -> new Delay(BASE, Duration.ofMillis(-1), Randomness.seeded(0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("negative");
    }
}
