package dev.lockscope.redis;

import dev.lockscope.trace.Event;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import redis.clients.jedis.ClientSetInfoConfig;
import redis.clients.jedis.Connection;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.JedisSocketFactory;
import redis.clients.jedis.exceptions.JedisConnectionException;
import redis.clients.jedis.exceptions.JedisDataException;
import redis.clients.jedis.exceptions.JedisException;
import redis.clients.jedis.util.SafeEncoder;

/**
 * The connection on which a node is told what no client's program says, such as to drop its keys. It remembers why, so that
 * what comes of it is recorded with its cause. Safe for use by several threads.
 */
final class Operator implements AutoCloseable {

    private static final int LIMIT_MS = 5_000;

    private final Endpoint endpoint;
    private @Nullable Connection connection;
    private volatile int port;
    private volatile long cause = Event.NO_CAUSE;
    private boolean closed;

    /** Connects when it is needed. */
    Operator(Endpoint endpoint) {
        this.endpoint = endpoint;
    }

    /** What it sends from now on is due to the event with that {@code seq}. */
    void because(long seq) {
        cause = seq;
    }

    /** The event to which what came from a port, or for 0 from the server itself, is due. */
    long causeOf(int from) {
        return from == 0 || from == port ? cause : Event.NO_CAUSE;
    }

    /** Asks for a number. */
    long number(String... words) throws IOException {
        return ask(words) instanceof Long number ? number : 0;
    }

    /** Asks for a text; empty for none. */
    String text(String... words) throws IOException {
        return textOf(ask(words));
    }

    /** Asks for several values; a list in the list is left as it is. */
    List<?> list(String... words) throws IOException {
        return ask(words) instanceof List<?> list ? list : List.of();
    }

    /** The text of a value of {@link #list}. */
    static String textOf(@Nullable Object value) {
        return value instanceof byte[] bytes ? new String(bytes, StandardCharsets.UTF_8) : String.valueOf(value);
    }

    /**
     * Sends a command.
     *
     * @return the answer as Jedis gives it
     * @throws IOException when the node refuses it or does not answer
     */
    private synchronized @Nullable Object ask(String... words) throws IOException {
        try {
            Connection open = open();
            byte[][] rest = new byte[words.length - 1][];
            for (int i = 1; i < words.length; i++) {
                rest[i - 1] = SafeEncoder.encode(words[i]);
            }
            open.sendCommand(() -> SafeEncoder.encode(words[0]), rest);
            return open.getOne();
        } catch (JedisDataException e) {
            throw new IOException(String.valueOf(e.getMessage()), e);
        } catch (JedisException e) {
            drop();
            throw new IOException("the node does not answer", e);
        }
    }

    private Connection open() throws IOException {
        if (closed) {
            throw new IOException("the run has ended");
        }
        Connection open = connection;
        if (open == null) {
            open = new Connection(
                    new OneSocket(endpoint.address()),
                    DefaultJedisClientConfig.builder()
                            .resp2()
                            .password(endpoint.password())
                            .timeoutMillis(LIMIT_MS)
                            .clientSetInfoConfig(ClientSetInfoConfig.DISABLED)
                            .build());
            connection = open;
        }
        return open;
    }

    /** The process behind it has ended: the next command needs a new connection. */
    synchronized void drop() {
        Connection old = connection;
        connection = null;
        if (old != null) {
            try {
                old.close();
            } catch (JedisException e) {
                // It was broken already.
            }
        }
    }

    @Override
    public synchronized void close() {
        closed = true;
        drop();
    }

    /** Makes the socket, and notes its port. */
    private final class OneSocket implements JedisSocketFactory {

        private final InetSocketAddress address;

        OneSocket(InetSocketAddress address) {
            this.address = address;
        }

        @Override
        public Socket createSocket() {
            Socket socket = new Socket();
            try {
                socket.setTcpNoDelay(true);
                socket.setSoTimeout(LIMIT_MS);
                socket.connect(address, LIMIT_MS);
                port = socket.getLocalPort();
                return socket;
            } catch (IOException e) {
                try {
                    socket.close();
                } catch (IOException again) {
                    e.addSuppressed(again);
                }
                throw new JedisConnectionException(String.valueOf(e.getMessage()), e);
            }
        }
    }
}
