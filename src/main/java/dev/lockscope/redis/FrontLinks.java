package dev.lockscope.redis;

import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.scenario.Topology;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Links among servers of which each has one announced address for all others, as sentinels ask for. Safe for use by several
 * threads.
 */
final class FrontLinks implements PeerLinks {

    private final Map<String, Front> fronts = new LinkedHashMap<>();
    private final Map<LinkEnds, TracedLink> links = new LinkedHashMap<>();
    private final Set<String> sentinels;
    private final Recorder recorder;

    /**
     * Opens a front for each server that another has a link to.
     *
     * @param endpoints where the nodes and the sentinels listen, by name
     * @throws IOException when there is no port for a front; none is left open then
     */
    FrontLinks(Topology topology, Map<String, Endpoint> endpoints, Recorder recorder) throws IOException {
        this.sentinels = Set.copyOf(topology.sentinels());
        this.recorder = recorder;
        OwnAddresses sources = OwnAddresses.of(topology);
        try {
            for (LinkEnds pair : topology.peers()) {
                links.put(pair, front(pair.to(), endpoints).know(pair.from(), sources.of(pair.from())));
            }
        } catch (IOException | RuntimeException e) {
            close();
            throw e;
        }
    }

    private Front front(String to, Map<String, Endpoint> endpoints) throws IOException {
        Front known = fronts.get(to);
        if (known != null) {
            return known;
        }
        Endpoint endpoint = endpoints.get(to);
        if (endpoint == null) {
            throw new IllegalArgumentException("there is no server " + to);
        }
        Front opened = new Front(to, endpoint, sentinels, recorder);
        fronts.put(to, opened);
        return opened;
    }

    @Override
    public Optional<TracedLink> find(String from, String to) {
        return Optional.ofNullable(links.get(new LinkEnds(from, to)));
    }

    @Override
    public InetSocketAddress address(String from, String to) {
        if (find(from, to).isEmpty()) {
            throw new IllegalArgumentException("there is no link from " + from + " to " + to);
        }
        return announced(to);
    }

    /**
     * Where everybody reaches a server.
     *
     * @throws IllegalArgumentException when nobody does
     */
    InetSocketAddress announced(String server) {
        Front front = fronts.get(server);
        if (front == null) {
            throw new IllegalArgumentException("nobody has a link to " + server);
        }
        return front.address();
    }

    /** Whose address a port is. */
    Optional<String> announcing(int port) {
        return fronts.entrySet().stream()
                .filter(front -> front.getValue().address().getPort() == port)
                .map(Map.Entry::getKey)
                .findFirst();
    }

    @Override
    public Optional<String> behind(String from, int port) {
        return announcing(port);
    }

    @Override
    public List<String> announcement(String node) {
        InetSocketAddress address = announced(node);
        return List.of(
                "replica-announce-ip " + address.getAddress().getHostAddress(),
                "replica-announce-port " + address.getPort());
    }

    @Override
    public void close() {
        fronts.values().forEach(Front::close);
    }
}
