package dev.lockscope.explore.ttl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.model.TraceWitness;
import dev.lockscope.model.Witness;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.time.VirtualRunClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.RunFact.RunStarted;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.Verdict;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is measured on the fly is what the judge finds in the whole trace of the same run. */
class SectionWatchTest {

    private static final int RUNS = 60;

    private static final List<Duration> TTLS = List.of(Duration.ofMillis(200), Duration.ofMillis(500));

    private static final Experiment EXPERIMENT = new Experiment(
            new Distribution.LogNormal(Duration.ofMillis(150), Duration.ofSeconds(1)),
            new Distribution.Rarely(0.3, new Distribution.HeavyTail(Duration.ofMillis(300), Duration.ofSeconds(2))),
            new Distribution.HeavyTail(Duration.ofMillis(2), Duration.ofMillis(200)),
            List.of(Protection.values()),
            TTLS,
            RUNS,
            3,
            Duration.ofMillis(40),
            3);

    @ParameterizedTest
    @EnumSource(Protection.class)
    void theFastMeasureAndTheJudgeAgreeOnEveryRun(Protection protection) {
        Map<FindingId, Integer> found = new EnumMap<>(FindingId.class);
        for (Duration ttl : TTLS) {
            for (int run = 0; run < RUNS; run++) {
                Sample sample = new Sample(EXPERIMENT, protection, ttl, run);
                Verdict verdict = judged(sample);
                Outcome fast = sample.outcome();
                String which = protection + " " + ttl + " run " + run;
                agree(which, verdict, FindingId.OVERLAP, fast.overlap(), found);
                agree(which, verdict, FindingId.LOST_UPDATE, fast.lostUpdate(), found);
                agree(which, verdict, FindingId.STALE_WRITE_ACCEPTED, fast.staleWrite(), found);
                if (protection == Protection.FENCED) {
                    agree(which, verdict, FindingId.STALE_WRITE_REJECTED, fast.turnedAway(), found);
                }
            }
        }
        assertThat(found.get(FindingId.OVERLAP)).isBetween(5, 2 * RUNS - 5);
    }

    @Test
    void bothKindsOfHarmAreAmongTheRunsThatAreCompared() {
        long lost = count(Protection.PLAIN, Outcome::lostUpdate);
        long stale = count(Protection.PLAIN, Outcome::staleWrite);

        assertThat(lost).isGreaterThan(5);
        assertThat(stale).isGreaterThan(2).isLessThan(lost);
        assertThat(count(Protection.FENCED, Outcome::turnedAway)).isGreaterThan(2);
    }

    private static long count(Protection protection, Function<Outcome, Boolean> what) {
        long count = 0;
        for (int run = 0; run < RUNS; run++) {
            count += what.apply(new Sample(EXPERIMENT, protection, TTLS.get(0), run).outcome()) ? 1 : 0;
        }
        return count;
    }

    private static void agree(
            String which, Verdict verdict, FindingId id, boolean fast, Map<FindingId, Integer> found) {
        boolean judged = verdict.ids().contains(id);
        assertThat(fast).as("%s of %s", id, which).isEqualTo(judged);
        found.merge(id, judged ? 1 : 0, Integer::sum);
    }

    private static Verdict judged(Sample sample) {
        Recorder[] kept = new Recorder[1];
        Function<VirtualRunClock, Witness> recording = clock -> {
            Recorder recorder = new Recorder(clock);
            kept[0] = recorder;
            recorder.record("redis", Event.NO_CAUSE, new NodeStarted("redis", "model", Role.MASTER));
            recorder.record(
                    "account", Event.NO_CAUSE, sample.scenario().resource().opened());
            recorder.record(Event.RUN, Event.NO_CAUSE, new RunStarted());
            return new TraceWitness(recorder);
        };
        sample.run(recording);
        Header header = new Header(
                "",
                "ttl",
                null,
                1,
                1,
                Instant.EPOCH,
                "test",
                "model",
                "17",
                sample.scenario().cast());
        return Judge.judge(kept[0].trace(header));
    }
}
