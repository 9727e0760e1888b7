package dev.lockscope.benchmark;

import dev.lockscope.fault.link.Link;
import dev.lockscope.fault.link.LinkListener;
import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.lab.FullClient;
import dev.lockscope.lock.script.Lua;
import dev.lockscope.lock.script.Scripts;
import dev.lockscope.redis.RedisClusterFactory;
import dev.lockscope.redis.process.BinaryCache;
import dev.lockscope.redis.process.RedisServer;
import dev.lockscope.redis.process.Servers;
import dev.lockscope.time.Secrets;
import dev.lockscope.trace.LinkFact.Direction;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.HostAndPort;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.params.SetParams;

/**
 * What it takes to acquire and release a lock on a real server: SET NX PX, then EVAL of the release.
 *
 * <p>{@link Benchmarks} compares every method with {@link #raw}; a further way to the server is a further method.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@SuppressWarnings("NullAway.Init") // the runner calls the set-up before anything else
public class LockPairBenchmark {

    private static final String TOKEN = "0123456789abcdef0123456789abcdef01234567";
    private static final SetParams IF_FREE = SetParams.setParams().nx().px(30_000);
    private static final String RELEASE = Lua.render(Scripts.RELEASE_IF_OWNER);

    private Servers servers;
    private Link link;
    private Jedis raw;
    private Jedis linked;
    private FullClient client;

    /** Starts a server, and a link to it. */
    @Setup
    public void open() throws EnvironmentProblem, InterruptedException, IOException {
        Path folder = Path.of("target", "benchmark").toAbsolutePath();
        String password = new Secrets().password();
        servers = Servers.open(
                new BinaryCache(folder.resolve("cache")).bundled(), folder.resolve("runs"), password, System.getenv());
        RedisServer server = servers.start("n1");
        InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port());
        link = Link.open(address, new Silence());
        raw = connect(address, password);
        linked = connect(link.address(), password);
        client = new FullClient(new RedisClusterFactory(() -> Servers.open(
                new BinaryCache(folder.resolve("cache")).bundled(),
                folder.resolve("runs"),
                new Secrets().password(),
                System.getenv())));
    }

    private static Jedis connect(InetSocketAddress address, String password) {
        return new Jedis(
                new HostAndPort("127.0.0.1", address.getPort()),
                DefaultJedisClientConfig.builder().resp2().password(password).build());
    }

    /** Ends both. */
    @TearDown
    public void close() {
        raw.close();
        linked.close();
        client.close();
        link.close();
        servers.close();
    }

    /** Jedis alone. */
    @Benchmark
    public Object raw() {
        return pair(raw);
    }

    /** Jedis through a link that is open. */
    @Benchmark
    public Object throughLink() {
        return pair(linked);
    }

    /** A client as runs have it: gate, link, observer and trace. */
    @Benchmark
    public Object withFullClient() {
        return client.pair();
    }

    private static Object pair(Jedis jedis) {
        String acquired = jedis.set("lock", TOKEN, IF_FREE);
        Object released = jedis.eval(RELEASE, List.of("lock"), List.of(TOKEN));
        if (!"OK".equals(acquired) || !Long.valueOf(1).equals(released)) {
            throw new IllegalStateException("acquired: " + acquired + ", released: " + released);
        }
        return released;
    }

    private static final class Silence implements LinkListener {
        @Override
        public void connected(long connection, int clientPort, int serverSidePort) {}

        @Override
        public void held(long connection, Direction direction, long message, int bytes) {}

        @Override
        public void released(long connection, Direction direction, long message, int bytes) {}

        @Override
        public void lost(long connection, Direction direction, long message, int bytes) {}

        @Override
        public void disconnected(long connection) {}
    }
}
