package dev.lockscope.redis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lab.Cluster;
import dev.lockscope.lab.Wire;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Replication;
import dev.lockscope.redis.process.BinaryCache;
import dev.lockscope.redis.process.ServerBinary;
import dev.lockscope.redis.process.Servers;
import dev.lockscope.scenario.Topology;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.Secrets;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A cluster of real servers in a folder of a test's own, with two clients. */
final class Lab implements AutoCloseable {

    static final Duration LIMIT = Duration.ofSeconds(20);

    final RunClock clock = SystemRunClock.startingNow();
    final Recorder recorder = new Recorder(clock);
    final Follower follower = new Follower(recorder);
    final Cluster cluster;
    final Wire a;
    final Wire b;

    private final Path folder;
    /** Servers of other tests, which may stay for as long as the program runs. */
    private final Set<Long> before = servers().map(ProcessHandle::pid).collect(Collectors.toSet());

    private long number;

    private Lab(Path folder, ServerBinary binary, Topology topology) throws Exception {
        this.folder = folder;
        this.cluster = new RedisClusterFactory(
                        () -> Servers.open(binary, folder.resolve("runs"), new Secrets().password(), Map.of()))
                .open(topology, recorder, clock);
        this.a = cluster.wire("A");
        this.b = cluster.wire("B");
    }

    static Lab open(Path folder, ServerBinary binary, Topology topology) throws Exception {
        return new Lab(folder, binary, topology);
    }

    /** The bundled binary and, where it is installed, another version. */
    static Stream<ServerBinary> binaries(Path cache) throws Exception {
        Path installed = Path.of("/usr/bin/redis-server");
        BinaryCache binaries = new BinaryCache(cache);
        List<ServerBinary> found = new ArrayList<>(List.of(binaries.bundled()));
        if (Files.isExecutable(installed)) {
            found.add(binaries.own(installed));
        }
        return found.stream();
    }

    Answer ask(Wire wire, String node, Command command) throws Exception {
        return wire.send(new NodeId(node), ++number, 0, command).get(20, TimeUnit.SECONDS);
    }

    Replication replicated(Wire wire, String node, Command write, Duration limit) throws Exception {
        return wire.sendThenWait(new NodeId(node), ++number, 0, write, 1, limit).get(20, TimeUnit.SECONDS);
    }

    static Command take(String token) {
        return take(token, 60_000);
    }

    static Command take(String token, long ttl) {
        return new Command.SetIfAbsent("lock", token, Optional.of(Duration.ofMillis(ttl)));
    }

    void settle() throws InterruptedException {
        assertThat(cluster.settle(LIMIT)).isTrue();
    }

    /** Server processes that this test has started and that are alive, as the system shows them. */
    List<String> processes() {
        return servers()
                .filter(process -> !before.contains(process.pid()))
                .map(process -> process.pid() + " " + process.info())
                .toList();
    }

    private static Stream<ProcessHandle> servers() {
        return ProcessHandle.current()
                .descendants()
                .filter(process -> process.info().command().orElse("").contains("redis-server"));
    }

    /** The folders of runs that are left. */
    long folders() throws IOException {
        try (Stream<Path> left = Files.list(folder.resolve("runs"))) {
            return left.filter(Files::isDirectory).count();
        }
    }

    @Override
    public void close() {
        cluster.close();
    }
}
