package dev.lockscope.fault.link;

import dev.lockscope.trace.LinkFact.Direction;

/**
 * Learns what a link does with connections and messages.
 *
 * <p>Called on the link's own thread, in the order in which things happen; must not block, nor call the link. Every
 * message that is held is released or lost later.
 */
public interface LinkListener {

    /** The {@code message} of what no request asked for: a push, a line of MONITOR, bytes that are no messages. */
    long UNASKED = -1;

    /**
     * A connection leads through the link, and nothing has passed yet; or, at a {@link PeerFront}, one from which
     * something has passed turns out to be this peer's.
     *
     * @param connection its number in this link, from 0
     * @param clientPort the port by which the client calls its end
     * @param serverSidePort the port by which the server calls the client, as in the lines of MONITOR
     */
    void connected(long connection, int clientPort, int serverSidePort);

    /**
     * A whole message waits in the link.
     *
     * @param message the number of the request on this connection, from 0; a reply has the number of the request that
     *     it answers; {@link #UNASKED} for what answers none
     * @param bytes its size
     */
    void held(long connection, Direction direction, long message, int bytes);

    /** A message that waited goes on. */
    void released(long connection, Direction direction, long message, int bytes);

    /** A message, whether it waited or not, will never arrive. */
    void lost(long connection, Direction direction, long message, int bytes);

    /**
     * Both ends of a connection are closed, or it has turned out to be another peer's, see {@link PeerFront}; nothing
     * more comes from it here.
     */
    void disconnected(long connection);
}
