package dev.lockscope.redis;

import dev.lockscope.lab.Cluster;
import dev.lockscope.lab.ClusterFactory;
import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.redis.process.Servers;
import dev.lockscope.scenario.Topology;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Starts real redis-server processes for each run. Safe for use by several threads. */
public final class RedisClusterFactory implements ClusterFactory {

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
            List<StartedNode> nodes = new ArrayList<>();
            for (String name : topology.nodes()) {
                nodes.add(StartedNode.of(servers.start(name)));
            }
            Cluster cluster = observe(nodes, servers, recorder, clock);
            opened = true;
            return cluster;
        } finally {
            if (!opened) {
                servers.close();
            }
        }
    }

    private static Cluster observe(List<StartedNode> nodes, Servers servers, Recorder recorder, RunClock clock)
            throws EnvironmentProblem {
        try {
            return RedisCluster.of(nodes, servers::close, recorder, clock);
        } catch (IOException e) {
            String version = nodes.get(0).version();
            throw new EnvironmentProblem(
                    "redis-server " + version + " cannot be observed: " + e.getMessage(),
                    "use redis-server 6.0 or newer");
        }
    }
}
