package dev.lockscope.redis;

import dev.lockscope.lock.port.NodeId;
import dev.lockscope.redis.observe.Senders;
import dev.lockscope.redis.wire.JedisWire;
import dev.lockscope.redis.wire.Route;
import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The links from clients to nodes, and the clients' ends of them. Safe for use by several threads. */
final class ClientLinks implements AutoCloseable {

    private final Map<LinkEnds, OwnLink> links = new ConcurrentHashMap<>();
    private final Map<String, JedisWire> wires = new LinkedHashMap<>();
    private final Map<String, Endpoint> nodes;
    private final Recorder recorder;
    private final RunClock clock;
    private boolean closed;

    /** @param nodes where the nodes listen, by name */
    ClientLinks(Map<String, Endpoint> nodes, Recorder recorder, RunClock clock) {
        this.nodes = Map.copyOf(nodes);
        this.recorder = recorder;
        this.clock = clock;
    }

    /** Knows what a node gets from clients. */
    Senders senders(String node) {
        return (port, words) -> links.entrySet().stream()
                .filter(link -> link.getKey().to().equals(node))
                .flatMap(link -> link.getValue().conversations().find(port, words).stream())
                .findFirst();
    }

    /** A link, if there is such a one. */
    Optional<TracedLink> find(String from, String to) {
        return Optional.ofNullable(links.get(new LinkEnds(from, to))).map(OwnLink::traced);
    }

    /** See {@link RedisCluster#wire}. */
    synchronized JedisWire wire(String client) {
        if (closed || wires.containsKey(client)) {
            throw new IllegalStateException(closed ? "the cluster is closed" : client + " has a wire already");
        }
        Map<NodeId, Route> routes = new HashMap<>();
        nodes.forEach((node, endpoint) -> {
            try {
                LinkEnds ends = new LinkEnds(client, node);
                OwnLink link = new OwnLink(ends, endpoint, recorder);
                links.put(ends, link);
                routes.put(new NodeId(node), link.route());
            } catch (IOException e) {
                throw new UncheckedIOException("no link from " + client + " to " + node, e);
            }
        });
        JedisWire wire = new JedisWire(client, routes, clock);
        wires.put(client, wire);
        return wire;
    }

    @Override
    public synchronized void close() {
        closed = true;
        wires.values().forEach(JedisWire::close);
        links.values().forEach(OwnLink::close);
    }
}
