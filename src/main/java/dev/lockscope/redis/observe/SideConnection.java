package dev.lockscope.redis.observe;

import dev.lockscope.redis.Endpoint;
import dev.lockscope.time.RunClock;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import redis.clients.jedis.ClientSetInfoConfig;
import redis.clients.jedis.Connection;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.HostAndPort;
import redis.clients.jedis.JedisClientConfig;
import redis.clients.jedis.Protocol;
import redis.clients.jedis.exceptions.JedisDataException;
import redis.clients.jedis.exceptions.JedisException;

/** The observer's own connection for questions; nothing that it sends enters a trace. Safe for use by several threads. */
final class SideConnection implements AutoCloseable {

    private static final int LIMIT_MS = 2_000;

    private static final int LOOKS = 5;

    /** Valkey tells the version of Redis that it behaves like, and its own in a line of its own. */
    private static final Pattern VERSION = Pattern.compile("(?m)^redis_version:(\\S+)");

    private static final String LOOK = """
            local before = redis.call('time')
            local ttl = redis.call('pttl', KEYS[1])
            local after = redis.call('time')
            local type = redis.call('type', KEYS[1]).ok
            local value = ''
            if type == 'string' then value = redis.call('get', KEYS[1]) end
            return {before, ttl, after, type, value}""";

    /**
     * What a key holds.
     *
     * @param expiresAtMillis the last millisecond of the server's clock at which it is there
     */
    record Holding(String value, long expiresAtMillis) {}

    private final Endpoint endpoint;
    private final RunClock clock;
    private final ServerClock serverClock;
    private @Nullable Connection connection;
    private boolean closed;

    SideConnection(Endpoint endpoint, RunClock clock, ServerClock serverClock) {
        this.endpoint = endpoint;
        this.clock = clock;
        this.serverClock = serverClock;
    }

    /** The server's clock as far as it is known from here. */
    ServerClock serverClock() {
        return serverClock;
    }

    /** Compares the server's clock with the run's, some times over. */
    synchronized void calibrate(int times) throws IOException {
        for (int i = 0; i < times; i++) {
            compareClocks();
        }
    }

    /**
     * Compares the server's clock with the run's some times over, where the server runs on this computer and so reads the
     * same clock as this program: that is exact also where answers are late. A server whose clock is another one shows
     * itself by its answers, which then count alone.
     */
    synchronized void calibrateOnThisComputer(int times) throws IOException {
        clock.calendar().ifPresent(reading -> serverClock.learn(reading.before(), reading.micros(), reading.after()));
        calibrate(times);
    }

    private void compareClocks() throws IOException {
        long before = clock.nanos();
        List<?> time = (List<?>) required(call(Protocol.Command.TIME));
        long after = clock.nanos();
        long micros = Long.parseLong(text(time.get(0))) * 1_000_000 + Long.parseLong(text(time.get(1)));
        serverClock.learn(before, micros, after);
    }

    /** Sends a word that comes back in the server's stream. */
    synchronized void ping(String word) throws IOException {
        call(Protocol.Command.PING, word);
    }

    /** Sends a message to who listens to a channel. */
    synchronized void publish(String channel, String message) throws IOException {
        call(Protocol.Command.PUBLISH, channel, message);
    }

    /** Stores a value. */
    synchronized void store(String key, String value) throws IOException {
        call(Protocol.Command.SET, key, value);
    }

    /** Deletes keys. */
    synchronized void delete(Collection<String> keys) throws IOException {
        call(Protocol.Command.DEL, keys.toArray(String[]::new));
    }

    /** The server's own version text. */
    synchronized String version() throws IOException {
        String info = text(required(call(Protocol.Command.INFO, "server")));
        Matcher version = VERSION.matcher(info);
        return version.find() ? version.group(1) : "unknown";
    }

    /** All keys that the server holds. */
    synchronized List<String> keys() throws IOException {
        return ((List<?>) required(call(Protocol.Command.KEYS, "*")))
                .stream().map(SideConnection::text).toList();
    }

    /**
     * What a key holds, or null where there is no such key. A value that is no string is shown as its type's name.
     *
     * <p>The expiry is exact to the server's millisecond: it is taken between two looks at the server's clock, again
     * where these are not of the same millisecond.
     */
    synchronized @Nullable Holding holding(String key) throws IOException {
        List<?> answer = List.of();
        for (int i = 0; i < LOOKS; i++) {
            answer = (List<?>) required(call(Protocol.Command.EVAL, LOOK, "1", key));
            if (millis(answer.get(0)) == millis(answer.get(2))) {
                break;
            }
        }
        long ttl = Long.parseLong(text(answer.get(1)));
        String type = text(answer.get(3));
        if (type.equals("none") || ttl == -2) {
            return null;
        }
        String value = type.equals("string") ? text(answer.get(4)) : "(" + type + ")";
        return new Holding(value, ttl < 0 ? Expiries.NEVER : millis(answer.get(0)) + ttl);
    }

    private static long millis(Object time) {
        List<?> parts = (List<?>) time;
        return Long.parseLong(text(parts.get(0))) * 1000 + Long.parseLong(text(parts.get(1))) / 1000;
    }

    /** A server may have dropped the connection since it was used last, as in a failover: then it is asked anew, once. */
    private @Nullable Object call(Protocol.Command command, String... words) throws IOException {
        boolean used = connection != null;
        try {
            return ask(command, words);
        } catch (JedisException e) {
            drop();
            if (used && !(e.getCause() instanceof SocketTimeoutException)) {
                return callAnew(command, words);
            }
            throw unanswered(e);
        }
    }

    private @Nullable Object callAnew(Protocol.Command command, String... words) throws IOException {
        try {
            return ask(command, words);
        } catch (JedisException e) {
            drop();
            throw unanswered(e);
        }
    }

    private @Nullable Object ask(Protocol.Command command, String... words) throws IOException {
        try {
            Connection open = open();
            open.sendCommand(command, words);
            return open.getOne();
        } catch (JedisDataException e) {
            throw new IOException("the server turns its observer away: " + e.getMessage(), e);
        }
    }

    private static IOException unanswered(JedisException e) {
        return new IOException("the server does not answer its observer", e);
    }

    private Connection open() throws IOException {
        if (closed) {
            throw new IOException("the observer is closed");
        }
        if (connection == null) {
            JedisClientConfig config = DefaultJedisClientConfig.builder()
                    .resp2()
                    .password(endpoint.secret())
                    .timeoutMillis(LIMIT_MS)
                    .clientSetInfoConfig(ClientSetInfoConfig.DISABLED)
                    .build();
            connection = new Connection(
                    new HostAndPort(
                            endpoint.address().getHostString(),
                            endpoint.address().getPort()),
                    config);
        }
        return connection;
    }

    private void drop() {
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

    private static Object required(@Nullable Object reply) throws IOException {
        if (reply == null) {
            throw new IOException("the server answers its observer with nothing");
        }
        return reply;
    }

    private static String text(Object reply) {
        return reply instanceof byte[] bytes ? new String(bytes, StandardCharsets.UTF_8) : String.valueOf(reply);
    }

    @Override
    public synchronized void close() {
        closed = true;
        drop();
    }
}
