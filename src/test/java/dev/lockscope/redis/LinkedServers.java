package dev.lockscope.redis;

import dev.lockscope.fault.FaultyLink;
import dev.lockscope.fault.FaultyNode;
import dev.lockscope.fault.link.Link;
import dev.lockscope.fault.link.LinkListener;
import dev.lockscope.lab.Cluster;
import dev.lockscope.lab.Wire;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.redis.process.RedisServer;
import dev.lockscope.redis.wire.Conversations;
import dev.lockscope.redis.wire.JedisWire;
import dev.lockscope.redis.wire.Route;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.LinkFact.Direction;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Servers that outlive the test, and links to them: a cluster that nobody observes. */
public final class LinkedServers implements Cluster {

    private final Map<NodeId, Endpoint> servers = new LinkedHashMap<>();
    private final Map<String, Map<NodeId, Link>> links = new HashMap<>();
    private final List<Wire> wires = new ArrayList<>();
    private final RunClock clock;
    private final String version;

    /** Links to servers, which stay as they are when this is closed. */
    public LinkedServers(List<RedisServer> running, RunClock clock) {
        this.clock = clock;
        this.version = running.get(0).version();
        for (RedisServer server : running) {
            InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port());
            servers.put(new NodeId(server.name()), new Endpoint(address, server.password()));
        }
    }

    /** The link between a client, which need have no wire, and a node. */
    public Link link(String client, NodeId node) {
        return Objects.requireNonNull(links(client).get(node));
    }

    private synchronized Map<NodeId, Link> links(String client) {
        return links.computeIfAbsent(client, name -> {
            Map<NodeId, Link> opened = new HashMap<>();
            servers.forEach((node, endpoint) -> opened.put(node, open(endpoint)));
            return opened;
        });
    }

    private static Link open(Endpoint endpoint) {
        try {
            return Link.open(endpoint.address(), new Deaf());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public List<NodeId> nodes() {
        return List.copyOf(servers.keySet());
    }

    @Override
    public NodeId master(String client) {
        return nodes().get(0);
    }

    @Override
    public String serverVersion() {
        return version;
    }

    @Override
    public synchronized Wire wire(String client) {
        Map<NodeId, Route> routes = new HashMap<>();
        servers.forEach((node, endpoint) -> routes.put(
                node, new Route(new Endpoint(link(client, node).address(), endpoint.password()), new Conversations())));
        Wire wire = new JedisWire(client, routes, clock);
        wires.add(wire);
        return wire;
    }

    @Override
    public FaultyLink link(String from, String to) {
        throw new UnsupportedOperationException("the test has the links themselves");
    }

    @Override
    public FaultyNode node(String name) {
        throw new UnsupportedOperationException("the test has the servers themselves");
    }

    @Override
    public void prepare(String key, String value) {
        throw new UnsupportedOperationException("the test has the servers themselves");
    }

    @Override
    public boolean settle(Duration limit) {
        return true;
    }

    @Override
    public synchronized void close() {
        wires.forEach(Wire::close);
        links.values().forEach(some -> some.values().forEach(Link::close));
    }

    private static final class Deaf implements LinkListener {

        @Override
        public void connected(long connection, int clientPort, int serverSidePort) {}

        @Override
        public void held(long connection, Direction direction, long message, int bytes) {}

        @Override
        public void released(long connection, Direction direction, long message, int bytes) {}

        @Override
        public void lost(long connection, Direction direction, long message, int bytes) {}

        @Override
        public void disconnected(long connection) {}
    }
}
