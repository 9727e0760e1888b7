package dev.lockscope.fault.link;

import dev.lockscope.trace.LinkFact.Direction;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.Optional;

/**
 * A connection of the client, the link's own connection to the server that belongs to it, and the two flows between
 * them. For the link's thread.
 *
 * <p>A side that hangs up, in whatever way, counts as gone: what arrives for it is lost. What was kept for the other
 * side is still delivered, and then the hanging-up is passed on.
 */
final class Connection {

    private final SocketChannel client;
    private final SocketChannel server;
    private final SelectionKey clientKey;
    private final SelectionKey serverKey;
    private final Flow there;
    private final Flow back;
    private final Membership membership;
    private boolean connected;
    private boolean closed;

    private Connection(
            long number, SocketChannel client, SocketChannel server, Peer peer, Selector selector, Peers peers)
            throws IOException {
        this.client = client;
        this.server = server;
        Conversation conversation = new Conversation();
        this.membership = new Membership(number, peers, peer);
        this.there = new Flow(Direction.THERE, client, server, conversation, membership);
        this.back = new Flow(Direction.BACK, server, client, conversation, membership);
        membership.beforeMoving(() -> {
            there.release();
            back.release();
        });
        this.clientKey = client.register(selector, 0, this);
        this.serverKey = server.register(selector, SelectionKey.OP_CONNECT, this);
    }

    /** What all connections of a link share. */
    record Wiring(InetSocketAddress server, Source source, Peers peers) {}

    /** Begins to connect an accepted client to the server; the client waits unread until that is done. */
    static Connection begin(long number, SocketChannel client, Peer peer, Selector selector, Wiring wiring)
            throws IOException {
        SocketChannel server = SocketChannel.open();
        try {
            configure(client);
            configure(server);
            InetSocketAddress caller = (InetSocketAddress) client.getRemoteAddress();
            Optional<InetAddress> source = wiring.source().of(caller.getAddress());
            if (source.isPresent()) {
                server.bind(new InetSocketAddress(source.get(), 0));
            }
            Connection connection = new Connection(number, client, server, peer, selector, wiring.peers());
            if (server.connect(wiring.server())) {
                connection.finishConnecting();
            }
            return connection;
        } catch (IOException e) {
            reset(server);
            throw e;
        }
    }

    private static void configure(SocketChannel channel) throws IOException {
        channel.configureBlocking(false);
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
    }

    private void finishConnecting() throws IOException {
        server.finishConnect();
        connected = true;
        InetSocketAddress clientSide = (InetSocketAddress) client.getRemoteAddress();
        InetSocketAddress serverSide = (InetSocketAddress) server.getLocalAddress();
        membership.connected(clientSide.getPort(), serverSide.getPort());
        serverKey.interestOps(SelectionKey.OP_READ);
        clientKey.interestOps(SelectionKey.OP_READ);
    }

    /**
     * Does what a key is ready for.
     *
     * @param now ns on the link's clock
     */
    void ready(SelectionKey key, long now) {
        try {
            if (!connected) {
                finishConnecting();
            } else if (key.isReadable()) {
                (key == clientKey ? there : back).read(now);
            }
            if (membership.peer().isCut()) {
                cut(now); // who it is has come out just now
            }
            settle(now);
        } catch (IOException | MessageTooLarge e) {
            reset(); // the server refused, or the peer sends what nothing can hold: neither side may go on
        }
    }

    /** Passes on what is due, then sees who has hung up, and what to wait for next. */
    void settle(long now) {
        if (!connected || closed) {
            return;
        }
        if (there.hasEnded()) {
            back.sinkIsGone();
        }
        if (back.hasEnded()) {
            there.sinkIsGone();
        }
        there.drain(now);
        back.drain(now);
        if (there.isFinished() && back.isFinished()) {
            close();
        } else {
            await(clientKey, there.wantsToRead(), back.wantsToWrite());
            await(serverKey, back.wantsToRead(), there.wantsToWrite());
        }
    }

    private static void await(SelectionKey key, boolean read, boolean write) {
        int ops = (read ? SelectionKey.OP_READ : 0) | (write ? SelectionKey.OP_WRITE : 0);
        if (key.interestOps() != ops) {
            key.interestOps(ops);
        }
    }

    /** See {@link Flow#due}. */
    long due() {
        return Math.min(there.due(), back.due());
    }

    /** Whose it is, as far as is known. */
    Peer peer() {
        return membership.peer();
    }

    /** See {@link Flow#release}. */
    int release(Direction direction) {
        return flow(direction).release();
    }

    /** See {@link Flow#loseWaiting}. */
    int loseWaiting(Direction direction) {
        return flow(direction).loseWaiting();
    }

    /** See {@link Flow#hurry}. */
    void hurry() {
        there.hurry();
        back.hurry();
    }

    /** See {@link Flow#isTorn}. */
    boolean isTorn(Direction direction) {
        return flow(direction).isTorn();
    }

    private Flow flow(Direction direction) {
        return direction == Direction.THERE ? there : back;
    }

    /**
     * Loses what is on its way; then closes both sides hard.
     *
     * @return how many messages are lost
     */
    int cut(long now) {
        int before = there.lost() + back.lost();
        if (connected && !closed) {
            try {
                there.loseUnread(now);
                back.loseUnread(now);
            } catch (MessageTooLarge e) {
                // it is as lost as the others, though never whole
            }
        }
        reset();
        return there.lost() + back.lost() - before;
    }

    /** Closes both sides hard; loses what is kept. */
    void reset() {
        if (!closed) {
            reset(client);
            reset(server);
            end();
        }
    }

    private void close() {
        close(client);
        close(server);
        end();
    }

    private void end() {
        closed = true;
        there.loseAll();
        back.loseAll();
        if (connected) {
            membership.disconnected();
        }
    }

    boolean isClosed() {
        return closed;
    }

    /** Closes a connection so that its peer learns of it as of a fault: with a reset. */
    static void reset(SocketChannel channel) {
        try {
            channel.setOption(StandardSocketOptions.SO_LINGER, 0);
        } catch (IOException e) {
            // it is closed already, or was never connected: there is no peer to tell
        }
        close(channel);
    }

    private static void close(SocketChannel channel) {
        try {
            channel.close();
        } catch (IOException e) {
            // a socket is gone after close, whatever close reports
        }
    }
}
