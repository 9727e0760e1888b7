package dev.lockscope.redis.guest;

import dev.lockscope.redis.OwnLink;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The links between clients and the user's own servers. Safe for use by several threads. */
final class GuestLinks implements AutoCloseable {

    private record Ends(String client, String node) {}

    private final Map<Ends, OwnLink> links = new ConcurrentHashMap<>();

    void add(String client, String node, OwnLink link) {
        links.put(new Ends(client, node), link);
    }

    /**
     * The link between a client and a node.
     *
     * @throws IllegalArgumentException when there is none
     */
    OwnLink between(String client, String node) {
        OwnLink link = links.get(new Ends(client, node));
        if (link == null) {
            throw new IllegalArgumentException("there is no link from " + client + " to " + node);
        }
        return link;
    }

    @Override
    public void close() {
        links.values().forEach(OwnLink::close);
    }
}
