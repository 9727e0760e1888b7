package dev.lockscope.fault.link;

import java.net.InetAddress;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Who comes through a link, and how each is told from the others. Safe for use by several threads. */
final class Peers {

    private final Peer other;
    private final Map<InetAddress, Peer> bySource = new ConcurrentHashMap<>();
    private final Map<Integer, Peer> byListeningPort = new ConcurrentHashMap<>();

    /** Everybody is {@code other} at first. */
    Peers(Peer other) {
        this.other = other;
    }

    /** Those whom nothing tells apart. */
    Peer other() {
        return other;
    }

    /** Who calls from {@code source} is {@code peer} from now on. */
    void know(InetAddress source, Peer peer) {
        bySource.put(source, peer);
    }

    /** The replica that listens on {@code listeningPort} is {@code peer} from now on. */
    void know(int listeningPort, Peer peer) {
        byListeningPort.put(listeningPort, peer);
    }

    /** Whose connection it is, by where it comes from. */
    Peer from(InetAddress source) {
        return bySource.getOrDefault(source, other);
    }

    /** Whose connection it is, by what a replica says of itself. */
    Optional<Peer> listeningOn(int port) {
        return Optional.ofNullable(byListeningPort.get(port));
    }
}
