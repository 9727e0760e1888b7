package dev.lockscope.agreement;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.redis.process.BinaryCache;
import dev.lockscope.redis.process.RedisServer;
import dev.lockscope.redis.process.ServerSpec;
import dev.lockscope.redis.process.Servers;
import dev.lockscope.time.Secrets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.HostAndPort;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.params.SetParams;

/** Five real servers that know nothing of one another; they can be killed and come back empty on the same port. */
final class FiveServers implements AutoCloseable {

    static final int COUNT = 5;

    private final Path folder;
    private final Servers servers;
    private final List<RedisServer> nodes = new ArrayList<>();

    FiveServers() throws IOException, EnvironmentProblem, InterruptedException {
        folder = Files.createTempDirectory("lockscope-agreement");
        servers = Servers.open(
                new BinaryCache(folder.resolve("cache")).bundled(),
                folder.resolve("runs"),
                new Secrets().password(),
                System.getenv());
        for (int node = 0; node < COUNT; node++) {
            nodes.add(servers.start("five-" + (node + 1)));
        }
    }

    List<RedisServer> all() {
        return List.copyOf(nodes);
    }

    void kill(int node) {
        nodes.get(node).kill();
    }

    /** Starts what is dead, and empties all. */
    void reset() throws EnvironmentProblem, InterruptedException {
        for (int node = 0; node < COUNT; node++) {
            RedisServer server = nodes.get(node);
            if (!server.isAlive()) {
                nodes.set(node, servers.start(ServerSpec.node(server.name()).atPort(server.port())));
            }
            try (Jedis jedis = connect(node)) {
                jedis.flushDB();
            }
        }
    }

    private Jedis connect(int node) {
        RedisServer server = nodes.get(node);
        return new Jedis(
                new HostAndPort("127.0.0.1", server.port()),
                DefaultJedisClientConfig.builder().password(server.password()).build());
    }

    void put(int node, String key, String value, Duration ttl) {
        try (Jedis jedis = connect(node)) {
            jedis.set(key, value, SetParams.setParams().px(ttl.toMillis()));
        }
    }

    void delete(int node, String key) {
        try (Jedis jedis = connect(node)) {
            jedis.del(key);
        }
    }

    Optional<String> value(int node, String key) {
        try (Jedis jedis = connect(node)) {
            return Optional.ofNullable(jedis.get(key));
        }
    }

    /** What each node stores; nothing for a dead one. */
    List<Optional<String>> values(String key) {
        return IntStream.range(0, COUNT)
                .mapToObj(node -> nodes.get(node).isAlive() ? value(node, key) : Optional.<String>empty())
                .toList();
    }

    long timeToLive(int node, String key) {
        try (Jedis jedis = connect(node)) {
            return jedis.pttl(key);
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
