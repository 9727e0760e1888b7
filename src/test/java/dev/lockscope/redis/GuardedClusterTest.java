package dev.lockscope.redis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.redis.process.ServerBinary;
import dev.lockscope.scenario.Persistence;
import dev.lockscope.scenario.Topology.Guarded;
import dev.lockscope.scenario.Topology.Replication;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.NodeFact.NodeFollows;
import dev.lockscope.trace.NodeFact.NodePromoted;
import dev.lockscope.trace.NodeFact.ReplicaSynced;
import dev.lockscope.trace.SentinelFact.FailoverBegan;
import dev.lockscope.trace.SentinelFact.MasterDown;
import dev.lockscope.trace.SentinelFact.MasterNamed;
import dev.lockscope.trace.SentinelFact.NodeSuspected;
import dev.lockscope.trace.SentinelFact.SentinelStarted;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
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
                Duration.ofSeconds(1),
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
}
