package dev.lockscope.fault.link;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Optional;

/**
 * Between which addresses a link passes things on.
 *
 * @param listenOn where it takes connections; port 0 for any free one
 * @param server where it passes them on to; need not answer yet: a client that comes while it does not is reset
 * @param source the address of this computer from which it calls the server, such as 127.0.0.7, so that the server sees
 *     who comes; empty for the one that the system picks, or, at a {@link PeerFront}, for the one that its caller has
 */
public record Ends(InetSocketAddress listenOn, InetSocketAddress server, Optional<InetAddress> source) {

    /** From any free port of 127.0.0.1 to {@code server}. */
    public static Ends to(InetSocketAddress server) {
        return new Ends(new InetSocketAddress(Loopback.ADDRESS, 0), server, Optional.empty());
    }

    /** The same, taking connections at an address of the caller's choice. */
    public Ends listeningOn(InetSocketAddress address) {
        return new Ends(address, server, source);
    }

    /** The same, calling the server from an address of the caller's choice. */
    public Ends callingFrom(InetAddress address) {
        return new Ends(listenOn, server, Optional.of(address));
    }
}
