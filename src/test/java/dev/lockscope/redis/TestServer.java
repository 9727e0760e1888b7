package dev.lockscope.redis;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import redis.clients.jedis.ClientSetInfoConfig;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.HostAndPort;
import redis.clients.jedis.Jedis;
import redis.embedded.RedisServer;
import redis.embedded.core.ExecutableProvider;

/** A redis-server of a test's own. */
public final class TestServer implements NodeProcess {

    public static final String PASSWORD = "not-to-be-seen-anywhere";

    private final RedisServer server;
    private final Endpoint endpoint;
    private final ProcessHandle process;
    private final String version;

    /** The server that comes with the program. */
    public TestServer() {
        this(RedisBinary.BUNDLED);
    }

    /** A server of an executable; skips the test where it is not installed. */
    public TestServer(RedisBinary binary) {
        binary.need();
        try {
            int port = freePort();
            endpoint = new Endpoint(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), PASSWORD);
            server = RedisServer.newRedisServer()
                    .executableProvider(
                            binary == RedisBinary.BUNDLED
                                    ? ExecutableProvider.newJarResourceProvider()
                                    : () -> RedisBinary.systemFile().toFile())
                    .port(port)
                    .bind("127.0.0.1")
                    .setting("requirepass " + PASSWORD)
                    .setting("notify-keyspace-events KEA")
                    .setting("save \"\"")
                    .build();
            server.start();
            try (Jedis jedis = connect()) {
                String info = jedis.info("server");
                version = info.replaceAll("(?s).*redis_version:(\\S+).*", "$1");
                long pid = Long.parseLong(info.replaceAll("(?s).*process_id:(\\d+).*", "$1"));
                process = ProcessHandle.of(pid).orElseThrow();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    @Override
    public String name() {
        return "n1";
    }

    @Override
    public Endpoint endpoint() {
        return endpoint;
    }

    @Override
    public String version() {
        return version;
    }

    @Override
    public boolean isAlive() {
        return process.isAlive();
    }

    /** Kills it, as a crash does. */
    public void kill() {
        process.destroyForcibly();
    }

    /** A connection of the test's own. */
    public final Jedis connect() {
        return new Jedis(
                new HostAndPort("127.0.0.1", endpoint.address().getPort()),
                DefaultJedisClientConfig.builder()
                        .resp2()
                        .password(PASSWORD)
                        .timeoutMillis(10_000)
                        .clientSetInfoConfig(ClientSetInfoConfig.DISABLED)
                        .build());
    }

    @Override
    public void close() {
        try {
            server.stop();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
