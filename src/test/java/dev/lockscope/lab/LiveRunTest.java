package dev.lockscope.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.program.Step;
import dev.lockscope.resource.Ledgers;
import dev.lockscope.resource.ScriptServer;
import dev.lockscope.resource.Terms;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.ClientSpec.Start;
import dev.lockscope.scenario.EventKind;
import dev.lockscope.scenario.EventPattern;
import dev.lockscope.scenario.Expectation;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.scenario.ResourceSpec;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScriptStep;
import dev.lockscope.scenario.Text;
import dev.lockscope.scenario.Topology;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.ClientFact.ClientResumed;
import dev.lockscope.trace.CommandFact.CommandReplied;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.CommandFact.Reply;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.FaultFact.ActionRefused;
import dev.lockscope.trace.FaultFact.FaultEnded;
import dev.lockscope.trace.LockFact.AttemptRefused;
import dev.lockscope.trace.LockFact.LockNotAcquired;
import dev.lockscope.trace.LockFact.LockReleased;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.ValueRead;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteOffered;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.ScriptFact.ScriptStepFailed;
import dev.lockscope.trace.Trace;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class LiveRunTest {

    private final List<MemoryCluster> clusters = new ArrayList<>();
    private LedgerFactory ledgers = spec -> Ledgers.inMemory(spec.balance(), Terms.NONE);

    private Optional<String> untouchable = Optional.empty();

    @Test
    void aClientRunsItsProgramToTheEnd() throws Exception {
        Trace trace = run(scenario(List.of(client("A", Start.AT_ONCE, steps(new Step.Write(-100)))), List.of()));

        assertThat(facts(trace, LockReleased.class)).hasSize(1);
        assertThat(facts(trace, WriteAccepted.class))
                .singleElement()
                .extracting("after")
                .isEqualTo(900L);
        assertThat(facts(trace, RunEnded.class)).containsExactly(new RunEnded(Ending.COMPLETED, ""));
        assertThat(trace.events().get(trace.events().size() - 1).fact()).isInstanceOf(RunEnded.class);
    }

    @Test
    void aPauseWhenAHasReadComesBetweenItsReadAndItsNextStep() throws Exception {
        for (int i = 0; i < 50; i++) {
            Trace trace = run(scenario(
                    List.of(
                            client("A", Start.AT_ONCE, steps(new Step.Write(-100))),
                            client("B", Start.WHEN_TOLD, List.of(new Step.Read(), new Step.Write(-100)))),
                    List.of(
                            step("A", EventKind.READ, new ClientAction.Pause("A")),
                            step("A", EventKind.PAUSED, new ClientAction.Start("B")),
                            step("B", EventKind.FINISHED, new ClientAction.Resume("A")),
                            step("A", EventKind.FINISHED, new ClientAction.Start("B")))));

            assertThat(trace.events().stream()
                            .filter(event -> event.actor().equals("A"))
                            .map(Event::fact)
                            .filter(fact -> fact instanceof ValueRead
                                    || fact instanceof ClientPaused
                                    || fact instanceof ClientResumed
                                    || fact instanceof WriteOffered)
                            .<Class<?>>map(Fact::getClass))
                    .containsExactly(ValueRead.class, ClientPaused.class, ClientResumed.class, WriteOffered.class);
            assertThat(facts(trace, WriteAccepted.class)).extracting("before").containsExactly(1_000L, 900L);
            assertThat(facts(trace, ActionRefused.class))
                    .singleElement()
                    .extracting("action")
                    .isEqualTo("start B");
        }
    }

    @Test
    void aRefusedClientTriesAsOftenAsItsPolicySaysAndGivesUp() throws Exception {
        Trace trace = run(scenario(
                List.of(
                        client("A", Start.AT_ONCE, steps(new Step.WorkUntilTold())),
                        client("B", Start.WHEN_TOLD, steps(new Step.Write(-1)))),
                List.of(
                        step("A", EventKind.WORKS, new ClientAction.Start("B")),
                        step("B", EventKind.FINISHED, new ClientAction.Finish("A")),
                        step("A", EventKind.FINISHED))));

        assertThat(facts(trace, AttemptRefused.class)).extracting("attempt").containsExactly(1, 2, 3);
        assertThat(facts(trace, LockNotAcquired.class)).hasSize(1);
        assertThat(facts(trace, WriteOffered.class)).isEmpty();
    }

    @Test
    void aCrashReleasesNothing() throws Exception {
        Trace trace = run(scenario(
                List.of(client("A", Start.AT_ONCE, steps(new Step.Write(-100)))),
                List.of(step("A", EventKind.READ, new ClientAction.Crash("A")))));

        assertThat(facts(trace, ClientCrashed.class)).hasSize(1);
        assertThat(facts(trace, WriteOffered.class)).isEmpty();
        assertThat(facts(trace, LockReleased.class)).isEmpty();
    }

    @Test
    void aHeldRequestTimesOutAsUnknownAndIsExecutedAllTheSame() throws Exception {
        Trace trace = run(scenario(
                List.of(client("B", Start.AT_ONCE, List.of(new Step.WorkUntilTold(), new Step.Acquire()))),
                List.of(
                        step(
                                "B",
                                EventKind.WORKS,
                                new LinkAction.Hold("B", "redis", LinkAction.Part.REQUESTS),
                                new ClientAction.Finish("B")),
                        step("B", EventKind.FINISHED, new LinkAction.Open("B", "redis")))));

        assertThat(facts(trace, CommandSent.class)).hasSize(3);
        assertThat(facts(trace, CommandReplied.class)).extracting("reply").containsOnly(Reply.UNKNOWN);
        assertThat(facts(trace, FaultEnded.class))
                .singleElement()
                .extracting("touched")
                .isEqualTo(3);
    }

    @Test
    void aStepThatWaitsInVainFailsTheScriptAndSaysWhatHappenedLast() throws Exception {
        Scenario scenario = scenario(
                List.of(client("A", Start.AT_ONCE, steps(new Step.Write(-100)))),
                List.of(new ScriptStep(
                        new EventPattern("A", EventKind.LOST, Optional.empty()), List.of(), Duration.ofMillis(100))));
        Trace trace = run(scenario);

        assertThat(facts(trace, ScriptStepFailed.class)).singleElement().satisfies(failed -> {
            assertThat(failed.when()).isEqualTo("A.lost");
            assertThat(failed.waited()).isGreaterThanOrEqualTo(100_000_000);
            assertThat(failed.last()).startsWith("A ");
        });
        assertThat(facts(trace, RunEnded.class)).extracting("ending").containsExactly(Ending.SCRIPT_FAILED);
    }

    @Test
    void aServerThatDiesByItselfEndsTheRunAtOnce() throws Exception {
        Scenario scenario = scenario(
                List.of(client("A", Start.AT_ONCE, steps(new Step.WorkUntilTold()))),
                List.of(new ScriptStep(
                        new EventPattern("A", EventKind.LOST, Optional.empty()), List.of(), Duration.ofHours(1))));
        try (Run run = lab().open(scenario, new RunOptions(1, 1))) {
            run.start();
            run.recorder().record("redis", Event.NO_CAUSE, new NodeCrashed("redis"));

            assertThat(run.awaitEnd()).isEqualTo(Ending.SERVER_LOST);
        }
    }

    @Test
    void aDefectEndsTheRunAndIsNamed() throws Exception {
        ledgers = spec -> {
            throw new IllegalStateException("no ledger today");
        };

        assertThatThrownBy(() -> run(scenario(List.of(client("A", Start.AT_ONCE, List.of())), List.of())))
                .hasMessage("no ledger today");

        ledgers = spec -> Ledgers.inRedis(new BurningServer(), spec.balance(), Terms.NONE);
        Trace trace = run(scenario(List.of(client("A", Start.AT_ONCE, List.of(new Step.Read()))), List.of()));

        assertThat(facts(trace, RunEnded.class)).singleElement().satisfies(ended -> {
            assertThat(ended.ending()).isEqualTo(Ending.BROKEN);
            assertThat(ended.detail()).contains("the ledger burns");
        });
    }

    @Test
    void closingARunThatGoesOnInterruptsItAndLeavesNoThread() throws Exception {
        Scenario scenario = scenario(
                List.of(client("A", Start.AT_ONCE, steps(new Step.Work(Duration.ofHours(1))))),
                List.of(step("A", EventKind.LOST)));
        Run run = lab().open(scenario, new RunOptions(1, 1));
        run.start();
        while (run.recorder().from(0).stream().noneMatch(event -> event.fact() instanceof ValueRead)) {
            run.recorder().awaitMoreThan(run.recorder().size(), 1_000_000_000);
        }

        run.close();
        run.close();

        assertThat(facts(run.trace(), RunEnded.class)).extracting("ending").containsExactly(Ending.INTERRUPTED);
        assertThat(clusters).singleElement().extracting("closed").isEqualTo(1);
        assertThat(Thread.getAllStackTraces().keySet())
                .extracting(Thread::getName)
                .doesNotContain("client-A", "director", "stall-meter");
    }

    @Test
    void theSameSeedGivesTheSameTokens() throws Exception {
        Scenario scenario = scenario(List.of(client("A", Start.AT_ONCE, steps(new Step.Write(-1)))), List.of());

        assertThat(facts(run(scenario), LockReleased.class)).isEqualTo(facts(run(scenario), LockReleased.class));
    }

    @Test
    void aScriptThatCannotDoWhatItIsAboutIsNotRun() {
        untouchable = Optional.of("the servers are somebody's");
        Scenario scenario = scenario(
                List.of(client("A", Start.AT_ONCE, steps(new Step.Write(-1)))),
                List.of(step("A", EventKind.READ, new NodeAction.Crash("redis"))));

        assertThatThrownBy(() -> lab().open(scenario, new RunOptions(1, 1)))
                .isInstanceOf(EnvironmentProblem.class)
                .hasMessage("the script cannot crash redis: the servers are somebody's");
        assertThat(clusters).singleElement().extracting("closed").isEqualTo(1);
    }

    private Lab lab() {
        return new Lab(
                (topology, recorder, clock) -> {
                    MemoryCluster cluster = new MemoryCluster(recorder, topology);
                    cluster.untouchable = untouchable;
                    clusters.add(cluster);
                    return cluster;
                },
                ledgers,
                SystemRunClock::startingNow,
                WallClock.system(),
                new Lab.Versions("test", "test"));
    }

    private Trace run(Scenario scenario) throws Exception {
        try (Run run = lab().open(scenario, new RunOptions(1, 1))) {
            run.start();
            run.awaitEnd();
            return run.trace();
        }
    }

    private static <F extends Fact> List<F> facts(Trace trace, Class<F> kind) {
        return trace.events().stream()
                .map(Event::fact)
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }

    private static List<Step> steps(Step work) {
        return List.of(new Step.Acquire(), new Step.Read(), work, new Step.Release());
    }

    private static ClientSpec client(String name, Start start, List<Step> does) {
        return new ClientSpec(
                name,
                "set-nx-px",
                Duration.ofSeconds(3),
                Duration.ofMillis(50),
                new RetryPolicy(3, Duration.ofMillis(5), Duration.ofMillis(5)),
                start,
                does);
    }

    private static ScriptStep step(String actor, EventKind kind, Action... actions) {
        return new ScriptStep(
                new EventPattern(actor, kind, Optional.empty()), List.of(actions), Duration.ofSeconds(10));
    }

    private static Scenario scenario(List<ClientSpec> clients, List<ScriptStep> script) {
        return new Scenario(
                "test",
                new Text("a", "b"),
                new Text("a", "b"),
                new Topology.Single("redis"),
                "lock:account",
                clients,
                new ResourceSpec("account", ResourceSpec.Kind.MEMORY, 1_000, Fencing.NONE),
                script,
                new Expectation(Set.of()),
                "");
    }

    /** A server that lets books be opened, and nothing more. */
    private static final class BurningServer implements ScriptServer, ScriptServer.Connection {

        private boolean opened;

        @Override
        public ScriptServer.Connection connect() {
            return this;
        }

        @Override
        public List<String> run(String script, List<String> keys, List<String> arguments) {
            if (opened) {
                throw new IllegalStateException("the ledger burns");
            }
            opened = true;
            return List.of();
        }

        @Override
        public void close() {}
    }
}
