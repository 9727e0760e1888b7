package dev.lockscope.model;

import static dev.lockscope.model.FaultScenes.holder;
import static dev.lockscope.model.FaultScenes.pair;
import static dev.lockscope.model.FaultScenes.scene;
import static dev.lockscope.model.FaultScenes.sinceWork;
import static dev.lockscope.model.FaultScenes.whileWorking;
import static dev.lockscope.model.ModelRuns.events;
import static dev.lockscope.model.ModelRuns.facts;
import static dev.lockscope.model.ModelRuns.run;
import static dev.lockscope.model.Scenarios.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.lockscope.lock.Durability;
import dev.lockscope.lock.port.Command;
import dev.lockscope.resource.Terms;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.ClientSpec.Start;
import dev.lockscope.scenario.EventKind;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.scenario.LinkAction.Part;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.scenario.Topology.Replication;
import dev.lockscope.trace.CommandFact.CommandReplied;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact.FaultEnded;
import dev.lockscope.trace.LinkFact.MessageHeld;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.NodeFact.NodePromoted;
import dev.lockscope.trace.StoreFact.KeyExpired;
import dev.lockscope.trace.StoreFact.KeyStored;
import dev.lockscope.trace.Trace;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class ReplicationOnTheModelTest {

    private static final LinkAction HOLD = new LinkAction.Hold("n2", "n1", Part.BOTH);
    private static final NodeAction PROMOTE = new NodeAction.Promote("n2");
    private static final NodeAction CRASH = new NodeAction.Crash("n1");

    /** A holds the lock on n1; that is done while it works; B comes then, and asks whoever takes writes. */
    private static Trace holding(List<Action> before, Action... then) {
        Action[] all = Arrays.copyOf(then, then.length + 2);
        all[then.length] = new ClientAction.Start("B");
        all[then.length + 1] = new ClientAction.Finish("B");
        return run(scene(
                pair(),
                List.of(holder("A"), holder("B", Start.WHEN_TOLD)),
                when("A", EventKind.STARTED, before.toArray(Action[]::new)),
                whileWorking("A", all),
                when("B", EventKind.FINISHED, new ClientAction.Finish("A")),
                when("A", EventKind.FINISHED)));
    }

    private static List<String> acquired(Trace trace) {
        return facts(trace, LockAcquired.class).stream()
                .map(LockAcquired::client)
                .toList();
    }

    @Test
    void aWriteReachesTheReplica() {
        Trace trace = run(scene(
                pair(),
                List.of(holder("A")),
                whileWorking("A", new ClientAction.Finish("A")),
                when("A", EventKind.FINISHED)));

        assertThat(facts(trace, KeyStored.class)).extracting(KeyStored::node).containsExactly("n1", "n2");
    }

    /** On one machine the window is microseconds wide: a crash as soon as the client knows loses nothing. */
    @Test
    void aCrashRightAfterTheGrantLosesNothingWhileTheLinkIsOpen() {
        Trace trace = holding(List.of(), CRASH, PROMOTE);

        assertThat(acquired(trace)).containsExactly("A");
        assertThat(sinceWork(trace, "A")).startsWith("n1 NodeCrashed", "n2 ReplicaDetached", "n2 NodePromoted");
    }

    @Test
    void aGrantThatTheLinkKeepsIsLostInAFailover() {
        Trace trace = holding(List.of(HOLD), CRASH, PROMOTE);

        assertThat(acquired(trace)).containsExactly("A", "B");
        assertThat(facts(trace, MessageHeld.class))
                .extracting(MessageHeld::from)
                .contains("n2");
        assertThat(facts(trace, FaultEnded.class).stream()
                        .filter(ended -> ended.kind().equals("promotion")))
                .extracting(FaultEnded::touched)
                .containsExactly(1);
    }

    /** What a stalled link keeps, it delivers when it is opened, also when the sender is gone. */
    @Test
    void aGrantThatTheLinkKeptArrivesWhenItIsOpenedBeforeThePromotion() {
        Trace trace = run(scene(
                pair(),
                List.of(holder("A"), holder("B", Start.WHEN_TOLD)),
                when("A", EventKind.STARTED, HOLD),
                whileWorking("A", CRASH, new LinkAction.Open("n2", "n1")),
                when("n2", EventKind.STORED, PROMOTE, new ClientAction.Start("B")),
                when("B", EventKind.FINISHED)));

        assertThat(acquired(trace)).containsExactly("A");
        assertThat(facts(trace, NodePromoted.class)).hasSize(1);
    }

    @Test
    void aGrantThatWasCutOffIsLostInAFailover() {
        Trace trace = holding(List.of(new LinkAction.Cut("n2", "n1")), CRASH, PROMOTE);

        assertThat(acquired(trace)).containsExactly("A", "B");
    }

    @Test
    void aReplicaTakesNoWrites() {
        Setting setting = Setting.of(pair(), "account");
        ModelWorld world = ModelWorld.of(
                setting,
                List.of(new Role(
                        "A",
                        "lock",
                        "none",
                        (ports, voice, finish) -> ports.nodes()
                                .ask(setting.nodes().get(1), new Command.Increment("x"), Duration.ofMillis(50)))),
                ModelResource.holding(0, Terms.NONE));
        ModelWorld after = world.started(0).step(0, Chance.NONE, Witness.NONE).execute(1, Witness.NONE);

        assertThat(after.flights().get(0).stage())
                .isInstanceOfSatisfying(
                        Flight.Stage.Reply.class,
                        reply -> assertThat(reply.answer().toString()).contains("READONLY"));
    }

    @Test
    void aMasterWithoutEnoughReplicasRefusesWrites() {
        Replication strict = new Replication(1, Duration.ofSeconds(1));
        Trace trace = run(scene(
                pair(strict),
                List.of(holder("A"), holder("B", Start.WHEN_TOLD)),
                whileWorking("A", HOLD),
                when("n1", EventKind.EXPIRED, new ClientAction.Start("B")),
                when("B", EventKind.FINISHED)));

        assertThat(acquired(trace)).containsExactly("A");
        assertThat(facts(trace, CommandReplied.class))
                .filteredOn(reply -> reply.client().equals("B"))
                .extracting(CommandReplied::text)
                .contains("NOREPLICAS Not enough good replicas to write.");
    }

    /** 6.2 passes on how long, not until when. */
    @Test
    void aReplicaThatGetsItLateKeepsItLonger() {
        Trace trace = run(scene(
                pair(),
                List.of(holder("A")),
                when("A", EventKind.STARTED, HOLD),
                when("n1", EventKind.EXPIRED, new NodeAction.Crash("n1"), new LinkAction.Open("n2", "n1")),
                when("n2", EventKind.STORED, PROMOTE),
                when("n2", EventKind.EXPIRED)));

        assertThat(events(trace, KeyExpired.class))
                .extracting(Event::actor, expired -> expired.at() / 1_000_000_000)
                .containsExactly(tuple("n1", 3L), tuple("n2", 6L));
    }

    @Test
    void aMasterThatComesBackEmptyEmptiesItsReplicas() {
        Trace trace = run(scene(
                pair(),
                List.of(holder("A")),
                whileWorking("A", CRASH, new NodeAction.Restart("n1", Optional.empty(), false)),
                when("n2", EventKind.DELETED)));

        assertThat(sinceWork(trace, "A"))
                .containsExactly(
                        "n1 NodeCrashed", "n2 ReplicaDetached", "n1 NodeStarted", "n2 KeyDeleted", "n2 ReplicaSynced");
    }

    @Test
    void anOldMasterThatComesBackIsAMasterOfItsOwn() {
        Trace trace = holding(List.of(), CRASH, PROMOTE, new NodeAction.Restart("n1", Optional.empty(), false));

        assertThat(sinceWork(trace, "A")).doesNotContain("n1 NodeFollows");
        assertThat(acquired(trace)).containsExactly("A");
    }

    @Test
    void aWaitIsOverWhenTheReplicaHasAcknowledged() {
        Trace trace = run(scene(pair(), List.of(waiting())));

        assertThat(acquired(trace)).containsExactly("A");
        assertThat(facts(trace, CommandReplied.class).get(0).text()).isEqualTo("OK, acknowledged by 1");
    }

    @Test
    void aWaitForAReplicaThatCannotBeReachedComesToNothing() {
        Trace trace = run(scene(pair(), List.of(waiting()), when("A", EventKind.STARTED, HOLD)));

        assertThat(acquired(trace)).isEmpty();
        assertThat(facts(trace, CommandReplied.class).get(0).text()).isEqualTo("OK, acknowledged by 0");
    }

    /** Waits for one replica for 100 ms at most. */
    private static ClientSpec waiting() {
        ClientSpec client = Scenarios.client("A", "set-then-wait", Start.AT_ONCE, FaultScenes.WORK);
        return new ClientSpec(
                client.name(),
                client.recipe(),
                client.ttl(),
                client.timeout(),
                client.retry(),
                client.renewal(),
                new Durability(1, Duration.ofMillis(100)),
                client.process(),
                client.start(),
                client.does());
    }
}
