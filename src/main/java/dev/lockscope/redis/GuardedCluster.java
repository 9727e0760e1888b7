package dev.lockscope.redis;

import dev.lockscope.fault.FaultyLink;
import dev.lockscope.fault.FaultyNode;
import dev.lockscope.lab.Cluster;
import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.lab.Wire;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.scenario.Topology.Guarded;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A master and its replicas under real sentinels, which fail over by themselves; clients ask the sentinels for the master.
 * Safe for use by several threads.
 */
final class GuardedCluster implements Cluster {

    private final RedisCluster nodes;
    private final SentinelGroup sentinels;
    private final FrontLinks fronts;
    private final Guarded topology;
    private final Recorder recorder;
    private final Map<LinkEnds, OwnLink> links = new ConcurrentHashMap<>();
    private final Map<String, MasterSearch> searches = new ConcurrentHashMap<>();

    private GuardedCluster(
            RedisCluster nodes, SentinelGroup sentinels, FrontLinks fronts, Guarded topology, Recorder recorder) {
        this.nodes = nodes;
        this.sentinels = sentinels;
        this.fronts = fronts;
        this.topology = topology;
        this.recorder = recorder;
    }

    /**
     * A cluster of servers that run; the group stands when it returns, and a failover can happen at once.
     *
     * @param processes all nodes and sentinels
     * @param limit how long it may take until replicas have what their master has, and again until the sentinels hear from
     *     everybody
     * @param afterwards ends all servers
     * @throws IOException when a server cannot be observed; all servers are ended then
     * @throws EnvironmentProblem when the group does not stand in time; all servers are ended then
     */
    static GuardedCluster of(
            List<? extends NodeProcess> processes,
            Guarded topology,
            Duration limit,
            Runnable afterwards,
            Recorder recorder,
            RunClock clock)
            throws IOException, EnvironmentProblem, InterruptedException {
        FrontLinks fronts = new FrontLinks(topology, RedisCluster.endpoints(processes), recorder);
        RedisCluster nodes = RedisCluster.of(
                named(processes, topology.nodes()), Plan.of(topology), fronts, afterwards, recorder, clock);
        GuardedCluster cluster = new GuardedCluster(nodes, new SentinelGroup(clock), fronts, topology, recorder);
        boolean stands = false;
        try {
            cluster.stand(named(processes, topology.sentinels()), limit);
            stands = true;
            return cluster;
        } finally {
            if (!stands) {
                cluster.close();
            }
        }
    }

    private static List<? extends NodeProcess> named(List<? extends NodeProcess> processes, List<String> names) {
        return processes.stream()
                .filter(process -> names.contains(process.name()))
                .toList();
    }

    private void stand(List<? extends NodeProcess> processes, Duration limit)
            throws IOException, EnvironmentProblem, InterruptedException {
        for (NodeProcess process : processes) {
            sentinels.add(process, fronts, recorder);
        }
        boolean stands = nodes.followFirst(limit)
                && sentinels.watch(
                        fronts.announced(topology.master()), topology.replicas().size(), topology.downAfter(), limit);
        if (!stands) {
            throw new EnvironmentProblem(
                    "the replicas or the sentinels did not hear from their master within " + limit.toSeconds() + " s",
                    "let fewer other programs run meanwhile");
        }
    }

    @Override
    public List<NodeId> nodes() {
        return nodes.nodes();
    }

    /** {@inheritDoc} Takes up to some tenths of a second for each sentinel that does not answer the client. */
    @Override
    public NodeId master(String client) {
        MasterSearch search = searches.get(client);
        return search == null ? nodes.master(client) : new NodeId(search.master());
    }

    @Override
    public String serverVersion() {
        return nodes.serverVersion();
    }

    /** Stored on the master, from which the others have it. */
    @Override
    public void prepare(String key, String value) {
        nodes.prepare(key, value);
    }

    /**
     * {@inheritDoc} And to every sentinel.
     *
     * @throws IllegalStateException when the cluster is closed, or the client has a wire already
     * @throws UncheckedIOException when there is no port for a link
     */
    @Override
    public Wire wire(String client) {
        Wire wire = nodes.wire(client);
        List<Endpoint> entrances = new ArrayList<>();
        for (Sentinel sentinel : sentinels.all()) {
            try {
                LinkEnds ends = new LinkEnds(client, sentinel.name());
                OwnLink link = new OwnLink(ends, sentinel.endpoint(), recorder);
                links.put(ends, link);
                entrances.add(link.route().link());
            } catch (IOException e) {
                throw new UncheckedIOException("no link from " + client + " to " + sentinel.name(), e);
            }
        }
        searches.put(client, new MasterSearch(entrances, fronts::announcing, topology.master()));
        return wire;
    }

    @Override
    public FaultyLink link(String from, String to) {
        OwnLink toSentinel = links.get(new LinkEnds(from, to));
        return toSentinel == null ? nodes.link(from, to) : toSentinel.traced();
    }

    @Override
    public FaultyNode node(String name) {
        return nodes.node(name);
    }

    @Override
    public boolean settle(Duration limit) throws InterruptedException {
        return nodes.settle(limit);
    }

    /** A failover that is under way ends where it is. */
    @Override
    public void close() {
        sentinels.close();
        searches.values().forEach(MasterSearch::close);
        links.values().forEach(OwnLink::close);
        nodes.close();
    }
}
