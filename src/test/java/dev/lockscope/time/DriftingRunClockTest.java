package dev.lockscope.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class DriftingRunClockTest {

    private final VirtualRunClock run = new VirtualRunClock();
    private final DriftingRunClock own = new DriftingRunClock(run);

    @Test
    void agreesWithTheRunUntilItDrifts() {
        run.advanceTo(70);
        assertThat(own.nanos()).isEqualTo(70);
    }

    @Test
    void goesOnFromWhatItReadsAndNeverBack() {
        run.advanceTo(100);
        own.drift(2);
        assertThat(own.nanos()).isEqualTo(100);
        run.advanceTo(200);
        assertThat(own.nanos()).isEqualTo(300);
        own.drift(0.5);
        assertThat(own.nanos()).isEqualTo(300);
        run.advanceTo(400);
        assertThat(own.nanos()).isEqualTo(400);
        own.drift(1);
        run.advanceTo(500);
        assertThat(own.nanos()).isEqualTo(500);
    }

    @Test
    void turnsItsInstantsAndTimesIntoThoseOfTheRun() {
        run.advanceTo(100);
        own.drift(2);
        assertThat(own.runInstant(300)).isEqualTo(200);
        assertThat(own.left(300)).isEqualTo(100);
        assertThat(own.runTime(Duration.ofNanos(50))).isEqualTo(25);
    }

    @Test
    void countsHowOftenItWasRead() {
        own.nanos();
        own.nanos();
        assertThat(own.drift(3)).isEqualTo(2);
        assertThat(own.drift(1)).isZero();
    }

    @Test
    void aSleeperReckonsAnewWhenTheRateChanges() throws Exception {
        DriftingRunClock real = new DriftingRunClock(SystemRunClock.startingNow());
        CompletableFuture<Void> slept =
                CompletableFuture.runAsync(() -> sleep(real, real.nanos() + 3_600_000_000_000L));
        assertThat(slept).isNotDone();
        real.drift(1e9);
        slept.get(10, TimeUnit.SECONDS);
    }

    @Test
    void aClockCannotStandStill() {
        assertThatThrownBy(() -> own.drift(0)).isInstanceOf(IllegalArgumentException.class);
    }

    private static void sleep(RunClock clock, long deadline) {
        try {
            clock.sleepUntil(deadline);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
