package dev.lockscope.fault.link;

import dev.lockscope.trace.LinkFact.Direction;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;

/**
 * A connection of the client, the link's own connection to the server that belongs to it, and the two flows between
 * them. For the link's thread.
 *
 * <p>A side that hangs up, in whatever way, counts as gone: what arrives for it is lost. What was kept for the other
 * side is still delivered, and then the hanging-up is passed on.
 */
final class Connection {

    private final long number;
    private final SocketChannel client;
    private final SocketChannel server;
    private final SelectionKey clientKey;
    private final SelectionKey serverKey;
    private final Flow there;
    private final Flow back;
    private final LinkListener listener;
    private boolean connected;
    private boolean closed;

    private Connection(long number, SocketChannel client, SocketChannel server, Selector selector, Wiring wiring)
            throws IOException {
        this.number = number;
        this.client = client;
        this.server = server;
        this.listener = wiring.listener();
        Conversation conversation = new Conversation();
        this.there = new Flow(number, Direction.THERE, client, server, conversation, wiring.there(), wiring.listener());
        this.back = new Flow(number, Direction.BACK, server, client, conversation, wiring.back(), wiring.listener());
        this.clientKey = client.register(selector, 0, this);
        this.serverKey = server.register(selector, SelectionKey.OP_CONNECT, this);
    }

    /** What all connections of a link share. */
    record Wiring(Rules there, Rules back, LinkListener listener) {}

    /** Begins to connect an accepted client to the server; the client waits unread until that is done. */
    static Connection begin(
            long number, SocketChannel client, InetSocketAddress address, Selector selector, Wiring wiring)
            throws IOException {
        SocketChannel server = SocketChannel.open();
        try {
            configure(client);
            configure(server);
            Connection connection = new Connection(number, client, server, selector, wiring);
            if (server.connect(address)) {
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
        listener.connected(number, clientSide.getPort(), serverSide.getPort());
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

    /** See {@link Flow#release}. */
    int release(Direction direction) {
        return direction == Direction.THERE ? there.release() : back.release();
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
            listener.disconnected(number);
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
