package dev.lockscope.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.fault.Effect;
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.program.Step;
import dev.lockscope.resource.Ledgers;
import dev.lockscope.resource.Terms;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.ClientSpec.Start;
import dev.lockscope.scenario.Expectation;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.scenario.LinkAction.Part;
import dev.lockscope.scenario.NetworkAction;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.scenario.Persistence;
import dev.lockscope.scenario.ResourceSpec;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.Text;
import dev.lockscope.scenario.Topology;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.ClientFact.ClientClockDrifts;
import dev.lockscope.trace.ClientFact.WorkStarted;
import dev.lockscope.trace.ClientFact.WorkerResumed;
import dev.lockscope.trace.ClientFact.WorkerStalled;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.FaultFact.ActionRefused;
import dev.lockscope.trace.FaultFact.FaultBegan;
import dev.lockscope.trace.FaultFact.FaultEnded;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.RunFact.Ending;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What the lab does when it is asked for something, on a cluster in memory: faults begin, end, or are refused. */
@Timeout(30)
class ActionsTest {

    private static final Topology REPLICATED =
            new Topology.Replicated("n1", List.of("n2"), Topology.Replication.UNCHECKED, Persistence.NOTHING);

    private final List<MemoryCluster> clusters = new ArrayList<>();
    private Run run;

    @BeforeEach
    void open() throws Exception {
        Lab lab = new Lab(
                (topology, recorder, clock) -> {
                    clusters.add(new MemoryCluster(recorder, topology));
                    return cluster();
                },
                spec -> Ledgers.inMemory(0, Terms.NONE),
                SystemRunClock::startingNow,
                WallClock.system(),
                new Lab.Versions("test", "test"));
        run = lab.open(scenario(), new RunOptions(1, 1));
        run.start();
    }

    @AfterEach
    void close() {
        run.close();
    }

    @Test
    void aStallStopsTheWorkerAndLetsTheWatchdogRenew() throws Exception {
        run.apply(new ClientAction.Start("W"));
        awaitFact(WorkStarted.class::isInstance);
        assertThat(run.apply(new ClientAction.Stall("W"))).isTrue();
        assertThat(run.apply(new ClientAction.Pause("W"))).isFalse();
        int before = run.recorder().size();
        run.apply(new ClientAction.Finish("W"));
        awaitFact(fact -> fact instanceof CommandSent sent && sent.text().startsWith("EVAL"), before);
        assertThat(facts(WorkerStalled.class)).hasSize(1);
        assertThat(facts(ActionRefused.class)).extracting("reason").containsExactly("it stands still already");

        assertThat(run.apply(new ClientAction.Resume("W"))).isTrue();
        assertThat(run.awaitEnd()).isEqualTo(Ending.COMPLETED);
        assertThat(facts(WorkerResumed.class)).hasSize(1);
        assertThat(facts(FaultEnded.class)).extracting("kind").containsExactly("worker-stall");
    }

    @Test
    void aDriftingClientReckonsItsLeaseByItsOwnClock() throws Exception {
        run.apply(new ClientAction.DriftClock("T", 10));
        run.apply(new ClientAction.Start("T"));
        awaitFact(WorkStarted.class::isInstance);
        long acquired = run.recorder().from(0).stream()
                .filter(event -> event.fact() instanceof LockAcquired)
                .findFirst()
                .orElseThrow()
                .at();
        // 3 s by a clock that runs ten times as fast are 0.3 s of the run.
        assertThat(facts(LockAcquired.class).get(0).validUntil()).isLessThan(acquired + 1_000_000_000L);
        assertThat(facts(ClientClockDrifts.class)).containsExactly(new ClientClockDrifts("T", 10));
        assertThat(run.apply(new ClientAction.DriftClock("T", 1))).isTrue();
        assertThat(run.apply(new ClientAction.DriftClock("T", 1))).isFalse();
        assertThat(facts(ClientClockDrifts.class)).endsWith(new ClientClockDrifts("T", 1));
    }

    @Test
    void aPartitionHoldsTheLinksThatCrossItAndNoOther() throws Exception {
        assertThat(run.apply(new LinkAction.Lose("A", "n2", Part.BOTH))).isTrue();
        assertThat(run.apply(new NetworkAction.Partition(List.of("A", "n1")))).isTrue();
        assertThat(run.apply(new NetworkAction.Partition(List.of("A")))).isFalse();
        assertThat(run.apply(new LinkAction.Open("A", "n2"))).isFalse();
        assertThat(run.apply(new NetworkAction.Heal())).isTrue();
        assertThat(run.apply(new NetworkAction.Heal())).isFalse();

        // Lost, opened because the partition takes it over, held, and healed.
        assertThat(cluster().link("A", "n2").causes()).hasSize(4);
        assertThat(cluster().link("n2", "n1").causes()).hasSize(2);
        assertThat(cluster().link("A", "n1").causes()).isEmpty();
        assertThat(facts(ActionRefused.class))
                .extracting("reason")
                .containsExactly(
                        "the network is parted already",
                        "it is held by a partition or a stall",
                        "the network is not parted");
    }

    @Test
    void aStalledNodeIsHeldByWhateverLinkLeadsToIt() throws Exception {
        assertThat(run.apply(new NodeAction.Stall("n2"))).isTrue();
        assertThat(run.apply(new NodeAction.Stall("n2"))).isFalse();
        assertThat(run.apply(new NodeAction.Resume("n2"))).isTrue();
        assertThat(run.apply(new NodeAction.Resume("n2"))).isFalse();
        assertThat(cluster().link("A", "n2").causes()).hasSize(2);
        assertThat(cluster().link("n1", "n2").causes()).hasSize(2);
        assertThat(cluster().link("n2", "n1").causes()).hasSize(2);
    }

    @Test
    void whatIsDoneToANodeHasTheFaultsBeginningAsCause() throws Exception {
        assertThat(run.apply(new NodeAction.Flush("n1"))).isTrue();
        Event began = events(FaultBegan.class).get(0);
        assertThat(cluster().node("n1").causes).containsExactly(began.seq());
        assertThat(facts(FaultEnded.class)).containsExactly(new FaultEnded(1, "flush", "n1", 0, "keys-deleted"));
    }

    @Test
    void aFaultThatIsRefusedIsOverAndTheReasonTold() throws Exception {
        assertThat(run.apply(new NodeAction.Restart("n1", Optional.empty(), true)))
                .isFalse();
        assertThat(facts(FaultEnded.class))
                .containsExactly(new FaultEnded(1, "node-restart", "n1", 0, Effect.REFUSED.id()));
        assertThat(facts(ActionRefused.class)).containsExactly(new ActionRefused("restart n1 empty", "it is up"));
        assertThat(run.apply(new NodeAction.Crash("n9"))).isFalse();
        assertThat(run.apply(new LinkAction.Cut("n1", "A"))).isFalse();
        assertThat(run.apply(new ClientAction.Crash("Z"))).isFalse();
        assertThat(facts(ActionRefused.class))
                .extracting("reason")
                .endsWith("there is no such node", "there is no such link", "there is no such client");
    }

    @Test
    void aDelayedRestartEndsByItselfWhenTheNodeIsUp() throws Exception {
        run.apply(new NodeAction.Crash("n1"));
        assertThat(run.apply(new NodeAction.Restart("n1", Optional.of(Duration.ofMillis(20)), true)))
                .isTrue();
        awaitFact(fact -> fact instanceof FaultEnded ended && ended.kind().equals("delayed-restart"));
        assertThat(cluster().node("n1").isUp()).isTrue();
    }

    @Test
    void theRunEndsWhatIsStillOnTheLastFirst() throws Exception {
        run.apply(new NodeAction.Crash("n1"));
        run.apply(new NodeAction.Restart("n1", Optional.of(Duration.ofHours(1)), true));
        assertThat(run.apply(new NodeAction.Restart("n1", Optional.empty(), true)))
                .isFalse();
        run.apply(new NodeAction.DriftClock("n2", 2));
        run.apply(new LinkAction.HoldNext("A", "n2", Part.REPLIES));
        run.apply(new LinkAction.Delay("n2", "n1", Duration.ofSeconds(1), Duration.ZERO, Part.BOTH));
        run.apply(new ClientAction.Start("A"));
        run.apply(new ClientAction.Pause("A"));

        assertThat(run.awaitEnd()).isEqualTo(Ending.COMPLETED);
        assertThat(facts(FaultEnded.class))
                .extracting("kind")
                .containsExactly(
                        "node-crash", "gc-pause", "slow-link", "held-message", "clock-drift", "delayed-restart");
        assertThat(facts(FaultEnded.class)).last().extracting("effect").isEqualTo("never-due");
        assertThat(facts(FaultEnded.class)).extracting("touched", Integer.class).allMatch(touched -> touched >= 0);
        assertThat(cluster().node("n1").isUp()).isFalse();
    }

    private MemoryCluster cluster() {
        return clusters.get(0);
    }

    private void awaitFact(Predicate<Fact> wanted) throws InterruptedException {
        awaitFact(wanted, 0);
    }

    private void awaitFact(Predicate<Fact> wanted, int from) throws InterruptedException {
        while (run.recorder().from(from).stream().map(Event::fact).noneMatch(wanted)) {
            run.recorder().awaitMoreThan(run.recorder().size(), 1_000_000_000);
        }
    }

    private List<Event> events(Class<? extends Fact> kind) {
        return run.recorder().from(0).stream()
                .filter(event -> kind.isInstance(event.fact()))
                .toList();
    }

    private <F extends Fact> List<F> facts(Class<F> kind) {
        return events(kind).stream().map(Event::fact).map(kind::cast).toList();
    }

    private static ClientSpec client(String name, String recipe) {
        return new ClientSpec(
                name,
                recipe,
                Duration.ofSeconds(3),
                Duration.ofMillis(500),
                RetryPolicy.once(),
                Start.WHEN_TOLD,
                List.of(new Step.Acquire(), new Step.WorkUntilTold(), new Step.Release()));
    }

    private static Scenario scenario() {
        return new Scenario(
                "test",
                new Text("a", "b"),
                new Text("a", "b"),
                REPLICATED,
                "lock:account",
                List.of(client("A", "set-nx-px"), client("T", "set-nx-px-timed"), client("W", "set-nx-px-watched")),
                new ResourceSpec("account", ResourceSpec.Kind.MEMORY, 1_000, Fencing.NONE),
                List.of(),
                new Expectation(Set.of()),
                "");
    }
}
