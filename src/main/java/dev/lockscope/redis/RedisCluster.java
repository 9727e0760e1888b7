package dev.lockscope.redis;

import dev.lockscope.fault.FaultyLink;
import dev.lockscope.fault.FaultyNode;
import dev.lockscope.lab.Cluster;
import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.lab.Wire;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Real redis-server processes, each observed, a link from every client to each of them, and the links among them. */
public final class RedisCluster implements Cluster {

    private final List<RedisNode> nodes = new ArrayList<>();
    private final List<FollowingWatch> watches = new ArrayList<>();
    private final ClientLinks clients;
    private final PeerLinks peers;
    private final Group group;
    private final Runnable afterwards;
    private final RunClock clock;
    private volatile boolean closed;

    private RedisCluster(ClientLinks clients, PeerLinks peers, Runnable afterwards, RunClock clock) {
        this.clients = clients;
        this.peers = peers;
        this.afterwards = afterwards;
        this.clock = clock;
        this.group = new Group(clock);
    }

    /**
     * A cluster of servers that run, hold nothing, and do not know of one another; it ends them when it is closed.
     *
     * @param plan how they will belong together
     * @param afterwards is done when all servers are ended
     * @throws IOException when a server cannot be observed; all servers are ended then
     * @throws InterruptedException when the calling thread is interrupted; all servers are ended then
     */
    static RedisCluster of(
            List<? extends NodeProcess> processes, Plan plan, Runnable afterwards, Recorder recorder, RunClock clock)
            throws IOException, EnvironmentProblem, InterruptedException {
        PeerLinks peers = new PairLinks(plan.pairs(), endpoints(processes), recorder);
        return of(processes, plan, peers, afterwards, recorder, clock);
    }

    static Map<String, Endpoint> endpoints(List<? extends NodeProcess> processes) {
        return processes.stream().collect(Collectors.toMap(NodeProcess::name, NodeProcess::endpoint));
    }

    /**
     * The same, with links among the nodes that are there; it closes them when it is closed, and when this fails.
     *
     * @param peers the links among the nodes
     */
    static RedisCluster of(
            List<? extends NodeProcess> processes,
            Plan plan,
            PeerLinks peers,
            Runnable afterwards,
            Recorder recorder,
            RunClock clock)
            throws IOException, EnvironmentProblem, InterruptedException {
        Map<String, Endpoint> endpoints = endpoints(processes);
        ClientLinks clients = new ClientLinks(endpoints, recorder, clock);
        RedisCluster cluster = new RedisCluster(clients, peers, afterwards, clock);
        boolean opened = false;
        try {
            RedisNode.Shared shared = new RedisNode.Shared(plan, peers, cluster.group, recorder, clock);
            for (NodeProcess process : processes) {
                cluster.add(new RedisNode(process, clients.senders(process.name()), shared));
            }
            cluster.nodes.forEach(node -> node.started(cluster.roleOf(node, plan), Event.NO_CAUSE));
            Together.run(
                    "observe",
                    cluster.nodes.stream().map(RedisCluster::observing).toList());
            if (plan.replicates()) {
                cluster.nodes.forEach(cluster::watch);
            }
            opened = true;
            return cluster;
        } finally {
            if (!opened) {
                cluster.close();
            }
        }
    }

    private static Together.Work<Boolean> observing(RedisNode node) {
        return () -> {
            node.observe();
            return true;
        };
    }

    private Role roleOf(RedisNode node, Plan plan) {
        return plan.replicates() && node != nodes.get(0) ? Role.REPLICA : Role.MASTER;
    }

    private void add(RedisNode node) {
        nodes.add(node);
        group.add(node);
    }

    private void watch(RedisNode node) {
        FollowingWatch watch = new FollowingWatch(node.name(), node.following(), node::life);
        watches.add(watch);
        node.process().onLine(watch::heard);
    }

    /**
     * Lets all nodes but the first follow it, and waits until they have what it has.
     *
     * @return whether that came about within {@code limit}
     * @throws IOException when a node does not answer
     * @throws InterruptedException when the calling thread is interrupted
     */
    boolean followFirst(Duration limit) throws IOException, InterruptedException {
        long deadline = clock.nanos() + limit.toNanos();
        for (RedisNode node : nodes) {
            node.following().announce();
        }
        return group.followMaster(deadline);
    }

    @Override
    public List<NodeId> nodes() {
        return nodes.stream().map(node -> new NodeId(node.name())).toList();
    }

    @Override
    public NodeId master(String client) {
        return new NodeId(group.master().name());
    }

    @Override
    public String serverVersion() {
        return nodes.stream().map(node -> node.process().version()).distinct().collect(Collectors.joining(", "));
    }

    @Override
    public void prepare(String key, String value) {
        for (RedisNode node : nodes) {
            try {
                node.store(key, value);
            } catch (IOException e) {
                throw new UncheckedIOException("a node does not take " + key, e);
            }
        }
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalStateException when the cluster is closed, or the client has a wire already
     * @throws UncheckedIOException when there is no port for a link
     */
    @Override
    public Wire wire(String client) {
        return clients.wire(client);
    }

    @Override
    public FaultyLink link(String from, String to) {
        Optional<TracedLink> link = clients.find(from, to).or(() -> peers.find(from, to));
        return link.orElseThrow(() -> new IllegalArgumentException("there is no link from " + from + " to " + to));
    }

    @Override
    public FaultyNode node(String name) {
        return nodes.stream()
                .filter(node -> node.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no node " + name))
                .faults();
    }

    @Override
    public boolean settle(Duration limit) throws InterruptedException {
        long deadline = clock.nanos() + limit.toNanos();
        boolean settled = true;
        for (RedisNode node : nodes) {
            settled &= node.settle(deadline);
        }
        return settled;
    }

    /** A fault that is under way meanwhile ends early: its process is killed, and none can be started any more. */
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        nodes.forEach(RedisNode::closeSoon);
        watches.forEach(FollowingWatch::close);
        clients.close();
        peers.close();
        nodes.forEach(RedisNode::close);
        afterwards.run();
    }
}
