package dev.lockscope.redis;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.redis.process.BinaryCache;
import dev.lockscope.redis.process.ServerBinary;
import dev.lockscope.redis.process.ServerSpec;
import dev.lockscope.redis.process.Servers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import redis.clients.jedis.ClientSetInfoConfig;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.HostAndPort;
import redis.clients.jedis.Jedis;

/** A redis-server of a test's own. */
public final class TestServer implements NodeProcess {

    public static final String PASSWORD = "notToBeSeenAnywhere";

    private final Path files;
    private final Servers servers;
    private final StartedNode node;

    /** The server that comes with the program. */
    public TestServer() {
        this(RedisBinary.BUNDLED);
    }

    /** A server of an executable; skips the test where it is not installed. */
    public TestServer(RedisBinary binary) {
        binary.need();
        try {
            files = Files.createTempDirectory("lockscope-test-server");
            ServerBinary executable = binary.from(new BinaryCache(files.resolve("cache")));
            servers = Servers.open(executable, files.resolve("runs"), PASSWORD, Map.of());
            node = StartedNode.start(servers, ServerSpec.node("n1"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (EnvironmentProblem | InterruptedException e) {
            throw new IllegalStateException("no server to test against", e);
        }
    }

    @Override
    public String name() {
        return node.name();
    }

    @Override
    public Endpoint endpoint() {
        return node.endpoint();
    }

    @Override
    public String version() {
        return node.version();
    }

    @Override
    public boolean isAlive() {
        return node.isAlive();
    }

    @Override
    public Path folder() {
        return node.folder();
    }

    @Override
    public void onLine(Consumer<String> listener) {
        node.onLine(listener);
    }

    @Override
    public void kill() {
        node.kill();
    }

    @Override
    public void stop() throws InterruptedException {
        node.stop();
    }

    @Override
    public void start(List<String> directives) throws EnvironmentProblem, InterruptedException {
        node.start(directives);
    }

    @Override
    public void removeFiles() throws IOException {
        node.removeFiles();
    }

    /** A connection of the test's own. */
    public Jedis connect() {
        return new Jedis(
                new HostAndPort("127.0.0.1", endpoint().address().getPort()),
                DefaultJedisClientConfig.builder()
                        .resp2()
                        .password(PASSWORD)
                        .timeoutMillis(10_000)
                        .clientSetInfoConfig(ClientSetInfoConfig.DISABLED)
                        .build());
    }

    @Override
    public void close() {
        node.close();
        servers.close();
        try (Stream<Path> left = Files.walk(files)) {
            for (Path file : left.sorted((a, b) -> b.compareTo(a)).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
