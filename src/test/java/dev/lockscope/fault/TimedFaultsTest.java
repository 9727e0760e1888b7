package dev.lockscope.fault;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.time.DriftingRunClock;
import dev.lockscope.time.VirtualRunClock;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Faults that do something later, by a run's clock. */
@Timeout(30)
class TimedFaultsTest {

    private static final long SECOND = 1_000_000_000;

    private final VirtualRunClock clock = new VirtualRunClock();
    private final RunTimer timer = new RunTimer(clock);
    private final MemoryNode node = new MemoryNode();
    private final Semaphore told = new Semaphore(0);

    @Test
    void aDelayedRestartComesWhenItsTimeHasComeAndSaysSo() throws Exception {
        node.keys.put("k", Duration.ofSeconds(9));
        node.stop(1);
        Fault restart = new DelayedRestart("n1", node, Duration.ofSeconds(2), false, timer, told::release);
        restart.begin(7);
        clock.advanceTo(SECOND);
        assertThat(node.isUp()).isFalse();
        clock.advanceTo(2 * SECOND);
        assertThat(told.tryAcquire(10, TimeUnit.SECONDS)).isTrue();
        assertThat(node.isUp()).isTrue();
        assertThat(restart.end(0)).isEqualTo(new Fault.Report(1, Effect.KEYS_FOUND));
        assertThat(node.causes).containsExactly(1L, 7L);
    }

    @Test
    void aRestartThatTheRunDoesNotLiveToSeeNeverComesAndSaysSo() throws Exception {
        node.crash(1);
        Fault restart = new DelayedRestart("n1", node, Duration.ofSeconds(2), true, timer, told::release);
        restart.begin(7);
        assertThat(restart.end(0)).isEqualTo(new Fault.Report(0, Effect.NEVER_DUE));
        clock.advanceTo(3 * SECOND);
        assertThat(told.tryAcquire(20, TimeUnit.MILLISECONDS)).isFalse();
        assertThat(node.isUp()).isFalse();
    }

    @Test
    void aRestartOfWhatIsUpByThenIsRefused() throws Exception {
        Fault restart = new DelayedRestart("n1", node, Duration.ofSeconds(2), true, timer, told::release);
        restart.begin(7);
        clock.advanceTo(2 * SECOND);
        assertThat(told.tryAcquire(10, TimeUnit.SECONDS)).isTrue();
        assertThat(restart.end(0)).isEqualTo(new Fault.Report(0, Effect.REFUSED));
    }

    @Test
    void aClockThatRunsFastTakesTimeFromKeysLittleByLittleUntilItEnds() throws Exception {
        node.keys.put("k", Duration.ofSeconds(10));
        Fault drift = new ClockDrift("n1", node, 1.5, Duration.ofSeconds(1), timer);
        drift.begin(7);
        clock.advanceTo(SECOND);
        assertThat(node.done.tryAcquire(10, TimeUnit.SECONDS)).isTrue();
        assertThat(drift.end(9)).isEqualTo(new Fault.Report(1, Effect.EXPIRIES_MOVED));
        assertThat(node.keys).containsEntry("k", Duration.ofMillis(9_500));
        clock.advanceTo(5 * SECOND);
        assertThat(node.done.tryAcquire(20, TimeUnit.MILLISECONDS)).isFalse();
        assertThat(node.keys).containsEntry("k", Duration.ofMillis(9_500));
    }

    @Test
    void aClockThatRunsSlowGivesTimeToKeys() throws Exception {
        node.keys.put("k", Duration.ofSeconds(10));
        Fault drift = new ClockDrift("n1", node, 0.5, Duration.ofSeconds(1), timer);
        drift.begin(7);
        clock.advanceTo(SECOND);
        assertThat(node.done.tryAcquire(10, TimeUnit.SECONDS)).isTrue();
        drift.end(9);
        assertThat(node.keys).containsEntry("k", Duration.ofMillis(10_500));
    }

    @Test
    void aClientsClockRunsAtAnotherRateUntilTheDriftEnds() throws Exception {
        DriftingRunClock own = new DriftingRunClock(clock);
        Fault drift = new ClientClockDrift("A", new Drifting(own), 2);
        drift.begin(7);
        clock.advanceTo(SECOND);
        assertThat(own.nanos()).isEqualTo(2 * SECOND);
        assertThat(drift.end(9)).isEqualTo(new Fault.Report(1, Effect.CLOCK_READ));
        clock.advanceTo(2 * SECOND);
        assertThat(own.nanos()).isEqualTo(3 * SECOND);
        assertThat(drift.kind() + " of " + drift.target()).isEqualTo("client-clock-drift of A");
    }

    private record Drifting(DriftingRunClock clock) implements DriftingClock {
        @Override
        public void drift(double rate, long cause) {
            clock.drift(rate);
        }

        @Override
        public int settle(long cause) {
            return clock.drift(1);
        }
    }
}
