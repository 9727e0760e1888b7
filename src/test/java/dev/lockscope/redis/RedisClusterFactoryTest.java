package dev.lockscope.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.lab.Cluster;
import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.lab.Wire;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.redis.process.BinaryCache;
import dev.lockscope.redis.process.ServerBinary;
import dev.lockscope.redis.process.Servers;
import dev.lockscope.scenario.Topology;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.Secrets;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.StoreFact.KeyStored;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class RedisClusterFactoryTest {

    private static final Topology SINGLE = new Topology.Single("redis");

    @TempDir
    private Path folder;

    private final RunClock clock = SystemRunClock.startingNow();
    private final Recorder recorder = new Recorder(clock);
    private final Follower follower = new Follower(recorder);

    private Servers servers(ServerBinary binary) throws EnvironmentProblem {
        return Servers.open(binary, folder.resolve("runs"), new Secrets().password(), Map.of());
    }

    private Servers servers() throws EnvironmentProblem, InterruptedException {
        return servers(new BinaryCache(folder.resolve("cache")).bundled());
    }

    private long processesOfThisTest() {
        return ProcessHandle.current()
                .descendants()
                .filter(process -> process.info().toString().contains(folder.toString()))
                .count();
    }

    @Test
    void startedClusterAnswersRecordsAndEndsWithoutATrace() throws Exception {
        try (Cluster cluster = new RedisClusterFactory(this::servers).open(SINGLE, recorder, clock)) {
            assertThat(cluster.nodes()).containsExactly(new NodeId("redis"));
            assertThat(cluster.serverVersion()).matches("\\d+\\.\\d+\\.\\d+");
            Wire wire = cluster.wire("A");
            assertThat(wire.send(new NodeId("redis"), 1, 0, new Command.Increment("n"))
                            .get(20, TimeUnit.SECONDS))
                    .isEqualTo(new Answer.Value("1"));
            follower.await(KeyStored.class, stored -> stored.key().equals("n"));
            assertThat(processesOfThisTest()).isPositive();
        }
        assertThat(processesOfThisTest()).isZero();
        assertThat(follower.facts(NodeCrashed.class)).isEmpty();
        try (Stream<Path> left = Files.list(folder.resolve("runs"))) {
            assertThat(left.filter(Files::isDirectory)).isEmpty();
        }
    }

    @Test
    void whatIsPreparedIsStoredOnEveryNodeByNobodyInTheRun() throws Exception {
        try (Cluster cluster = new RedisClusterFactory(this::servers)
                .open(new Topology.Independent(List.of("n1", "n2", "n3")), recorder, clock)) {
            cluster.prepare("lock:fence", "32");
            for (NodeId node : cluster.nodes()) {
                Event stored =
                        follower.await(KeyStored.class, fact -> fact.node().equals(node.name()));
                assertThat(stored.fact()).isEqualTo(new KeyStored(node.name(), "lock:fence", "32", null));
                assertThat(stored.cause()).isEqualTo(Event.NO_CAUSE);
            }
            assertThat(cluster.wire("A")
                            .send(new NodeId("n2"), 1, 0, new Command.Increment("lock:fence"))
                            .get(20, TimeUnit.SECONDS))
                    .isEqualTo(new Answer.Value("33"));
        }
    }

    @Test
    void serverThatDoesNotStartIsAProblemAndLeavesNothing() {
        RedisClusterFactory factory =
                new RedisClusterFactory(() -> servers(new ServerBinary(Path.of("/bin/false"), "0.0.0")));
        assertThatThrownBy(() -> factory.open(SINGLE, recorder, clock)).isInstanceOf(EnvironmentProblem.class);
        assertThat(processesOfThisTest()).isZero();
        assertThat(folder.resolve("runs"))
                .satisfiesAnyOf(
                        runs -> assertThat(runs).doesNotExist(),
                        runs -> assertThat(runs).isEmptyDirectory());
    }
}
