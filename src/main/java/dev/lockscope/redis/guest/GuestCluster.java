package dev.lockscope.redis.guest;

import dev.lockscope.fault.FaultyLink;
import dev.lockscope.fault.FaultyNode;
import dev.lockscope.lab.Cluster;
import dev.lockscope.lab.Wire;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.redis.OwnLink;
import dev.lockscope.redis.wire.JedisWire;
import dev.lockscope.redis.wire.Route;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The user's own servers, which run already and which others may use too.
 *
 * <p>Touches only keys and channels below the run's own prefix, and deletes the keys when it is closed. Nothing is done
 * to a server as a whole: no MONITOR, no configuration, no fault but those of clients and of their own links.
 */
final class GuestCluster implements Cluster {

    /** The time between two looks at the keys. */
    static final Duration GLANCE = Duration.ofMillis(20);

    private static final long JOIN_MS = 2_000;

    private static final String NOT_OURS =
            "the servers are the user's own: only keys of this run, its clients and their links may be touched";

    private final List<GuestNode> nodes;
    private final KeyPrefix prefix;
    private final Recorder recorder;
    private final RunClock clock;
    private final GuestLinks links = new GuestLinks();
    private final Map<String, Wire> wires = new LinkedHashMap<>();
    private final Thread watch;
    private volatile boolean closed;

    GuestCluster(List<GuestNode> nodes, KeyPrefix prefix, Recorder recorder, RunClock clock) {
        this.nodes = List.copyOf(nodes);
        this.prefix = prefix;
        this.recorder = recorder;
        this.clock = clock;
        this.watch = new Thread(this::watch, "guest-watch");
        watch.setDaemon(true);
        watch.start();
    }

    private void watch() {
        try {
            while (!closed) {
                nodes.forEach(node -> node.store().lookAtAll());
                clock.sleep(GLANCE);
            }
        } catch (InterruptedException e) {
            // It is closed.
        }
    }

    @Override
    public List<NodeId> nodes() {
        return nodes.stream().map(node -> new NodeId(node.name())).toList();
    }

    @Override
    public NodeId master(String client) {
        return nodes().get(0);
    }

    @Override
    public String serverVersion() {
        return nodes.stream().map(GuestNode::version).distinct().collect(Collectors.joining(", "));
    }

    @Override
    public void prepare(String key, String value) {
        for (GuestNode node : nodes) {
            try {
                node.store().store(key, value);
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
    public synchronized Wire wire(String client) {
        if (closed || wires.containsKey(client)) {
            throw new IllegalStateException(closed ? "the cluster is closed" : client + " has a wire already");
        }
        Map<NodeId, Route> routes = new HashMap<>();
        Map<NodeId, GuestStore> stores = new HashMap<>();
        for (GuestNode node : nodes) {
            try {
                OwnLink link = new OwnLink(new LinkEnds(client, node.name()), node.endpoint(), recorder);
                links.add(client, node.name(), link);
                routes.put(new NodeId(node.name()), link.route());
                stores.put(new NodeId(node.name()), node.store());
            } catch (IOException e) {
                throw new UncheckedIOException("no link from " + client + " to " + node.name(), e);
            }
        }
        Wire wire = new GuestWire(client, new JedisWire(client, routes, clock), prefix, stores);
        wires.put(client, wire);
        return wire;
    }

    @Override
    public FaultyLink link(String from, String to) {
        return links.between(from, to).traced();
    }

    /**
     * {@inheritDoc}
     *
     * @throws UnsupportedOperationException always: see {@link #refusal}
     */
    @Override
    public FaultyNode node(String name) {
        throw new UnsupportedOperationException(NOT_OURS);
    }

    /** Clients and their links are the run's own; the servers are not. */
    @Override
    public Optional<String> refusal(Action action) {
        return action instanceof NodeAction ? Optional.of(NOT_OURS) : Optional.empty();
    }

    @Override
    public boolean settle(Duration limit) {
        boolean told = true;
        for (GuestNode node : nodes) {
            told &= node.store().lookAtAll();
        }
        return told;
    }

    @Override
    public void close() {
        List<Wire> open;
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
            open = List.copyOf(wires.values());
        }
        watch.interrupt();
        open.forEach(Wire::close);
        links.close();
        try {
            watch.join(JOIN_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        for (GuestNode node : nodes) {
            clear(node);
            node.looker().close();
        }
    }

    /**
     * Twice, because a command that a client sent last may be executed after the first DEL: the server takes what has
     * come on several connections at once in any order, but all of it before what comes later.
     */
    private static void clear(GuestNode node) {
        try {
            node.looker().delete(node.store().used());
            node.looker().delete(node.store().used());
        } catch (IOException e) {
            return; // The server is gone; what it still holds of the run stands below the prefix that the trace names.
        }
    }
}
