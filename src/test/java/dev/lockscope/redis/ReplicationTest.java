package dev.lockscope.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.redis.process.ServerBinary;
import dev.lockscope.scenario.Persistence;
import dev.lockscope.scenario.Topology.Replicated;
import dev.lockscope.scenario.Topology.Replication;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.LinkFact.MessageHeld;
import dev.lockscope.trace.LinkFact.MessageLost;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.NodeFact.NodeFollows;
import dev.lockscope.trace.NodeFact.NodePromoted;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.NodeFact.ReplicaDetached;
import dev.lockscope.trace.NodeFact.ReplicaSynced;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.StoreFact;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyExpired;
import dev.lockscope.trace.StoreFact.KeyExtended;
import dev.lockscope.trace.StoreFact.KeyStored;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Timeout(60)
class ReplicationTest {

    private static final Set<Direction> BOTH = Set.of(Direction.THERE, Direction.BACK);

    @TempDir
    private static Path cache;

    @TempDir
    private Path folder;

    private static Stream<ServerBinary> binaries() throws Exception {
        return Lab.binaries(cache);
    }

    private static Replicated replicas(String... replicas) {
        return new Replicated("n1", List.of(replicas), Replication.UNCHECKED, Persistence.NOTHING);
    }

    private static int acknowledged(dev.lockscope.lock.port.Replication answer) {
        return Integer.parseInt(((Answer.Value) answer.acknowledged()).text());
    }

    /** Redis 6.2 replicates a relative time, so that the master's order to delete may come before a late replica's own. */
    private static boolean isEnd(StoreFact fact) {
        return fact instanceof KeyExpired || fact instanceof KeyDeleted;
    }

    private static boolean holds(Lab lab, String node, String token) throws Exception {
        return lab.ask(lab.b, node, new Command.Get("lock")).equals(new Answer.Value(token));
    }

    @ParameterizedTest
    @MethodSource("binaries")
    void replicasAreAttachedBeforeTheRunAndTellWhatTheyStore(ServerBinary binary) throws Exception {
        try (Lab lab = Lab.open(folder, binary, replicas("n2", "n3"))) {
            assertThat(lab.follower.facts(NodeFollows.class))
                    .containsExactly(new NodeFollows("n2", "n1"), new NodeFollows("n3", "n1"));
            assertThat(lab.follower.facts(ReplicaSynced.class))
                    .containsExactlyInAnyOrder(new ReplicaSynced("n2", "n1"), new ReplicaSynced("n3", "n1"));
            assertThat(acknowledged(lab.replicated(lab.a, "n1", Lab.take("ta", 300), Duration.ofSeconds(10))))
                    .isPositive();
            lab.follower.await(
                    KeyStored.class, f -> f.node().equals("n2") && f.value().equals("ta"));
            lab.follower.await(
                    KeyStored.class, f -> f.node().equals("n3") && f.value().equals("ta"));
            lab.follower.await(KeyExpired.class, f -> f.node().equals("n1"));
            lab.follower.await(StoreFact.class, f -> f.node().equals("n2") && isEnd(f));
            lab.follower.await(StoreFact.class, f -> f.node().equals("n3") && isEnd(f));
            lab.settle();
            assertThat(lab.follower.facts(StoreFact.class)).hasSize(6);
            assertThat(lab.follower.facts(NodeStarted.class))
                    .extracting(NodeStarted::role)
                    .containsExactly(Role.MASTER, Role.REPLICA, Role.REPLICA);
            assertThat(lab.follower.facts(ReplicaDetached.class)).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("binaries")
    void writeIsLostWhenItsMasterDiesBeforeTheReplicaHasIt(ServerBinary binary) throws Exception {
        try (Lab lab = Lab.open(folder, binary, replicas("n2"))) {
            lab.cluster.link("n2", "n1").hold(BOTH, 3);
            assertThat(acknowledged(lab.replicated(lab.a, "n1", Lab.take("ta"), Duration.ofMillis(100))))
                    .isZero();
            Event held = lab.follower.await(MessageHeld.class, f -> f.direction() == Direction.BACK);
            assertThat(((MessageHeld) held.fact()).from()).isEqualTo("n2");
            assertThat(((MessageHeld) held.fact()).to()).isEqualTo("n1");
            lab.cluster.node("n1").crash(4);
            assertThat(lab.cluster.node("n2").promote(5)).isEqualTo(1);
            assertThat(lab.follower
                            .await(NodePromoted.class, f -> f.node().equals("n2"))
                            .cause())
                    .isEqualTo(5);
            assertThat(lab.cluster.master("B")).isEqualTo(new NodeId("n2"));
            assertThat(lab.ask(lab.b, "n2", Lab.take("tb"))).isEqualTo(new Answer.Value("OK"));
            lab.settle();
            assertThat(lab.follower.facts(KeyStored.class))
                    .extracting(f -> f.node() + " " + f.value())
                    .containsExactly("n1 ta", "n2 tb");
            assertThat(lab.follower.facts(NodeCrashed.class)).hasSize(1);
        }
    }

    @ParameterizedTest
    @MethodSource("binaries")
    void writeThatTheReplicaHasSurvivesAndTheOthersFollow(ServerBinary binary) throws Exception {
        try (Lab lab = Lab.open(folder, binary, replicas("n2", "n3"))) {
            assertThat(acknowledged(lab.replicated(lab.a, "n1", Lab.take("ta"), Duration.ofSeconds(10))))
                    .isPositive();
            lab.follower.await(KeyStored.class, f -> f.node().equals("n3"));
            lab.follower.await(KeyStored.class, f -> f.node().equals("n2"));
            lab.cluster.node("n1").crash(4);
            assertThat(lab.cluster.node("n3").promote(5)).isZero();
            lab.follower.await(
                    ReplicaSynced.class,
                    f -> f.node().equals("n2") && f.master().equals("n3"));
            assertThat(lab.ask(lab.b, "n3", Lab.take("tb"))).isInstanceOf(Answer.Refused.class);
            assertThat(holds(lab, "n2", "ta")).isTrue();
            assertThatThrownBy(() -> lab.cluster.node("n2").flush(6)).hasMessageContaining("replica");
            lab.cluster.node("n1").restart(false, 7);
            assertThat(lab.follower.facts(NodeStarted.class).get(3).role())
                    .as("nobody has told it")
                    .isEqualTo(Role.MASTER);
            assertThat(lab.ask(lab.b, "n1", Lab.take("tb"))).isEqualTo(new Answer.Value("OK"));
            assertThat(lab.cluster.master("B")).isEqualTo(new NodeId("n3"));
            lab.settle();
        }
    }

    @ParameterizedTest
    @MethodSource("binaries")
    void replicaThatWasCutOffOrDownGetsWhatItMissed(ServerBinary binary) throws Exception {
        try (Lab lab = Lab.open(folder, binary, replicas("n2"))) {
            lab.cluster.link("n2", "n1").cut(1);
            lab.follower.await(ReplicaDetached.class, f -> f.node().equals("n2"));
            lab.ask(lab.a, "n1", Lab.take("ta"));
            lab.cluster.link("n2", "n1").open(2);
            lab.follower.await(
                    KeyStored.class, f -> f.node().equals("n2") && f.value().equals("ta"));
            lab.cluster.node("n2").crash(3);
            lab.ask(lab.a, "n1", new Command.Increment("n"));
            int synced = lab.follower.facts(ReplicaSynced.class).size();
            lab.cluster.node("n2").restart(false, 4);
            lab.follower.await(
                    KeyStored.class, f -> f.node().equals("n2") && f.key().equals("n"));
            assertThat(lab.follower.facts(NodeStarted.class).get(2).role()).isEqualTo(Role.REPLICA);
            lab.settle();
            while (lab.follower.facts(ReplicaSynced.class).size() == synced) {
                lab.recorder.awaitMoreThan(lab.recorder.from(0).size(), Lab.LIMIT.toNanos());
            }
            lab.cluster.node("n1").flush(5);
            lab.follower.await(
                    KeyDeleted.class, f -> f.node().equals("n2") && f.key().equals("lock"));
        }
    }

    @ParameterizedTest
    @MethodSource("binaries")
    void masterThatAsksForAReplicaTakesNoWriteWithoutOne(ServerBinary binary) throws Exception {
        Replication one = new Replication(1, Duration.ofSeconds(10));
        try (Lab lab = Lab.open(folder, binary, new Replicated("n1", List.of("n2"), one, Persistence.NOTHING))) {
            assertThat(lab.ask(lab.a, "n1", Lab.take("ta"))).isEqualTo(new Answer.Value("OK"));
            lab.cluster.node("n2").stop(1);
            assertThat(lab.ask(lab.b, "n1", new Command.Increment("n"))).isInstanceOf(Answer.Failed.class);
        }
    }

    @ParameterizedTest
    @MethodSource("binaries")
    void replicasClockAloneCanBeMoved(ServerBinary binary) throws Exception {
        try (Lab lab = Lab.open(folder, binary, replicas("n2"))) {
            lab.replicated(lab.a, "n1", Lab.take("ta"), Duration.ofSeconds(10));
            assertThat(lab.cluster.node("n2").shiftClock(Duration.ofSeconds(10), 1))
                    .isEqualTo(1);
            assertThat(lab.follower.facts(KeyExtended.class))
                    .extracting(KeyExtended::node)
                    .containsExactly("n2");
        }
    }

    @ParameterizedTest
    @MethodSource("binaries")
    void streamThatHasLostAPieceIsBegunAnew(ServerBinary binary) throws Exception {
        try (Lab lab = Lab.open(folder, binary, replicas("n2"))) {
            lab.cluster.link("n2", "n1").lose(Set.of(Direction.BACK), 1);
            assertThat(acknowledged(lab.replicated(lab.a, "n1", Lab.take("ta"), Duration.ofMillis(100))))
                    .isZero();
            lab.follower.await(MessageLost.class, f -> f.from().equals("n2"));
            assertThat(lab.cluster.link("n2", "n1").touched()).isPositive();
            lab.cluster.link("n2", "n1").open(2);
            lab.follower.await(
                    KeyStored.class, f -> f.node().equals("n2") && f.value().equals("ta"));
            lab.settle();
        }
    }

    @ParameterizedTest
    @MethodSource("binaries")
    void closingWhileALinkIsHeldLeavesNothing(ServerBinary binary) throws Exception {
        Lab lab = Lab.open(
                folder, binary, new Replicated("n1", List.of("n2"), Replication.UNCHECKED, Persistence.AOF_EVERYSEC));
        lab.cluster.link("n2", "n1").hold(BOTH, 1);
        lab.ask(lab.a, "n1", Lab.take("ta"));
        lab.follower.await(MessageHeld.class, f -> true);
        lab.close();
        assertThat(lab.processes()).isEmpty();
        assertThat(lab.folders()).isZero();
        assertThat(lab.follower.facts(NodeCrashed.class)).isEmpty();
    }
}
