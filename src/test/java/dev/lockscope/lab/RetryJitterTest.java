package dev.lockscope.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.scenario.Topology;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.Recorder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How long a client waits between two attempts; the model's counterpart is in {@code FlawsOnTheModelTest}. */
class RetryJitterTest {

    private static final Duration DELAY = Duration.ofMillis(100);
    private static final Duration JITTER = Duration.ofMillis(300);

    /** Lets time go by when somebody sleeps, and nothing else. */
    private static final class SleepNotes implements RunClock {

        private final List<Duration> sleeps = new ArrayList<>();
        private long now;

        @Override
        public synchronized long nanos() {
            return now;
        }

        @Override
        public synchronized void sleepUntil(long deadline) {
            sleeps.add(Duration.ofNanos(deadline - now));
            now = deadline;
        }
    }

    private static List<Duration> delays(long seed) {
        SleepNotes clock = new SleepNotes();
        Recorder recorder = new Recorder(clock);
        try (MemoryCluster cluster = new MemoryCluster(recorder, new Topology.Single("redis"));
                LabClient client =
                        new LabClient("A", "lock", cluster, recorder, clock, Randomness.seeded(seed), nodes -> nodes)) {
            client.ports()
                    .surroundings()
                    .retry(new RetryPolicy(6, DELAY, JITTER), () -> new Acquisition.Refused("not yet"));
        }
        return clock.sleeps;
    }

    @Test
    void theSeedDecidesOnIt() {
        assertThat(delays(1)).hasSize(5).isEqualTo(delays(1)).isNotEqualTo(delays(2));
    }

    @Test
    void itIsAddedToTheDelay() {
        assertThat(delays(1)).allSatisfy(delay -> assertThat(delay).isBetween(DELAY, DELAY.plus(JITTER)));
        assertThat(delays(1)).doesNotHaveDuplicates();
    }
}
