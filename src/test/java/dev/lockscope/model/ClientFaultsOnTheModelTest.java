package dev.lockscope.model;

import static dev.lockscope.model.FaultScenes.WORK;
import static dev.lockscope.model.FaultScenes.scene;
import static dev.lockscope.model.FaultScenes.single;
import static dev.lockscope.model.ModelRuns.events;
import static dev.lockscope.model.ModelRuns.facts;
import static dev.lockscope.model.ModelRuns.run;
import static dev.lockscope.model.Scenarios.when;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.ClientSpec.Start;
import dev.lockscope.scenario.EventKind;
import dev.lockscope.scenario.Persistence;
import dev.lockscope.trace.ClientFact.ClientClockDrifts;
import dev.lockscope.trace.ClientFact.WorkFinished;
import dev.lockscope.trace.ClientFact.WorkStarted;
import dev.lockscope.trace.ClientFact.WorkerResumed;
import dev.lockscope.trace.ClientFact.WorkerStalled;
import dev.lockscope.trace.LockFact.LockLost;
import dev.lockscope.trace.StoreFact.KeyExpired;
import dev.lockscope.trace.StoreFact.KeyExtended;
import dev.lockscope.trace.Trace;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class ClientFaultsOnTheModelTest {

    private static final ClientSpec WATCHED = Scenarios.client("A", "set-nx-px-watched", Start.AT_ONCE, WORK);

    /** The watchdog keeps a lock alive whose holder does nothing: the opposite of a pause. */
    @Test
    void theWatchdogGoesOnWhileTheWorkerIsStuck() {
        Trace trace = run(scene(
                single(Persistence.NOTHING),
                List.of(WATCHED),
                when("A", EventKind.WORKS, new ClientAction.Stall("A")),
                when("redis", EventKind.EXTENDED),
                when("redis", EventKind.EXTENDED),
                when("redis", EventKind.EXTENDED),
                when("redis", EventKind.EXTENDED, new ClientAction.Resume("A")),
                when("A", EventKind.FINISHED)));

        assertThat(facts(trace, WorkerStalled.class)).hasSize(1);
        assertThat(facts(trace, WorkerResumed.class))
                .singleElement()
                .satisfies(resumed ->
                        assertThat(resumed.stalledFor() / 1_000_000_000).isEqualTo(4));
        assertThat(facts(trace, KeyExtended.class)).hasSize(4);
        assertThat(facts(trace, KeyExpired.class)).isEmpty();
        assertThat(facts(trace, LockLost.class)).isEmpty();
    }

    @Test
    void aClientWithASlowClockWorksLongerThanItThinks() {
        ClientSpec slow = Scenarios.client("A", "set-nx-px-safe", Start.AT_ONCE, Duration.ofSeconds(1));
        Trace trace = run(scene(
                single(Persistence.NOTHING),
                List.of(slow),
                when("A", EventKind.ACQUIRED, new ClientAction.DriftClock("A", 0.5))));

        assertThat(facts(trace, ClientClockDrifts.class))
                .extracting(ClientClockDrifts::rate)
                .startsWith(0.5);
        long worked = events(trace, WorkFinished.class).get(0).at()
                - events(trace, WorkStarted.class).get(0).at();
        assertThat(worked).isEqualTo(Duration.ofSeconds(2).toNanos());
    }

    @Test
    void aClockGoesOnFromWhatItReadWhenItsRateChanges() {
        ClientClock twice = ClientClock.RIGHT.drifting(2, 100);

        assertThat(twice.at(100)).isEqualTo(100);
        assertThat(twice.at(150)).isEqualTo(200);
        assertThat(twice.drifting(1, 150).at(160)).isEqualTo(210);
        assertThat(twice.lasts(10)).isEqualTo(5);
    }
}
