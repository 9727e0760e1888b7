package dev.lockscope.fault.link;

import dev.lockscope.trace.LinkFact.Direction;

/**
 * One connection as its peer's: under that peer's rules, and told to that peer's listener. For the link's thread.
 *
 * <p>A connection whose peer is not known by where it comes from belongs to the others until it says who it is.
 */
final class Membership {

    private final long connection;
    private final Peers peers;
    private Runnable beforeMoving = () -> {};
    private Peer peer;
    private int clientPort;
    private int serverSidePort;

    /** A connection that is {@code peer}'s at first. */
    Membership(long connection, Peers peers, Peer peer) {
        this.connection = connection;
        this.peers = peers;
        this.peer = peer;
    }

    /** What lets go on whatever waits under the rules of a peer that the connection leaves. */
    void beforeMoving(Runnable lettingGo) {
        beforeMoving = lettingGo;
    }

    Peer peer() {
        return peer;
    }

    Fate fate(Direction direction, long message) {
        return peer.fate(direction, connection, message);
    }

    /** Whether the end of the stream waits or is lost, as messages are. */
    boolean keepsEnd(Direction direction) {
        return peer.rules(direction).stance() != Rules.Stance.PASSES;
    }

    /** Whether the connection may still turn out to be somebody else's. */
    boolean isOpenToNames() {
        return peer == peers.other();
    }

    /** The connection says that it is the replica which listens on {@code port}. */
    void announced(int port) {
        peers.listeningOn(port).filter(known -> known != peer).ifPresent(known -> {
            beforeMoving.run();
            peer.listener().disconnected(connection);
            peer = known;
            peer.listener().connected(connection, clientPort, serverSidePort);
        });
    }

    void connected(int ofClient, int ofServerSide) {
        clientPort = ofClient;
        serverSidePort = ofServerSide;
        peer.listener().connected(connection, ofClient, ofServerSide);
    }

    void held(Direction direction, long message, int bytes) {
        peer.listener().held(connection, direction, message, bytes);
    }

    void released(Direction direction, long message, int bytes) {
        peer.listener().released(connection, direction, message, bytes);
    }

    void late() {
        peer.countDelayed();
    }

    void lost(Direction direction, long message, int bytes) {
        peer.countLost();
        peer.listener().lost(connection, direction, message, bytes);
    }

    void disconnected() {
        peer.listener().disconnected(connection);
    }
}
