package dev.lockscope.fault.link;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * The one announced address of a server, to which sentinels, replicas and other servers all connect, and which tells
 * them apart: each peer's connections go through a {@link Passage} of its own.
 *
 * <p>It knows a peer by the address that it calls from; else a replica by what it says in {@code REPLCONF
 * listening-port}. Everybody else is {@link #OTHER}, and so is a replica in the first exchanges of a connection, until
 * it has said that: then what was kept of it as another's goes on, the listener of {@link #OTHER} is told that the
 * connection is gone, and that of the peer that it has come. To the server, a peer's connections come from the address
 * that the peer calls from.
 *
 * <p>How servers can be made to call from an address of their own, measured for sentinels and replicas: 6.2.11 takes
 * the first address of {@code bind}, where {@code bind-source-addr} is an error; 7.0.15 ignores {@code bind} for this,
 * and takes {@code bind-source-addr}. A replica says the port of {@code replica-announce-port} where it has one.
 *
 * <p>Threads, closing and limits are as with a {@link Link}.
 */
public final class PeerFront implements AutoCloseable {

    /** The name of those whom nothing tells apart. */
    public static final String OTHER = "other";

    private final Function<String, LinkListener> listeners;
    private final Peers peers;
    private final LinkThread thread;
    private final Map<String, Known> known = new ConcurrentHashMap<>();

    private record Known(Peer peer, Passage passage) {}

    private PeerFront(Function<String, LinkListener> listeners, Peers peers, LinkThread thread) {
        this.listeners = listeners;
        this.peers = peers;
        this.thread = thread;
        known.put(OTHER, new Known(peers.other(), new PeerPassage(peers.other(), thread)));
    }

    /**
     * Opens a front that knows nobody yet, and passes everything on.
     *
     * @param listeners gives the listener of the peer with a name, once for each, {@link #OTHER} among them; connections
     *     are numbered throughout the front
     * @throws IOException when the port to listen on is taken
     */
    public static PeerFront open(Ends ends, Function<String, LinkListener> listeners) throws IOException {
        Peers peers = new Peers(new Peer(listeners.apply(OTHER)));
        Source source = ends.source().isPresent() ? Source.always(ends.source()) : Source.CALLERS;
        return new PeerFront(listeners, peers, LinkThread.start(ends, source, peers));
    }

    /** Where the peers connect to. */
    public InetSocketAddress address() {
        return thread.address();
    }

    /** Who calls from {@code source} is {@code peer}, from the next connection on; a peer may be known by several. */
    public Passage know(String peer, InetAddress source) {
        Known named = named(peer);
        peers.know(source, named.peer());
        return named.passage();
    }

    /**
     * The replica that says it listens on a port is {@code peer}, from the next time on that one says so.
     *
     * @param listeningPort the one that it announces, where it announces one
     */
    public Passage knowReplica(String peer, int listeningPort) {
        Known named = named(peer);
        peers.know(listeningPort, named.peer());
        return named.passage();
    }

    private Known named(String peer) {
        return known.computeIfAbsent(peer, name -> {
            Peer made = new Peer(listeners.apply(name));
            return new Known(made, new PeerPassage(made, thread));
        });
    }

    /**
     * What can be done to a peer's messages.
     *
     * @throws IllegalArgumentException for a name that nobody was made known by
     */
    public Passage peer(String name) {
        Known found = known.get(name);
        if (found == null) {
            throw new IllegalArgumentException("nobody is known here as " + name);
        }
        return found.passage();
    }

    /** Ends: resets every connection, loses what is kept, and gives back the port; returns when that is done. */
    @Override
    public void close() {
        thread.close();
    }
}
