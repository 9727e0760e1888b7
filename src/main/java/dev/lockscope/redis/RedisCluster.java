package dev.lockscope.redis;

import dev.lockscope.fault.FaultyLink;
import dev.lockscope.fault.FaultyNode;
import dev.lockscope.lab.Cluster;
import dev.lockscope.lab.Wire;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.redis.observe.SentCommand;
import dev.lockscope.redis.wire.JedisWire;
import dev.lockscope.redis.wire.Route;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** Real redis-server processes, each observed, and a link from every client to each of them. */
public final class RedisCluster implements Cluster {

    private record Ends(String client, String node) {}

    private final List<ObservedNode> nodes = new ArrayList<>();
    private final Map<Ends, ClientLink> links = new ConcurrentHashMap<>();
    private final Map<String, JedisWire> wires = new LinkedHashMap<>();
    private final List<? extends NodeProcess> processes;
    private final Runnable afterwards;
    private final Recorder recorder;
    private final RunClock clock;
    private boolean closed;

    private RedisCluster(
            List<? extends NodeProcess> processes, Runnable afterwards, Recorder recorder, RunClock clock) {
        this.processes = List.copyOf(processes);
        this.afterwards = afterwards;
        this.recorder = recorder;
        this.clock = clock;
    }

    /**
     * A cluster of servers that run and hold nothing; it ends them when it is closed.
     *
     * @param afterwards is done when all servers are ended
     * @throws IOException when a server cannot be observed; all servers are ended then
     */
    static RedisCluster of(
            List<? extends NodeProcess> processes, Runnable afterwards, Recorder recorder, RunClock clock)
            throws IOException {
        RedisCluster cluster = new RedisCluster(processes, afterwards, recorder, clock);
        try {
            for (NodeProcess process : processes) {
                String node = process.name();
                cluster.nodes.add(
                        new ObservedNode(process, (port, words) -> cluster.find(node, port, words), recorder, clock));
            }
            return cluster;
        } catch (IOException | RuntimeException e) {
            cluster.close();
            throw e;
        }
    }

    private Optional<SentCommand> find(String node, int port, List<String> words) {
        return links.entrySet().stream()
                .filter(link -> link.getKey().node().equals(node))
                .flatMap(link -> link.getValue().conversations().find(port, words).stream())
                .findFirst();
    }

    @Override
    public List<NodeId> nodes() {
        return processes.stream().map(process -> new NodeId(process.name())).toList();
    }

    @Override
    public NodeId master(String client) {
        return nodes().get(0);
    }

    @Override
    public String serverVersion() {
        return processes.stream().map(NodeProcess::version).distinct().collect(Collectors.joining(", "));
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalStateException when the cluster is closed, or the client has a wire already
     * @throws UncheckedIOException when there is no port for a link
     */
    @Override
    public synchronized Wire wire(String client) {
        if (closed || wires.containsKey(client)) {
            throw new IllegalStateException(closed ? "the cluster is closed" : client + " has a wire already");
        }
        Map<NodeId, Route> routes = new HashMap<>();
        for (NodeProcess process : processes) {
            try {
                ClientLink link = new ClientLink(client, process.name(), process.endpoint(), recorder);
                links.put(new Ends(client, process.name()), link);
                routes.put(new NodeId(process.name()), link.route());
            } catch (IOException e) {
                throw new UncheckedIOException("no link from " + client + " to " + process.name(), e);
            }
        }
        JedisWire wire = new JedisWire(client, routes, clock);
        wires.put(client, wire);
        return wire;
    }

    @Override
    public FaultyLink link(String from, String to) {
        ClientLink link = links.get(new Ends(from, to));
        if (link == null) {
            throw new IllegalArgumentException("there is no link from " + from + " to " + to);
        }
        return link;
    }

    @Override
    public FaultyNode node(String name) {
        throw new IllegalArgumentException("there is no node " + name);
    }

    @Override
    public boolean settle(Duration limit) throws InterruptedException {
        long deadline = clock.nanos() + limit.toNanos();
        boolean settled = true;
        for (ObservedNode node : nodes) {
            settled &= node.settle(deadline);
        }
        return settled;
    }

    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        wires.values().forEach(JedisWire::close);
        nodes.forEach(ObservedNode::close);
        links.values().forEach(ClientLink::close);
        processes.forEach(NodeProcess::close);
        afterwards.run();
    }
}
