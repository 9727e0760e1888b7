package dev.lockscope.redis;

import dev.lockscope.lab.Cluster;
import dev.lockscope.lab.ClusterFactory;
import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.redis.process.ServerSpec;
import dev.lockscope.redis.process.Servers;
import dev.lockscope.scenario.Topology;
import dev.lockscope.scenario.Topology.Guarded;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.IoReason;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Starts real redis-server processes for each run. Safe for use by several threads. */
public final class RedisClusterFactory implements ClusterFactory {

    private static final Duration SYNC_LIMIT = Duration.ofSeconds(20);

    private final ServersOpener opener;

    /** Prepares the servers of one run. */
    @FunctionalInterface
    public interface ServersOpener {

        /**
         * Prepares them.
         *
         * @throws EnvironmentProblem when the machine lacks something that is needed
         * @throws InterruptedException when the calling thread is interrupted
         */
        Servers open() throws EnvironmentProblem, InterruptedException;
    }

    /** A factory that asks {@code opener} for a new run's servers each time. */
    public RedisClusterFactory(ServersOpener opener) {
        this.opener = opener;
    }

    @Override
    public Cluster open(Topology topology, Recorder recorder, RunClock clock)
            throws EnvironmentProblem, InterruptedException {
        Servers servers = opener.open();
        boolean opened = false;
        try {
            List<StartedNode> nodes = Together.run("start", starting(topology, servers));
            Cluster cluster = join(topology, nodes, servers, recorder, clock);
            opened = true;
            return cluster;
        } catch (IOException e) {
            throw new EnvironmentProblem(
                    "redis-server cannot be observed: " + IoReason.of(e), "use redis-server 6.0 or newer");
        } finally {
            if (!opened) {
                servers.close();
            }
        }
    }

    private static List<Together.Work<StartedNode>> starting(Topology topology, Servers servers) {
        List<Together.Work<StartedNode>> starting = new ArrayList<>();
        for (String node : topology.nodes()) {
            starting.add(() -> StartedNode.start(servers, spec(node, topology, servers)));
        }
        for (String sentinel : topology.sentinels()) {
            starting.add(() -> StartedNode.start(servers, spec(sentinel, topology, servers)));
        }
        return starting;
    }

    private static ServerSpec spec(String name, Topology topology, Servers servers) {
        boolean sentinel = topology.sentinels().contains(name);
        ServerSpec spec = sentinel ? ServerSpec.sentinel(name) : NodeConfig.spec(name, topology);
        return topology instanceof Guarded
                ? spec.with(OwnAddresses.of(topology).directive(name, servers.version()))
                : spec;
    }

    private static Cluster join(
            Topology topology, List<StartedNode> nodes, Servers servers, Recorder recorder, RunClock clock)
            throws IOException, EnvironmentProblem, InterruptedException {
        if (topology instanceof Guarded guarded) {
            return GuardedCluster.of(nodes, guarded, SYNC_LIMIT, servers::close, recorder, clock);
        }
        Plan plan = Plan.of(topology);
        RedisCluster cluster = RedisCluster.of(nodes, plan, servers::close, recorder, clock);
        boolean joined = false;
        try {
            if (plan.replicates() && !cluster.followFirst(SYNC_LIMIT)) {
                throw new EnvironmentProblem(
                        "the replicas did not get what their master has within " + SYNC_LIMIT.toSeconds() + " s",
                        "let fewer other programs run meanwhile");
            }
            joined = true;
            return cluster;
        } finally {
            if (!joined) {
                cluster.close();
            }
        }
    }
}
