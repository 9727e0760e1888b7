package dev.lockscope.lock.contract;

import dev.lockscope.redis.process.BinaryCache;
import dev.lockscope.redis.process.RedisServer;
import dev.lockscope.redis.process.Servers;
import dev.lockscope.time.Secrets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.HostAndPort;
import redis.clients.jedis.Jedis;

/** Gives each test an empty redis-server; one process serves all tests, and is ended after the last. */
public final class RealRedis implements BeforeEachCallback, AfterEachCallback {

    private static final Namespace OURS = Namespace.create(RealRedis.class);

    private RedisServer server;
    private RedisTestWorld world;

    private static final class Running implements AutoCloseable {

        private final Path folder;
        private final Servers servers;
        private final RedisServer server;

        Running() {
            try {
                folder = Files.createTempDirectory("lockscope-contract");
                servers = Servers.open(
                        new BinaryCache(folder.resolve("cache")).bundled(),
                        folder.resolve("runs"),
                        new Secrets().password(),
                        System.getenv());
                server = servers.start("redis");
            } catch (Exception e) {
                throw new IllegalStateException("no server to test against", e);
            }
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
        server = context.getRoot().getStore(OURS).computeIfAbsent("server", key -> new Running(), Running.class).server;
        try (Jedis jedis = connect()) {
            jedis.flushAll();
        }
    }

    @Override
    public void afterEach(ExtensionContext context) {
        if (world != null) {
            world.close();
        }
    }

    /** A connection of the test's own. */
    public Jedis connect() {
        return new Jedis(
                new HostAndPort("127.0.0.1", server.port()),
                DefaultJedisClientConfig.builder().password(server.password()).build());
    }

    /** The test's world. */
    public TestWorld world() {
        if (world == null) {
            world = new RedisTestWorld(connect());
        }
        return world;
    }
}
