package dev.lockscope.redis;

import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A link of its own for each pair of nodes, with an address of its own. Safe for use by several threads. */
final class PairLinks implements PeerLinks {

    private final Map<LinkEnds, OwnLink> links = new LinkedHashMap<>();

    /**
     * Opens a link for each pair.
     *
     * @param endpoints where the nodes listen, by name
     * @throws IOException when there is no port for a link; none is left open then
     */
    PairLinks(List<LinkEnds> pairs, Map<String, Endpoint> endpoints, Recorder recorder) throws IOException {
        try {
            for (LinkEnds pair : pairs) {
                Endpoint to = endpoints.get(pair.to());
                if (to == null) {
                    throw new IllegalArgumentException("there is no node " + pair.to());
                }
                links.put(pair, new OwnLink(pair, to, recorder));
            }
        } catch (IOException | RuntimeException e) {
            close();
            throw e;
        }
    }

    @Override
    public Optional<TracedLink> find(String from, String to) {
        return Optional.ofNullable(links.get(new LinkEnds(from, to))).map(OwnLink::traced);
    }

    @Override
    public InetSocketAddress address(String from, String to) {
        OwnLink link = links.get(new LinkEnds(from, to));
        if (link == null) {
            throw new IllegalArgumentException("there is no link from " + from + " to " + to);
        }
        return link.address();
    }

    @Override
    public Optional<String> behind(String from, int port) {
        return links.entrySet().stream()
                .filter(link -> link.getKey().from().equals(from)
                        && link.getValue().address().getPort() == port)
                .map(link -> link.getKey().to())
                .findFirst();
    }

    @Override
    public void close() {
        links.values().forEach(OwnLink::close);
    }
}
