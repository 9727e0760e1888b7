package dev.lockscope.lock.contract;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.Gathering;
import dev.lockscope.lock.port.LeaseState;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Nodes;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.port.Program;
import dev.lockscope.lock.port.Replication;
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.port.Surroundings;
import dev.lockscope.lock.recipe.Catalogue;
import dev.lockscope.testkit.NoResource;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.Secrets;
import dev.lockscope.time.SystemRunClock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import redis.clients.jedis.Jedis;

/** A real redis-server in real time as a world of contract tests. What is lost is lost on the client's side. */
final class RedisTestWorld implements TestWorld {

    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Duration POLL = Duration.ofMillis(5);

    private final Jedis jedis;
    private final RunClock clock = SystemRunClock.startingNow();
    private final Randomness randomness = Randomness.seeded(new Secrets().seed());

    RedisTestWorld(Jedis jedis) {
        this.jedis = jedis;
    }

    @Override
    public TestClient client(String name, String recipe, LockSettings lock) {
        Client client = new Client(randomness.fork(name));
        Ports ports = new Ports(client, client, new NoResource());
        client.recipe = Catalogue.find(recipe).orElseThrow().maker().apply(ports, lock);
        return client;
    }

    @Override
    public Optional<String> value(String key) {
        return Optional.ofNullable(jedis.get(key));
    }

    @Override
    public Optional<Duration> timeToLive(String key) {
        return Optional.of(jedis.pttl(key)).filter(ms -> ms >= 0).map(Duration::ofMillis);
    }

    @Override
    public void put(String key, String value) {
        jedis.set(key, value);
    }

    @Override
    public void delete(String key) {
        jedis.del(key);
    }

    @Override
    public void awaitGone(String key) {
        long deadline = clock.nanos() + PATIENCE.toNanos();
        while (jedis.exists(key)) {
            if (clock.nanos() > deadline) {
                throw new AssertionError(key + " is still there after " + PATIENCE);
            }
            sleep(POLL);
        }
    }

    private void sleep(Duration time) {
        try {
            clock.sleep(time);
        } catch (InterruptedException e) {
            throw new IllegalStateException("interrupted", e);
        }
    }

    @Override
    public long nanos() {
        return clock.nanos();
    }

    @Override
    public void close() {
        jedis.close();
    }

    private final class Client implements TestClient, Nodes, Surroundings {

        private final Randomness tokens;
        private Optional<Mishap> mishap = Optional.empty();
        private LockRecipe recipe;

        Client(Randomness tokens) {
            this.tokens = tokens;
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
        public void suffer(Mishap next) {
            mishap = Optional.of(next);
        }

        @Override
        public List<NodeId> all() {
            return List.of(new NodeId("redis"));
        }

        @Override
        public Answer ask(NodeId node, Command command, Duration timeout) {
            Optional<Mishap> suffered = mishap;
            mishap = Optional.empty();
            if (suffered.isEmpty()) {
                return JedisCommands.ask(jedis, command);
            }
            if (suffered.get() == Mishap.UNREACHABLE) {
                return new Answer.Failed("connection refused");
            }
            if (suffered.get() == Mishap.REPLY_LOST) {
                JedisCommands.ask(jedis, command);
            }
            RedisTestWorld.this.sleep(timeout);
            return new Answer.Unknown("timed out");
        }

        @Override
        public List<Answer> askAll(List<NodeId> nodes, Command command, Duration timeout, Gathering gathering) {
            return nodes.stream().map(node -> ask(node, command, timeout)).toList();
        }

        @Override
        public Replication writeThenWait(NodeId node, Command write, int replicas, Duration limit, Duration timeout) {
            throw notHere();
        }

        @Override
        public NodeId master() {
            return all().get(0);
        }

        @Override
        public boolean subscribe(NodeId node, String channel, Duration timeout) {
            throw notHere();
        }

        @Override
        public boolean awaitMessage(NodeId node, String channel, Duration limit) {
            throw notHere();
        }

        @Override
        public void unsubscribe(NodeId node, String channel) {
            throw notHere();
        }

        @Override
        public boolean enterMutex(String name, Duration limit) {
            throw notHere();
        }

        @Override
        public void leaveMutex(String name) {
            throw notHere();
        }

        @Override
        public void start(String name, Program program) {
            throw notHere();
        }

        @Override
        public void stop(String name) {
            throw notHere();
        }

        @Override
        public boolean rest(Duration time) {
            throw notHere();
        }

        @Override
        public LeaseState lease() {
            throw notHere();
        }

        @Override
        public void leaseUntil(String token, long validUntil) {
            throw notHere();
        }

        @Override
        public void leaseLost(String token, String cause) {
            throw notHere();
        }

        private static UnsupportedOperationException notHere() {
            return new UnsupportedOperationException("recipes that need this are tested on the model and by runs");
        }

        @Override
        public long now() {
            return clock.nanos();
        }

        @Override
        public void sleep(Duration time) {
            RedisTestWorld.this.sleep(time);
        }

        @Override
        public long chance(long most) {
            return 0;
        }

        @Override
        public String freshToken() {
            return tokens.token();
        }

        @Override
        public void step(String id) {}

        @Override
        public Acquisition retry(RetryPolicy policy, Supplier<Acquisition> attempt) {
            Acquisition acquisition = attempt.get();
            for (int number = 1; number < policy.attempts() && acquisition instanceof Acquisition.Refused; number++) {
                sleep(policy.delay());
                acquisition = attempt.get();
            }
            return acquisition;
        }
    }
}
