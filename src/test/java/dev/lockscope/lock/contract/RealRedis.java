package dev.lockscope.lock.contract;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.redis.RedisBinary;
import dev.lockscope.redis.process.BinaryCache;
import dev.lockscope.redis.process.RedisServer;
import dev.lockscope.redis.process.Servers;
import dev.lockscope.time.Secrets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.HostAndPort;
import redis.clients.jedis.Jedis;

/**
 * Gives each test empty redis-servers that know nothing of one another; the same processes serve all tests, and are
 * ended after the last. A test whose executable is not installed is skipped.
 */
public final class RealRedis implements BeforeEachCallback, AfterEachCallback {

    private static final Namespace OURS = Namespace.create(RealRedis.class);

    private final RedisBinary binary;
    private final int count;
    private List<RedisServer> servers = List.of();
    private @Nullable RedisTestWorld world;

    /** Servers of an executable. */
    public RealRedis(RedisBinary binary, int count) {
        this.binary = binary;
        this.count = count;
    }

    private static final class Running implements AutoCloseable {

        private final Path folder;
        private final Servers servers;
        private final List<RedisServer> started = new ArrayList<>();

        Running(RedisBinary binary) {
            try {
                folder = Files.createTempDirectory("lockscope-contract");
                servers = Servers.open(
                        binary.from(new BinaryCache(folder.resolve("cache"))),
                        folder.resolve("runs"),
                        new Secrets().password(),
                        System.getenv());
            } catch (IOException | EnvironmentProblem | InterruptedException e) {
                throw new IllegalStateException("no server to test against", e);
            }
        }

        synchronized List<RedisServer> first(int count) {
            try {
                while (started.size() < count) {
                    started.add(servers.start("contract-" + (started.size() + 1)));
                }
            } catch (EnvironmentProblem | InterruptedException e) {
                throw new IllegalStateException("no server to test against", e);
            }
            return List.copyOf(started.subList(0, count));
        }

        @Override
        public void close() throws IOException {
            servers.close();
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        binary.need();
        servers = context.getRoot()
                .getStore(OURS)
                .computeIfAbsent(binary, Running::new, Running.class)
                .first(count);
        for (int node = 0; node < count; node++) {
            try (Jedis jedis = connect(node)) {
                jedis.flushAll();
            }
        }
    }

    @Override
    public void afterEach(ExtensionContext context) {
        if (world != null) {
            world.close();
        }
    }

    /** A connection of the test's own to the first server. */
    public Jedis connect() {
        return connect(0);
    }

    private Jedis connect(int node) {
        RedisServer server = servers.get(node);
        return new Jedis(
                new HostAndPort("127.0.0.1", server.port()),
                DefaultJedisClientConfig.builder().password(server.password()).build());
    }

    /** The test's world. */
    public RedisTestWorld world() {
        if (world == null) {
            List<Jedis> connections = new ArrayList<>();
            for (int node = 0; node < count; node++) {
                connections.add(connect(node));
            }
            world = new RedisTestWorld(servers, connections);
        }
        return Objects.requireNonNull(world);
    }
}
