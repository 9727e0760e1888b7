package dev.lockscope.model;

import static dev.lockscope.model.ModelRuns.events;
import static dev.lockscope.model.ModelRuns.facts;
import static dev.lockscope.model.ModelRuns.run;
import static dev.lockscope.model.Scenarios.client;
import static dev.lockscope.model.Scenarios.in;
import static dev.lockscope.model.Scenarios.on;
import static dev.lockscope.model.Scenarios.when;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.ClientSpec.Start;
import dev.lockscope.scenario.EventKind;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.Topology;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.WriteRejected;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyExpired;
import dev.lockscope.trace.StoreFact.KeyExtended;
import dev.lockscope.trace.StoreFact.KeyStored;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Finding;
import dev.lockscope.verdict.Judge;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What goes wrong between two calls of a recipe, and how its sibling keeps clear of it. */
@Timeout(20)
class FlawsOnTheModelTest {

    private static final Duration WORK = Duration.ofMillis(500);

    @Test
    void aClientThatDiesBetweenSetnxAndExpireLeavesALockForEver() {
        Trace trace = run(Scenarios.of(
                Fencing.NONE,
                List.of(client("A", "setnx-then-expire", Start.AT_ONCE, WORK)),
                when("A", EventKind.REPLIED, new ClientAction.Crash("A"))));

        assertThat(facts(trace, KeyStored.class)).containsExactly(new KeyStored("redis", "lock:account", "A-1", null));
        assertThat(facts(trace, KeyExtended.class)).isEmpty();
        assertThat(facts(trace, KeyExpired.class)).isEmpty();
    }

    @Test
    void betweenGetAndDelTheLockCanBecomeAnothers() {
        ClientSpec b = client("B", "get-then-del", Start.WHEN_TOLD, WORK);
        Trace trace = run(Scenarios.of(
                Fencing.NONE,
                List.of(client("A", "get-then-del", Start.AT_ONCE, WORK), b),
                when("A", EventKind.REACHED, "release.del", new ClientAction.Pause("A")),
                when("redis", EventKind.EXPIRED, new ClientAction.Start("B")),
                when("B", EventKind.WORKS, new ClientAction.Resume("A"))));

        assertThat(facts(trace, KeyDeleted.class).get(0))
                .isEqualTo(new KeyDeleted("redis", "lock:account", "B-1", "A"));
        assertThat(findings(trace)).contains(FindingId.FOREIGN_DELETE);
    }

    @Test
    void aSeparateIncrOutranksTheRightfulHolder() {
        ClientSpec b = client("B", "separate-incr", Start.WHEN_TOLD, WORK);
        Trace trace = run(Scenarios.of(
                Fencing.STRICT,
                List.of(client("A", "separate-incr", Start.AT_ONCE, Duration.ofMillis(100)), b),
                when("A", EventKind.REPLIED, new ClientAction.Pause("A")),
                when("redis", EventKind.EXPIRED, new ClientAction.Start("B")),
                when("B", EventKind.WORKS, new ClientAction.Resume("A"))));

        assertThat(facts(trace, LockAcquired.class))
                .extracting(LockAcquired::client, LockAcquired::fence)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("B", 1L), org.assertj.core.groups.Tuple.tuple("A", 2L));
        assertThat(facts(trace, WriteRejected.class))
                .extracting(WriteRejected::client)
                .containsExactly("B");
    }

    @Test
    void aMutexHoldsBetweenClientsOfOneProcessAlone() {
        ClientSpec a = client("A", "in-process-mutex", Start.AT_ONCE, WORK);
        ClientSpec b = client("B", "in-process-mutex", Start.AT_ONCE, WORK);

        Trace shared = run(Scenarios.of(Fencing.NONE, List.of(in("shop", a), in("shop", b))));
        Trace apart = run(Scenarios.of(Fencing.NONE, List.of(a, b)));

        assertThat(facts(shared, LockAcquired.class)).hasSize(1);
        assertThat(facts(apart, LockAcquired.class)).hasSize(2);
        assertThat(findings(apart)).contains(FindingId.LOST_UPDATE);
    }

    @Test
    void aMutexIsEnteredTheMomentItIsLeft() {
        RetryPolicy patient = new RetryPolicy(20, Duration.ZERO, Duration.ZERO);
        ClientSpec a = client("A", "in-process-mutex", Start.AT_ONCE, WORK);
        ClientSpec b = client("B", "in-process-mutex", Start.AT_ONCE, patient, WORK);

        Trace trace = run(Scenarios.of(Fencing.NONE, List.of(in("shop", a), in("shop", b))));

        assertThat(millis(trace, LockAcquired.class)).containsExactly(0L, 500L);
    }

    /** When, in whole ms: messages take less. */
    private static List<Long> millis(Trace trace, Class<? extends Fact> kind) {
        return events(trace, kind).stream().map(event -> event.at() / 1_000_000).toList();
    }

    @Test
    void aWaiterIsWokenTheMomentTheLockIsReleased() {
        Trace trace = run(Scenarios.of(
                Fencing.NONE,
                List.of(client("A", "wake-up", Start.AT_ONCE, WORK), client("B", "wake-up", Start.WHEN_TOLD, WORK)),
                when("A", EventKind.WORKS, new ClientAction.Start("B"))));

        assertThat(millis(trace, LockAcquired.class)).containsExactly(0L, 500L);
    }

    /** B is refused, A releases, and only then B listens. */
    @Test
    void aWaiterThatDoesNotLookAgainMissesTheRelease() {
        assertThat(acquisitions("wake-up-without-second-look")).containsExactly(0L, 3_500L);
        assertThat(acquisitions("wake-up")).containsExactly(0L, 500L);
    }

    private static List<Long> acquisitions(String recipe) {
        Trace trace = run(Scenarios.of(
                Fencing.NONE,
                List.of(client("A", recipe, Start.AT_ONCE, WORK), client("B", recipe, Start.WHEN_TOLD, WORK)),
                when("A", EventKind.WORKS, new ClientAction.Start("B")),
                when("B", EventKind.REPLIED, new ClientAction.Pause("B")),
                when("A", EventKind.RELEASED, new ClientAction.Resume("B"))));
        return millis(trace, LockAcquired.class);
    }

    @Test
    void theFairQueueIsServedInItsOrder() {
        RetryPolicy polls = new RetryPolicy(1_000, Duration.ofMillis(10), Duration.ZERO);
        RetryPolicy slowly = new RetryPolicy(1_000, Duration.ofMillis(70), Duration.ZERO);
        Trace trace = run(Scenarios.of(
                Fencing.NONE,
                List.of(
                        client("A", "fair-queue", Start.AT_ONCE, polls, WORK),
                        client("B", "fair-queue", Start.WHEN_TOLD, slowly, WORK),
                        client("C", "fair-queue", Start.WHEN_TOLD, polls, WORK)),
                when("A", EventKind.WORKS, new ClientAction.Start("B")),
                when("B", EventKind.REPLIED, new ClientAction.Start("C"))));

        assertThat(facts(trace, LockAcquired.class))
                .extracting(LockAcquired::client)
                .containsExactly("A", "B", "C");
    }

    @Test
    void aReplicaThatIsNotThereIsWaitedForAndThenMissed() {
        ClientSpec spec = client("A", "set-then-wait", Start.AT_ONCE, WORK);
        ClientSpec durable = new ClientSpec(
                spec.name(),
                spec.recipe(),
                spec.ttl(),
                spec.timeout(),
                spec.retry(),
                spec.renewal(),
                new dev.lockscope.lock.Durability(1, Duration.ofMillis(200)),
                spec.process(),
                spec.start(),
                spec.does());
        Trace trace = run(Scenarios.of(Fencing.NONE, List.of(durable)));

        assertThat(facts(trace, LockAcquired.class)).isEmpty();
        assertThat(millis(trace, KeyDeleted.class)).containsExactly(200L);
    }

    @Test
    void jitterFollowsTheSeed() {
        RetryPolicy jittered = new RetryPolicy(40, Duration.ofMillis(20), Duration.ofMillis(80));
        Topology three = new Topology.Independent(List.of("n1", "n2", "n3"));
        var scenario = on(
                three,
                Scenarios.of(
                        Fencing.NONE,
                        List.of(
                                client("A", "redlock", Start.AT_ONCE, jittered, WORK),
                                client("B", "redlock", Start.AT_ONCE, jittered, WORK))));

        assertThat(run(scenario, 7).events()).isEqualTo(run(scenario, 7).events());
        assertThat(run(scenario, 7).events()).isNotEqualTo(run(scenario, 8).events());
    }

    private static List<FindingId> findings(Trace trace) {
        return Judge.judge(trace).findings().stream().map(Finding::id).toList();
    }
}
