package dev.lockscope.model;

import static dev.lockscope.model.ModelRuns.events;
import static dev.lockscope.model.ModelRuns.facts;
import static dev.lockscope.model.ModelRuns.run;
import static dev.lockscope.model.Scenarios.client;
import static dev.lockscope.model.Scenarios.on;
import static dev.lockscope.model.Scenarios.renewing;
import static dev.lockscope.model.Scenarios.when;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.Renewal;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.ClientSpec.Start;
import dev.lockscope.scenario.EventKind;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScriptStep;
import dev.lockscope.scenario.Topology;
import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.StepReached;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact.LockExtended;
import dev.lockscope.trace.LockFact.LockLost;
import dev.lockscope.trace.LockFact.LockReleased;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyExpired;
import dev.lockscope.trace.StoreFact.KeyExtended;
import dev.lockscope.trace.Trace;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A lease of 3 s that is renewed every second, and work of 10 s and a half. */
@Timeout(20)
class WatchdogOnTheModelTest {

    private static final Duration WORK = Duration.ofMillis(10_500);

    private static ClientSpec watched(String recipe) {
        return client("A", recipe, Start.AT_ONCE, WORK);
    }

    private static Scenario alone(ClientSpec client, ScriptStep... script) {
        return Scenarios.of(Fencing.NONE, List.of(client), script);
    }

    @Test
    void theLockOutlivesItsTtlWhileTheWorkGoesOn() {
        Trace trace = run(alone(watched("set-nx-px-watched")));

        assertThat(facts(trace, KeyExpired.class)).isEmpty();
        assertThat(facts(trace, LockExtended.class)).hasSize(10);
        assertThat(facts(trace, LockLost.class)).isEmpty();
        assertThat(facts(trace, KeyDeleted.class)).hasSize(1);
    }

    @Test
    void nothingIsRenewedOnceTheReleaseHasBegun() {
        Trace trace = run(alone(watched("set-nx-px-watched")));

        List<Event> released = events(trace, LockReleased.class);
        long stopped = lastStep(trace, "release.stop-watchdog");
        assertThat(released).hasSize(1);
        assertThat(lastStep(trace, "renew.if-owner")).isLessThan(stopped);
    }

    @Test
    void itStopsAtItsCapAndSaysSo() {
        ClientSpec capped = renewing(watched("set-nx-px-watched"), new Renewal(Duration.ofSeconds(1), 2));

        Trace trace = run(alone(capped));

        assertThat(facts(trace, LockExtended.class)).hasSize(2);
        assertThat(facts(trace, LockLost.class))
                .extracting(LockLost::cause)
                .containsExactly("renewed 2 times, which is the limit");
        // The last renewal was sent at 2 s; the key lives for 3 s more.
        assertThat(events(trace, KeyExpired.class)).extracting(Event::at).containsExactly(5_001_000_000L);
    }

    @Test
    void aPauseStopsItTooAndThenItFindsTheLockGone() {
        Trace trace = run(paused("set-nx-px-watched"));

        assertThat(facts(trace, LockLost.class))
                .extracting(LockLost::client, LockLost::cause)
                .containsExactly(org.assertj.core.groups.Tuple.tuple("A", "the lock no longer holds our token"));
        assertThat(facts(trace, KeyExtended.class)).isEmpty();
        assertThat(sentByA(trace, "EVAL extend-if-owner")).isEqualTo(1);
    }

    /** The next holder's lease is changed by somebody else's watchdog. */
    @Test
    void uncheckedItExtendsAnothersLock() {
        Trace trace = run(paused("set-nx-px-watched-unchecked"));

        assertThat(facts(trace, LockLost.class)).isEmpty();
        Event taken =
                events(trace, dev.lockscope.trace.StoreFact.KeyStored.class).get(1);
        assertThat(events(trace, KeyExtended.class)).isNotEmpty().allSatisfy(extended -> {
            assertThat(extended.seq()).isGreaterThan(taken.seq());
            assertThat(trace.event(extended.cause()).orElseThrow().fact())
                    .isInstanceOfSatisfying(
                            dev.lockscope.trace.CommandFact.CommandExecuted.class,
                            executed -> assertThat(executed.client()).isEqualTo("A"));
        });
    }

    /** A is paused until its lock has expired and B has it. */
    private static Scenario paused(String recipe) {
        ClientSpec b = client("B", "set-nx-px-safe", Start.WHEN_TOLD, Duration.ofMillis(2_900));
        return Scenarios.of(
                Fencing.NONE,
                List.of(watched(recipe), b),
                when("A", EventKind.READ, new ClientAction.Pause("A")),
                when("redis", EventKind.EXPIRED, new ClientAction.Start("B")),
                when("B", EventKind.READ, new ClientAction.Resume("A")),
                when("B", EventKind.FINISHED));
    }

    @Test
    void aCrashEndsItTooSoThatTheLockExpires() {
        Trace trace = run(alone(
                watched("set-nx-px-watched"),
                when("redis", EventKind.EXTENDED, new ClientAction.Crash("A")),
                when("redis", EventKind.EXPIRED)));

        assertThat(facts(trace, ClientCrashed.class)).hasSize(1);
        assertThat(facts(trace, KeyExtended.class)).hasSize(1);
        assertThat(events(trace, KeyExpired.class)).extracting(Event::at).containsExactly(4_001_000_000L);
    }

    @Test
    void redlockIsExtendedOnAllNodesWhileTheWorkGoesOn() {
        Trace trace = run(on(new Topology.Independent(List.of("n1", "n2", "n3")), alone(watched("redlock-using"))));

        assertThat(facts(trace, KeyExpired.class)).isEmpty();
        assertThat(facts(trace, LockExtended.class)).hasSize(10);
        assertThat(facts(trace, KeyExtended.class)).hasSize(30);
        assertThat(facts(trace, LockLost.class)).isEmpty();
        assertThat(facts(trace, KeyDeleted.class))
                .extracting(KeyDeleted::node)
                .containsExactlyInAnyOrder("n1", "n2", "n3");
    }

    @Test
    void redlocksSignalIsRaisedTheMomentItsTimeIsUp() {
        Trace trace = run(on(
                new Topology.Independent(List.of("n1", "n2", "n3")),
                alone(
                        watched("redlock-using"),
                        when("A", EventKind.READ, new LinkAction.Cut("A", "n1"), new LinkAction.Cut("A", "n2")))));

        assertThat(facts(trace, LockExtended.class)).isEmpty();
        assertThat(facts(trace, LockLost.class)).extracting(LockLost::cause).containsExactly("its time was up");
        // 3 s without the drift of 1 % and 2 ms.
        assertThat(events(trace, LockLost.class)).extracting(Event::at).containsExactly(2_968_000_000L);
    }

    private static long lastStep(Trace trace, String id) {
        return events(trace, StepReached.class).stream()
                .filter(event ->
                        event.fact() instanceof StepReached step && step.step().equals(id))
                .mapToLong(Event::seq)
                .max()
                .orElseThrow();
    }

    private static long sentByA(Trace trace, String text) {
        return facts(trace, CommandSent.class).stream()
                .filter(sent -> sent.client().equals("A") && sent.text().startsWith(text))
                .count();
    }
}
