package dev.lockscope.redis;

import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;

/** The links among the servers themselves: by which address one reaches another. Safe for use by several threads. */
interface PeerLinks extends AutoCloseable {

    /** A link, if there is such a one. */
    Optional<TracedLink> find(String from, String to);

    /**
     * Where a server reaches another.
     *
     * @throws IllegalArgumentException when there is no such link
     */
    InetSocketAddress address(String from, String to);

    /** Whom a server reaches at a port. */
    Optional<String> behind(String from, int port);

    /** The lines of configuration with which a node tells others where they reach it. */
    default List<String> announcement(String node) {
        return List.of();
    }

    @Override
    void close();
}
