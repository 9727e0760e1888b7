package dev.lockscope.benchmark;

import dev.lockscope.lab.Cluster;
import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.redis.RedisClusterFactory;
import dev.lockscope.redis.process.BinaryCache;
import dev.lockscope.redis.process.ServerBinary;
import dev.lockscope.redis.process.Servers;
import dev.lockscope.scenario.Persistence;
import dev.lockscope.scenario.Topology;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.Secrets;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.exceptions.JedisConnectionException;

/**
 * What it takes to stand up a topology and take it down again, once the server's binary is cached.
 *
 * <p>{@link Benchmarks} compares every method with {@link #plainProcess}, which starts the binary with nothing around it,
 * waits for its first answer, and kills it.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@SuppressWarnings("NullAway.Init") // the runner calls the set-up before anything else
public class StandingUpBenchmark {

    private static final Duration GLANCE = Duration.ofMillis(1);

    private final RunClock clock = SystemRunClock.startingNow();
    private ServerBinary binary;
    private RedisClusterFactory clusters;

    /** Unpacks the binary. */
    @Setup
    public void open() throws EnvironmentProblem, InterruptedException {
        Path folder = Path.of("target", "benchmark").toAbsolutePath();
        binary = new BinaryCache(folder.resolve("cache")).bundled();
        clusters = new RedisClusterFactory(
                () -> Servers.open(binary, folder.resolve("runs"), new Secrets().password(), System.getenv()));
    }

    /** The server's binary alone. */
    @Benchmark
    public void plainProcess() throws IOException, InterruptedException {
        int port = free();
        Process process = new ProcessBuilder(
                        binary.path().toString(),
                        "--port",
                        Integer.toString(port),
                        "--bind",
                        "127.0.0.1",
                        "--save",
                        "",
                        "--dir",
                        System.getProperty("java.io.tmpdir"))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            while (!answers(port)) {
                clock.sleep(GLANCE);
            }
        } finally {
            process.destroyForcibly().waitFor();
        }
    }

    private static int free() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private static boolean answers(int port) {
        try (Jedis jedis = new Jedis("127.0.0.1", port)) {
            return jedis.ping().equals("PONG");
        } catch (JedisConnectionException e) {
            return false;
        }
    }

    /** One node, observed. */
    @Benchmark
    public void standingSingleNode() throws EnvironmentProblem, InterruptedException {
        upAndDown(new Topology.Single("redis"));
    }

    /** Five nodes that know nothing of one another. */
    @Benchmark
    public void standingFiveIndependentNodes() throws EnvironmentProblem, InterruptedException {
        upAndDown(new Topology.Independent(List.of("n1", "n2", "n3", "n4", "n5")));
    }

    /** A master and a replica that has all that the master has. */
    @Benchmark
    public void standingMasterAndReplica() throws EnvironmentProblem, InterruptedException {
        upAndDown(new Topology.Replicated("n1", List.of("n2"), Topology.Replication.UNCHECKED, Persistence.NOTHING));
    }

    /** A master, a replica and three sentinels that know one another. */
    @Benchmark
    public void standingGroupUnderSentinels() throws EnvironmentProblem, InterruptedException {
        upAndDown(new Topology.Guarded(
                "n1",
                List.of("n2"),
                List.of("s1", "s2", "s3"),
                Duration.ofSeconds(1),
                Topology.Replication.UNCHECKED,
                Persistence.NOTHING));
    }

    private void upAndDown(Topology topology) throws EnvironmentProblem, InterruptedException {
        RunClock run = SystemRunClock.startingNow();
        try (Cluster cluster = clusters.open(topology, new Recorder(run), run)) {
            if (cluster.nodes().size() != topology.nodes().size()) {
                throw new IllegalStateException("not all of " + topology + " stands");
            }
        }
    }
}
