package dev.lockscope.redis;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import redis.clients.jedis.ClientSetInfoConfig;
import redis.clients.jedis.Connection;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.HostAndPort;
import redis.clients.jedis.Protocol;
import redis.clients.jedis.exceptions.JedisException;

/**
 * The thread that records what a sentinel tells. It hears it from the sentinel itself, not through a link. Safe for use by
 * several threads.
 */
final class SentinelWatch implements AutoCloseable {

    private static final int LIMIT_MS = 5_000;
    private static final long JOIN_MS = 2_000;

    private final String sentinel;
    private final Connection connection;
    private final SentinelNotices notices;
    private final Recorder recorder;
    private final Thread thread;

    private SentinelWatch(String sentinel, Connection connection, SentinelNotices notices, Recorder recorder) {
        this.sentinel = sentinel;
        this.connection = connection;
        this.notices = notices;
        this.recorder = recorder;
        this.thread = new Thread(this::listen, "sentinel-" + sentinel);
        thread.setDaemon(true);
    }

    /**
     * Listens from now on.
     *
     * @param nodes whose announced port a port is
     * @throws IOException when it does not answer
     */
    static SentinelWatch open(
            String sentinel, Endpoint endpoint, IntFunction<Optional<String>> nodes, Recorder recorder)
            throws IOException {
        try {
            Connection connection = new Connection(
                    new HostAndPort(
                            endpoint.address().getHostString(),
                            endpoint.address().getPort()),
                    DefaultJedisClientConfig.builder()
                            .resp2()
                            .password(endpoint.secret())
                            .timeoutMillis(LIMIT_MS)
                            .clientSetInfoConfig(ClientSetInfoConfig.DISABLED)
                            .build());
            connection.sendCommand(Protocol.Command.PSUBSCRIBE, "*");
            connection.getOne();
            connection.setTimeoutInfinite();
            SentinelWatch watch =
                    new SentinelWatch(sentinel, connection, new SentinelNotices(sentinel, nodes), recorder);
            watch.thread.start();
            return watch;
        } catch (JedisException e) {
            throw new IOException("a sentinel does not answer", e);
        }
    }

    private void listen() {
        try {
            while (true) {
                hear((List<?>) connection.getUnflushedObject());
            }
        } catch (JedisException e) {
            return; // It is closed, or the sentinel has ended.
        }
    }

    /** A notice has four parts: that it is one, the pattern, the channel and the text. */
    private void hear(List<?> parts) {
        if (parts.size() == 4) {
            notices.fact(Operator.textOf(parts.get(2)), Operator.textOf(parts.get(3)))
                    .ifPresent(fact -> recorder.record(sentinel, Event.NO_CAUSE, fact));
        }
    }

    @Override
    public void close() {
        try {
            connection.forceDisconnect();
        } catch (IOException | JedisException e) {
            // It is closed as far as we are concerned.
        }
        try {
            thread.join(JOIN_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
