package dev.lockscope.model;

import static dev.lockscope.model.FaultScenes.guarded;
import static dev.lockscope.model.FaultScenes.holder;
import static dev.lockscope.model.FaultScenes.scene;
import static dev.lockscope.model.FaultScenes.sinceWork;
import static dev.lockscope.model.FaultScenes.whileWorking;
import static dev.lockscope.model.ModelRuns.events;
import static dev.lockscope.model.ModelRuns.facts;
import static dev.lockscope.model.ModelRuns.run;
import static dev.lockscope.model.Scenarios.when;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.ClientSpec.Start;
import dev.lockscope.scenario.EventKind;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.scenario.NetworkAction;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.LinkFact.LinkChanged;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.NodeFact.NodeFollows;
import dev.lockscope.trace.NodeFact.NodePromoted;
import dev.lockscope.trace.SentinelFact.FailoverBegan;
import dev.lockscope.trace.SentinelFact.MasterNamed;
import dev.lockscope.trace.SentinelFact.NodeSuspected;
import dev.lockscope.trace.Trace;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class SentinelsOnTheModelTest {

    @Test
    void theyPromoteAReplicaWhenTheMasterHasCrashed() {
        Trace trace = run(scene(
                guarded(),
                List.of(holder("A"), holder("B", Start.WHEN_TOLD)),
                whileWorking("A", new NodeAction.Crash("n1")),
                when("n2", EventKind.PROMOTED, new ClientAction.Start("B")),
                when("B", EventKind.FINISHED)));

        assertThat(sinceWork(trace, "A"))
                .containsExactly(
                        "n1 NodeCrashed",
                        "n2 ReplicaDetached",
                        "s1 NodeSuspected",
                        "s2 NodeSuspected",
                        "s3 NodeSuspected",
                        "s1 MasterDown",
                        "s1 FailoverBegan",
                        "s2 MasterDown",
                        "s3 MasterDown",
                        "n2 NodePromoted",
                        "s1 MasterNamed",
                        "s2 MasterNamed",
                        "s3 MasterNamed");
        assertThat(facts(trace, CommandSent.class))
                .filteredOn(sent -> sent.client().equals("B"))
                .extracting(CommandSent::node)
                .containsOnly("n2");
    }

    @Test
    void oneAloneSuspectsButDoesNothing() {
        Trace trace = run(scene(
                guarded(),
                List.of(holder("A")),
                whileWorking("A", new LinkAction.Hold("s1", "n1", LinkAction.Part.BOTH)),
                when("n1", EventKind.EXPIRED)));

        assertThat(facts(trace, NodeSuspected.class))
                .extracting(NodeSuspected::sentinel)
                .containsExactly("s1");
        assertThat(facts(trace, FailoverBegan.class)).isEmpty();
    }

    /** The lesson of the split brain: the old master goes on taking writes on the minority's side. */
    @Test
    void aPartitionLetsTwoMastersGrantTheLockAndTheOldOnesGrantIsDiscarded() {
        Trace trace = run(scene(
                guarded(),
                List.of(holder("A"), holder("B", Start.WHEN_TOLD), holder("C", Start.WHEN_TOLD)),
                when("A", EventKind.STARTED, new NetworkAction.Partition(List.of("A", "n1", "s1"))),
                whileWorking("A", new ClientAction.Finish("A")),
                when("n2", EventKind.PROMOTED, new ClientAction.Start("B")),
                when("B", EventKind.WORKS, new NetworkAction.Heal()),
                when("n1", EventKind.SYNCED, new ClientAction.Finish("B")),
                when("B", EventKind.FINISHED)));

        assertThat(facts(trace, LockAcquired.class))
                .extracting(LockAcquired::client)
                .containsExactly("A", "B");
        assertThat(facts(trace, NodeFollows.class)).contains(new NodeFollows("n2", "n1"), new NodeFollows("n1", "n2"));
        // Who could not be reached learns of it when the partition has ended.
        assertThat(facts(trace, MasterNamed.class))
                .extracting(MasterNamed::sentinel)
                .containsExactly("s2", "s3", "s1");
    }

    @Test
    void aClientThatReachesNoSentinelKeepsToWhatItKnew() {
        Trace trace = run(scene(
                guarded(),
                List.of(holder("A"), holder("B", Start.WHEN_TOLD)),
                whileWorking("A", new NetworkAction.Partition(List.of("B", "n1"))),
                when("n2", EventKind.PROMOTED, new ClientAction.Start("B")),
                when("B", EventKind.FINISHED)));

        assertThat(facts(trace, CommandSent.class))
                .filteredOn(sent -> sent.client().equals("B"))
                .extracting(CommandSent::node)
                .containsOnly("n1");
    }

    @Test
    void theyAgreeAfterTheConfiguredSilence() {
        Trace trace = run(scene(
                guarded(),
                List.of(holder("A")),
                whileWorking("A", new NodeAction.Stall("n1")),
                when("n2", EventKind.PROMOTED)));

        long stalled = FaultScenes.at(trace, LinkChanged.class);
        assertThat(FaultScenes.at(trace, NodeSuspected.class) - stalled).isEqualTo(1_000_000_000L);
        assertThat(events(trace, NodePromoted.class).get(0).at() - stalled)
                .isEqualTo(1_000_000_000L + SentinelStep.ELECTION);
    }
}
