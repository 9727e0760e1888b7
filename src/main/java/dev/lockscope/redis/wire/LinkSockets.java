package dev.lockscope.redis.wire;

import dev.lockscope.trace.IoReason;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import org.jspecify.annotations.Nullable;
import redis.clients.jedis.JedisSocketFactory;
import redis.clients.jedis.exceptions.JedisConnectionException;

/**
 * Makes one socket for Jedis, and can tell whether the other side has hung up.
 *
 * <p>Unlike Jedis's own factory it lets the socket close in order: what was sent before still arrives. Any thread may
 * close.
 */
final class LinkSockets implements JedisSocketFactory, AutoCloseable {

    private final InetSocketAddress address;
    private final int connectLimitMillis;
    private volatile @Nullable SocketChannel channel;
    private volatile boolean closed;

    LinkSockets(InetSocketAddress address, int connectLimitMillis) {
        this.address = address;
        this.connectLimitMillis = connectLimitMillis;
    }

    @Override
    public Socket createSocket() {
        try {
            SocketChannel opened = SocketChannel.open();
            channel = opened;
            if (closed) {
                opened.close();
            }
            opened.setOption(StandardSocketOptions.TCP_NODELAY, true);
            opened.socket().connect(address, connectLimitMillis);
            return opened.socket();
        } catch (IOException e) {
            close();
            throw new JedisConnectionException(IoReason.of(e), e);
        }
    }

    /** The port at this end of the connection. */
    int localPort() {
        SocketChannel open = channel;
        return open == null ? -1 : open.socket().getLocalPort();
    }

    /**
     * Whether the other side has closed or reset the connection, on which no answer is due. Does not wait. Belongs to
     * the thread that uses the connection.
     */
    boolean hungUp() {
        SocketChannel open = channel;
        if (open == null) {
            return true;
        }
        try {
            open.configureBlocking(false);
            int read = open.read(ByteBuffer.allocate(1));
            open.configureBlocking(true);
            return read != 0;
        } catch (IOException e) {
            return true;
        }
    }

    @Override
    public void close() {
        closed = true;
        SocketChannel open = channel;
        if (open != null) {
            try {
                open.close();
            } catch (IOException e) {
                // It is closed as far as we are concerned.
            }
        }
    }
}
