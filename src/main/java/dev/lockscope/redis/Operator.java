package dev.lockscope.redis;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.IoReason;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
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
    private final int limitMillis;
    private @Nullable Connection connection;
    private volatile int port;
    private volatile long cause = Event.NO_CAUSE;
    private boolean closed;

    /** Connects when it is needed. */
    Operator(Endpoint endpoint) {
        this(endpoint, LIMIT_MS);
    }

    /** The same, for answers that come within that time or not at all. */
    Operator(Endpoint endpoint, int limitMillis) {
        this.endpoint = endpoint;
        this.limitMillis = limitMillis;
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
    private @Nullable Object ask(String... words) throws IOException {
        return askInOneGo(List.of(List.of(words))).get(0);
    }

    /**
     * Sends commands with nothing in between, so that a server reads them at once.
     *
     * @return the answers as Jedis gives them
     * @throws IOException when the server refuses one of them or does not answer
     */
    synchronized List<@Nullable Object> askInOneGo(List<List<String>> commands) throws IOException {
        try {
            Connection open = open();
            for (List<String> words : commands) {
                byte[][] rest = words.stream().skip(1).map(SafeEncoder::encode).toArray(byte[][]::new);
                open.sendCommand(() -> SafeEncoder.encode(words.get(0)), rest);
            }
            List<@Nullable Object> answers = new ArrayList<>();
            for (Object answer : open.getMany(commands.size())) {
                if (answer instanceof JedisDataException problem) {
                    throw problem;
                }
                answers.add(answer);
            }
            return answers;
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
                            .timeoutMillis(limitMillis)
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
                socket.setSoTimeout(limitMillis);
                socket.connect(address, limitMillis);
                port = socket.getLocalPort();
                return socket;
            } catch (IOException e) {
                try {
                    socket.close();
                } catch (IOException again) {
                    e.addSuppressed(again);
                }
                throw new JedisConnectionException(IoReason.of(e), e);
            }
        }
    }
}
