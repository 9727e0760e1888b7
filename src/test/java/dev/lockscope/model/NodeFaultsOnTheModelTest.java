package dev.lockscope.model;

import static dev.lockscope.model.FaultScenes.holder;
import static dev.lockscope.model.FaultScenes.scene;
import static dev.lockscope.model.FaultScenes.sinceWork;
import static dev.lockscope.model.FaultScenes.single;
import static dev.lockscope.model.FaultScenes.whileWorking;
import static dev.lockscope.model.ModelRuns.events;
import static dev.lockscope.model.ModelRuns.facts;
import static dev.lockscope.model.ModelRuns.run;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.ClientSpec.Start;
import dev.lockscope.scenario.EventKind;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.scenario.Persistence;
import dev.lockscope.trace.CommandFact.CommandReplied;
import dev.lockscope.trace.CommandFact.Reply;
import dev.lockscope.trace.FaultFact.ActionRefused;
import dev.lockscope.trace.FaultFact.FaultEnded;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.LockFact.LockNotAcquired;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.StoreFact.KeyExpired;
import dev.lockscope.trace.Trace;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(20)
class NodeFaultsOnTheModelTest {

    private static final NodeAction CRASH = new NodeAction.Crash("redis");
    private static final NodeAction RESTART = new NodeAction.Restart("redis", Optional.empty(), false);

    private static Trace holding(Persistence persistence, Action... actions) {
        Action[] all = Arrays.copyOf(actions, actions.length + 2);
        all[actions.length] = new ClientAction.Start("B");
        all[actions.length + 1] = new ClientAction.Finish("B");
        return run(scene(
                single(persistence),
                List.of(holder("A"), holder("B", Start.WHEN_TOLD)),
                whileWorking("A", all),
                Scenarios.when("B", EventKind.FINISHED, new ClientAction.Finish("A")),
                Scenarios.when("A", EventKind.FINISHED)));
    }

    @Test
    void aNodeThatIsDownRefusesEverybody() {
        Trace trace = holding(Persistence.NOTHING, CRASH);

        assertThat(sinceWork(trace, "A")).containsExactly("redis NodeCrashed");
        assertThat(facts(trace, CommandReplied.class).stream()
                        .filter(reply -> reply.client().equals("B")))
                .isNotEmpty()
                .allSatisfy(reply -> assertThat(reply.reply()).isEqualTo(Reply.FAILED));
        assertThat(facts(trace, LockNotAcquired.class)).hasSize(1);
    }

    @Test
    void aNodeWithoutAFileForgetsTheLock() {
        Trace trace = holding(Persistence.NOTHING, CRASH, RESTART);

        assertThat(facts(trace, LockAcquired.class))
                .extracting(LockAcquired::client)
                .containsExactly("A", "B");
        assertThat(sinceWork(trace, "A")).startsWith("redis NodeCrashed", "redis NodeStarted", "redis KeyStored");
    }

    @ParameterizedTest
    @EnumSource(names = {"AOF_EVERYSEC", "AOF_ALWAYS"})
    void aNodeWithAFileKeepsTheLockOverACrash(Persistence persistence) {
        Trace trace = holding(persistence, CRASH, RESTART);

        assertThat(facts(trace, LockAcquired.class))
                .extracting(LockAcquired::client)
                .containsExactly("A");
        // What it finds is told before anybody asks for it.
        assertThat(sinceWork(trace, "A")).startsWith("redis NodeCrashed", "redis NodeStarted", "redis KeyStored");
        assertThat(facts(trace, FaultEnded.class))
                .extracting(FaultEnded::touched)
                .containsExactly(0, 1);
    }

    @Test
    void aNodeThatStartsWithoutItsFileForgetsTheLock() {
        Trace trace = holding(
                Persistence.AOF_ALWAYS,
                new NodeAction.Stop("redis"),
                new NodeAction.Restart("redis", Optional.empty(), true));

        assertThat(sinceWork(trace, "A")).startsWith("redis NodeStopped", "redis NodeStarted");
        assertThat(facts(trace, LockAcquired.class)).hasSize(2);
    }

    @Test
    void aPowerCutLosesTheLastSecondThatWasNotForcedToDisk() {
        Trace everysec = holding(Persistence.AOF_EVERYSEC, new NodeAction.LosePower("redis"), RESTART);
        Trace always = holding(Persistence.AOF_ALWAYS, new NodeAction.LosePower("redis"), RESTART);

        assertThat(facts(everysec, LockAcquired.class)).hasSize(2);
        assertThat(facts(everysec, FaultEnded.class).get(0).touched()).isEqualTo(1);
        assertThat(facts(always, LockAcquired.class)).hasSize(1);
    }

    @Test
    void timeGoesOnWhileANodeIsDown() {
        Trace trace = run(scene(
                single(Persistence.AOF_ALWAYS),
                List.of(holder("A"), holder("B", Start.WHEN_TOLD)),
                whileWorking("A", CRASH, new NodeAction.Restart("redis", Optional.of(Duration.ofSeconds(4)), false)),
                Scenarios.when("redis", EventKind.STARTED, new ClientAction.Start("B")),
                Scenarios.when("B", EventKind.WORKS)));

        assertThat(facts(trace, KeyExpired.class)).isEmpty();
        assertThat(facts(trace, LockAcquired.class)).hasSize(2);
        long crashed = FaultScenes.at(trace, NodeCrashed.class);
        long started = events(trace, NodeStarted.class).get(1).at();
        assertThat(started - crashed).isEqualTo(Duration.ofSeconds(4).toNanos());
    }

    @Test
    void aStalledNodeKeepsEverybodyWaiting() {
        Trace trace = holding(Persistence.NOTHING, new NodeAction.Stall("redis"));

        assertThat(facts(trace, CommandReplied.class).stream()
                        .filter(reply -> reply.client().equals("B")))
                .isNotEmpty()
                .allSatisfy(reply -> assertThat(reply.reply()).isEqualTo(Reply.UNKNOWN));
    }

    /** Requests that were kept are executed even if their client has given up, as with a server that was stopped. */
    @Test
    void aStalledNodeExecutesLaterWhatWasSentMeanwhile() {
        Trace trace = run(scene(
                single(Persistence.NOTHING),
                List.of(holder("A")),
                Scenarios.when("A", EventKind.STARTED, new NodeAction.Stall("redis")),
                Scenarios.when("A", EventKind.REPLIED, new NodeAction.Resume("redis")),
                Scenarios.when("redis", EventKind.STORED)));

        assertThat(facts(trace, LockAcquired.class)).isEmpty();
    }

    @Test
    void aClockThatJumpsEndsALeaseEarly() {
        Trace trace = holding(Persistence.NOTHING, new NodeAction.JumpClock("redis", Duration.ofSeconds(5)));

        assertThat(sinceWork(trace, "A")).startsWith("redis ClockMoved", "redis KeyExpired", "redis KeyStored");
        assertThat(facts(trace, LockAcquired.class)).hasSize(2);
    }

    @Test
    void aClockThatJumpsALittleBringsTheDeadlineNearer() {
        Trace trace = run(scene(
                single(Persistence.NOTHING),
                List.of(holder("A")),
                whileWorking("A", new NodeAction.JumpClock("redis", Duration.ofSeconds(2))),
                Scenarios.when("redis", EventKind.EXPIRED)));

        assertThat(sinceWork(trace, "A")).containsExactly("redis ClockMoved", "redis KeyExtended", "redis KeyExpired");
        assertThat(FaultScenes.at(trace, KeyExpired.class)).isEqualTo(1_001_000_000L);
    }

    @Test
    void aClockThatRunsTwiceAsFastHalvesALease() {
        Trace trace = run(scene(
                single(Persistence.NOTHING),
                List.of(holder("A")),
                whileWorking("A", new NodeAction.DriftClock("redis", 2)),
                Scenarios.when("redis", EventKind.EXPIRED)));

        // Half of 3 s, to the fifth of a second in which its keys are moved.
        assertThat(FaultScenes.at(trace, KeyExpired.class) / 1_000_000).isBetween(1_500L, 1_700L);
    }

    @Test
    void evictionTakesOnlyKeysThatHaveAnExpiry() {
        Trace trace = holding(Persistence.NOTHING, new NodeAction.Evict("redis"));

        assertThat(sinceWork(trace, "A")).startsWith("redis KeyEvicted", "redis KeyStored");
        assertThat(facts(trace, LockAcquired.class)).hasSize(2);
    }

    @Test
    void aDeletedLockIsFree() {
        Trace deleted = holding(Persistence.NOTHING, new NodeAction.Delete("redis", "lock:account"));
        Trace flushed = holding(Persistence.NOTHING, new NodeAction.Flush("redis"));

        assertThat(sinceWork(deleted, "A")).startsWith("redis KeyDeleted", "redis KeyStored");
        assertThat(sinceWork(flushed, "A")).isEqualTo(sinceWork(deleted, "A"));
    }

    @Test
    void whatCannotBeDoneIsRefusedWithItsReason() {
        Trace trace = holding(Persistence.NOTHING, RESTART, new NodeAction.Promote("redis"), CRASH, CRASH);

        assertThat(facts(trace, ActionRefused.class))
                .extracting(ActionRefused::reason)
                .containsExactly("it is up", "it is a master already", "it is down");
    }
}
