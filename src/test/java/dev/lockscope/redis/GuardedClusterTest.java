package dev.lockscope.redis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.fault.FaultyLink;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.redis.process.ServerBinary;
import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.scenario.Persistence;
import dev.lockscope.scenario.Topology.Guarded;
import dev.lockscope.scenario.Topology.Replication;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.NodeFact.NodeFollows;
import dev.lockscope.trace.NodeFact.NodePromoted;
import dev.lockscope.trace.NodeFact.ReplicaDetached;
import dev.lockscope.trace.NodeFact.ReplicaSynced;
import dev.lockscope.trace.SentinelFact.FailoverBegan;
import dev.lockscope.trace.SentinelFact.MasterDown;
import dev.lockscope.trace.SentinelFact.MasterNamed;
import dev.lockscope.trace.SentinelFact.NodeHeardAgain;
import dev.lockscope.trace.SentinelFact.NodeSuspected;
import dev.lockscope.trace.SentinelFact.SentinelStarted;
import dev.lockscope.trace.StoreFact.KeyStored;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Timeout(120)
@EnabledOnOs(value = OS.LINUX, disabledReason = "elsewhere 127.0.0.1 is the only loopback address")
class GuardedClusterTest {

    private static final Set<Direction> BOTH = Set.of(Direction.THERE, Direction.BACK);

    @TempDir
    private static Path cache;

    @TempDir
    private Path folder;

    private static Stream<ServerBinary> binaries() throws Exception {
        return Lab.binaries(cache);
    }

    private static Guarded guarded(Replication replication, String... replicas) {
        return new Guarded(
                "n1",
                List.of(replicas),
                List.of("s1", "s2", "s3"),
                Duration.ofSeconds(2),
                replication,
                Persistence.NOTHING);
    }

    @ParameterizedTest
    @MethodSource("binaries")
    void sentinelsPromoteAReplicaWhenTheMasterDiesAndClientsFindIt(ServerBinary binary) throws Exception {
        try (Lab lab = Lab.open(folder, binary, guarded(Replication.UNCHECKED, "n2"))) {
            assertThat(lab.follower.facts(SentinelStarted.class)).hasSize(3);
            assertThat(lab.cluster.master("A")).isEqualTo(new NodeId("n1"));
            assertThat(lab.ask(lab.a, "n1", Lab.take("ta"))).isEqualTo(new Answer.Value("OK"));
            lab.cluster.node("n1").crash(4);
            for (String sentinel : List.of("s1", "s2", "s3")) {
                lab.follower.await(
                        MasterNamed.class,
                        f -> f.sentinel().equals(sentinel) && f.node().equals("n2"));
            }
            assertThat(lab.follower.await(NodePromoted.class, f -> true))
                    .returns(new NodePromoted("n2"), Event::fact)
                    .returns(Event.NO_CAUSE, Event::cause);
            assertThat(lab.follower.facts(NodeSuspected.class)).contains(new NodeSuspected("s1", "n1"));
            assertThat(lab.follower.facts(MasterDown.class)).isNotEmpty();
            assertThat(lab.follower.facts(FailoverBegan.class)).isNotEmpty();
            for (String client : List.of("A", "B")) {
                assertThat(lab.cluster.master(client)).isEqualTo(new NodeId("n2"));
            }
            lab.ask(lab.b, "n2", Lab.take("tb"));
            lab.settle();
            lab.cluster.node("n1").restart(false, 9);
            lab.follower.await(NodeFollows.class, f -> f.equals(new NodeFollows("n1", "n2")));
            lab.follower.await(ReplicaSynced.class, f -> f.equals(new ReplicaSynced("n1", "n2")));
            assertThat(lab.follower.facts(NodeCrashed.class)).hasSize(1);
        }
    }

    /** Holds every link between the two parties and all others. */
    private static List<FaultyLink> part(Lab lab, Guarded topology) {
        List<FaultyLink> crossing = new ArrayList<>();
        for (LinkEnds pair : topology.peers()) {
            if (pair.from().equals("n1") || pair.to().equals("n1")) {
                crossing.add(lab.cluster.link(pair.from(), pair.to()));
            }
        }
        crossing.add(lab.cluster.link("A", "n2"));
        crossing.add(lab.cluster.link("B", "n1"));
        topology.sentinels().forEach(sentinel -> crossing.add(lab.cluster.link("A", sentinel)));
        crossing.forEach(link -> link.hold(BOTH, 1));
        return crossing;
    }

    private static void awaitNamed(Lab lab, String node) throws InterruptedException {
        for (String sentinel : List.of("s1", "s2", "s3")) {
            lab.follower.await(
                    MasterNamed.class,
                    f -> f.sentinel().equals(sentinel) && f.node().equals(node));
        }
    }

    @ParameterizedTest
    @MethodSource("binaries")
    void bothSidesOfAPartitionGrantAndTheOldMasterForgets(ServerBinary binary) throws Exception {
        Guarded topology = guarded(Replication.UNCHECKED, "n2");
        try (Lab lab = Lab.open(folder, binary, topology)) {
            List<FaultyLink> crossing = part(lab, topology);
            awaitNamed(lab, "n2");
            assertThat(lab.cluster.master("B")).isEqualTo(new NodeId("n2"));
            assertThat(lab.cluster.master("A")).as("what it knew last").isEqualTo(new NodeId("n1"));
            assertThat(lab.ask(lab.a, "n1", Lab.take("ta"))).isEqualTo(new Answer.Value("OK"));
            assertThat(lab.ask(lab.b, "n2", Lab.take("tb"))).isEqualTo(new Answer.Value("OK"));
            crossing.forEach(link -> link.open(2));
            assertThat(lab.cluster.master("A")).isEqualTo(new NodeId("n2"));
            Event follows = lab.follower.await(NodeFollows.class, f -> f.equals(new NodeFollows("n1", "n2")));
            Event synced = lab.follower.await(ReplicaSynced.class, f -> f.equals(new ReplicaSynced("n1", "n2")));
            lab.settle();
            assertThat(synced.cause()).isEqualTo(follows.seq());
            assertThat(lab.follower.facts(KeyStored.class))
                    .extracting(f -> f.node() + " " + f.value())
                    .containsExactlyInAnyOrder("n1 ta", "n2 tb", "n1 tb");
            assertThat(lab.follower.facts(NodeCrashed.class)).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("binaries")
    void aMasterThatAsksForAReplicaRefusesOnceItIsAlone(ServerBinary binary) throws Exception {
        Guarded topology = guarded(new Replication(1, Duration.ofSeconds(1)), "n2");
        try (Lab lab = Lab.open(folder, binary, topology)) {
            part(lab, topology);
            awaitNamed(lab, "n2");
            assertThat(lab.ask(lab.a, "n1", Lab.take("ta")))
                    .isInstanceOfSatisfying(
                            Answer.Failed.class,
                            failed -> assertThat(failed.text()).startsWith("NOREPLICAS"));
        }
    }

    @ParameterizedTest
    @MethodSource("binaries")
    void oneSentinelThatHearsNothingOfTheMasterChangesNothing(ServerBinary binary) throws Exception {
        try (Lab lab = Lab.open(folder, binary, guarded(Replication.UNCHECKED, "n2"))) {
            lab.cluster.link("s1", "n1").hold(BOTH, 1);
            lab.follower.await(NodeSuspected.class, f -> f.equals(new NodeSuspected("s1", "n1")));
            lab.cluster.link("s1", "n1").open(2);
            lab.follower.await(NodeHeardAgain.class, f -> f.equals(new NodeHeardAgain("s1", "n1")));
            assertThat(lab.follower.facts(MasterDown.class)).isEmpty();
            assertThat(lab.follower.facts(FailoverBegan.class)).isEmpty();
            assertThat(lab.cluster.master("A")).isEqualTo(new NodeId("n1"));
            assertThat(lab.follower.facts(ReplicaDetached.class)).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("binaries")
    void theOtherReplicasFollowTheOneThatIsPromoted(ServerBinary binary) throws Exception {
        try (Lab lab = Lab.open(folder, binary, guarded(Replication.UNCHECKED, "n2", "n3"))) {
            lab.cluster.node("n1").crash(4);
            String promoted = ((NodePromoted)
                            lab.follower.await(NodePromoted.class, f -> true).fact())
                    .node();
            String other = promoted.equals("n2") ? "n3" : "n2";
            lab.follower.await(ReplicaSynced.class, f -> f.equals(new ReplicaSynced(other, promoted)));
            awaitNamed(lab, promoted);
            assertThat(lab.ask(lab.a, promoted, Lab.take("ta"))).isEqualTo(new Answer.Value("OK"));
            lab.follower.await(
                    KeyStored.class, f -> f.node().equals(other) && f.value().equals("ta"));
            lab.settle();
        }
    }

    @ParameterizedTest
    @MethodSource("binaries")
    void closingInTheMiddleOfAFailoverLeavesNothing(ServerBinary binary) throws Exception {
        Set<Thread> before = Thread.getAllStackTraces().keySet();
        Lab lab = Lab.open(folder, binary, guarded(Replication.UNCHECKED, "n2"));
        lab.cluster.link("A", "s1").hold(BOTH, 1);
        lab.cluster.node("n1").crash(4);
        lab.follower.await(FailoverBegan.class, f -> true);
        lab.close();
        assertThat(lab.processes()).isEmpty();
        assertThat(lab.folders()).isZero();
        assertThat(lab.follower.facts(NodeCrashed.class)).hasSize(1);
        Set<Thread> left = new HashSet<>(Thread.getAllStackTraces().keySet());
        left.removeAll(before);
        assertThat(left)
                .extracting(Thread::getName)
                .noneMatch(name -> name.matches("(sentinel|following|observer|expiries|link|lane).*"));
    }
}
