package dev.lockscope.lock.contract;

import dev.lockscope.lab.LabClient;
import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.recipe.Catalogue;
import dev.lockscope.redis.LinkedServers;
import dev.lockscope.redis.process.RedisServer;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.Secrets;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.trace.Recorder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import redis.clients.jedis.Jedis;

/** Real redis-servers in real time as a world of contract tests: clients as runs have them, each behind its own links. */
public final class RedisTestWorld implements TestWorld {

    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Duration POLL = Duration.ofMillis(5);
    private static final Pattern CALLS = Pattern.compile("cmdstat_eval:calls=(\\d+)");

    private final List<Jedis> connections;
    private final RunClock clock = SystemRunClock.startingNow();
    private final Recorder recorder = new Recorder(clock);
    private final Randomness randomness = Randomness.seeded(new Secrets().seed());
    private final LinkedServers cluster;
    private final List<LabClient> clients = new ArrayList<>();
    private final List<Long> scriptsBefore;

    /**
     * A world of servers that hold nothing; they stay alive when it is closed.
     *
     * @param connections the test's own, one a server
     */
    RedisTestWorld(List<RedisServer> servers, List<Jedis> connections) {
        this.connections = List.copyOf(connections);
        this.cluster = new LinkedServers(servers, clock);
        this.scriptsBefore = connections.stream().map(RedisTestWorld::calls).toList();
    }

    @Override
    public TestClient client(String name, String recipe, LockSettings lock) {
        return new Client(name, recipe, lock);
    }

    /** What the clients have told of themselves. */
    public Recorder recorder() {
        return recorder;
    }

    /** A connection of the test's own. */
    public Jedis connection(int node) {
        return connections.get(node);
    }

    @Override
    public int nodes() {
        return connections.size();
    }

    @Override
    public Optional<String> value(int node, String key) {
        return Optional.ofNullable(connections.get(node).get(key));
    }

    @Override
    public Optional<Duration> timeToLive(String key) {
        return Optional.of(connections.get(0).pttl(key)).filter(ms -> ms >= 0).map(Duration::ofMillis);
    }

    @Override
    public void put(int node, String key, String value) {
        connections.get(node).set(key, value);
    }

    @Override
    public void delete(int node, String key) {
        connections.get(node).del(key);
    }

    @Override
    public long scripts(int node) {
        return calls(connections.get(node)) - scriptsBefore.get(node);
    }

    private static long calls(Jedis jedis) {
        Matcher calls = CALLS.matcher(jedis.info("commandstats"));
        return calls.find() ? Long.parseLong(calls.group(1)) : 0;
    }

    @Override
    public void awaitGone(String key) {
        long deadline = clock.nanos() + PATIENCE.toNanos();
        while (connections.get(0).exists(key)) {
            if (clock.nanos() > deadline) {
                throw new AssertionError(key + " is still there after " + PATIENCE);
            }
            try {
                clock.sleep(POLL);
            } catch (InterruptedException e) {
                throw new IllegalStateException("interrupted", e);
            }
        }
    }

    @Override
    public long nanos() {
        return clock.nanos();
    }

    @Override
    public void close() {
        clients.forEach(LabClient::close);
        cluster.close();
        connections.forEach(Jedis::close);
    }

    private final class Client implements TestClient {

        private final LabClient body;
        private final Mishaps mishaps;
        private final LockRecipe recipe;

        Client(String name, String recipe, LockSettings lock) {
            LabClient[] made = new LabClient[1];
            this.mishaps = new Mishaps(node -> cluster.link(name, node), node -> made[0].greet(node));
            this.body = new LabClient(
                    name,
                    lock.key(),
                    cluster,
                    recorder,
                    clock,
                    randomness.fork(name),
                    nodes -> new MishapNodes(nodes, mishaps));
            made[0] = body;
            clients.add(body);
            this.recipe = Catalogue.find(recipe).orElseThrow().maker().apply(body.ports(), lock);
        }

        @Override
        public Acquisition acquire() {
            return recipe.acquire();
        }

        @Override
        public Released release(Lease lease) {
            return recipe.release(lease);
        }

        @Override
        public void suffer(int node, Mishap mishap, int after) {
            mishaps.add(cluster.nodes().get(node), mishap, after);
        }

        @Override
        public <T> T does(Function<Ports, T> act) {
            return act.apply(body.ports());
        }
    }
}
