package dev.lockscope.model;

import static dev.lockscope.model.FaultScenes.holder;
import static dev.lockscope.model.FaultScenes.pair;
import static dev.lockscope.model.FaultScenes.scene;
import static dev.lockscope.model.FaultScenes.sinceWork;
import static dev.lockscope.model.FaultScenes.whileWorking;
import static dev.lockscope.model.Scenarios.when;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.EventKind;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.scenario.Persistence;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.Trace;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What nodes and stores tell of a fault, in which order: the same in every world. */
abstract class FaultFactsContract {

    private static final NodeAction RESTART = new NodeAction.Restart("redis", Optional.empty(), false);

    /** Runs a scenario in the world that is tested. */
    abstract Trace run(Scenario scenario);

    private Trace single(Persistence persistence, EventKind last, Action... actions) {
        return run(scene(
                FaultScenes.single(persistence),
                List.of(holder("A")),
                whileWorking("A", actions),
                when("redis", last)));
    }

    @Test
    void aNodeThatComesBackTellsWhatItFindsInItsFile() {
        Trace trace = single(Persistence.AOF_ALWAYS, EventKind.STORED, new NodeAction.Crash("redis"), RESTART);

        assertThat(sinceWork(trace, "A")).containsExactly("redis NodeCrashed", "redis NodeStarted", "redis KeyStored");
    }

    @Test
    void anOrderlyEndIsToldAsOne() {
        Trace trace = single(Persistence.NOTHING, EventKind.STARTED, new NodeAction.Stop("redis"), RESTART);

        assertThat(sinceWork(trace, "A")).containsExactly("redis NodeStopped", "redis NodeStarted");
    }

    @Test
    void anEvictionIsToldOfEveryKey() {
        Trace trace = single(Persistence.NOTHING, EventKind.EVICTED, new NodeAction.Evict("redis"));

        assertThat(sinceWork(trace, "A")).containsExactly("redis KeyEvicted");
    }

    @Test
    void aDeletionByHandIsTold() {
        Trace trace = single(Persistence.NOTHING, EventKind.DELETED, new NodeAction.Delete("redis", "lock:account"));

        assertThat(sinceWork(trace, "A")).containsExactly("redis KeyDeleted");
    }

    @Test
    void aClockThatPassesADeadlineLetsTheKeyExpire() {
        Trace trace = single(
                Persistence.NOTHING, EventKind.EXPIRED, new NodeAction.JumpClock("redis", Duration.ofSeconds(5)));

        assertThat(sinceWork(trace, "A")).containsExactly("redis ClockMoved", "redis KeyExpired");
    }

    @Test
    void aPromotionOfAReplicaIsToldByIt() {
        Trace trace = run(scene(
                pair(),
                List.of(holder("A")),
                whileWorking("A", new NodeAction.Promote("n2")),
                when("n2", EventKind.PROMOTED)));

        // When the replica stores the lock is its own affair.
        assertThat(sinceWork(trace, "A"))
                .filteredOn(fact -> !fact.equals("n2 KeyStored"))
                .containsExactly("n2 NodePromoted");
    }
}
