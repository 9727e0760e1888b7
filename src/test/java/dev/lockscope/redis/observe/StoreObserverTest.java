package dev.lockscope.redis.observe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.redis.Follower;
import dev.lockscope.redis.RedisBinary;
import dev.lockscope.redis.TestServer;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.trace.CommandFact.CommandExecuted;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.StoreFact;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyExpired;
import dev.lockscope.trace.StoreFact.KeyExtended;
import dev.lockscope.trace.StoreFact.KeyStored;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.Protocol;
import redis.clients.jedis.params.SetParams;

@ParameterizedClass
@EnumSource(RedisBinary.class)
@Timeout(60)
class StoreObserverTest {

    private static final String RELEASE =
            "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end";
    private static final long MS = 1_000_000;
    private static final long TOLERANCE = 2 * MS;

    /** One for all tests on one executable. */
    @SuppressWarnings("NullAway.Init")
    private static TestServer server;

    @Parameter
    @SuppressWarnings("NullAway.Init")
    RedisBinary binary;

    private final RunClock clock = SystemRunClock.startingNow();
    private final Recorder recorder = new Recorder(clock);
    private final Follower follower = new Follower(recorder);
    private final Queue<String> ends = new ConcurrentLinkedQueue<>();
    private Jedis jedis;
    private int port;
    private long number;
    private StoreObserver observer;

    @BeforeParameterizedClassInvocation
    static void startServer(RedisBinary binary) {
        server = new TestServer(binary);
    }

    @AfterParameterizedClassInvocation
    static void stopServer() {
        server.close();
    }

    @BeforeEach
    void observe() throws IOException {
        jedis = server.connect();
        jedis.flushAll();
        String me = jedis.clientInfo();
        port = Integer.parseInt(me.replaceAll("(?s).* addr=\\S*:(\\d+) .*", "$1"));
        observer = StoreObserver.open(
                server.endpoint(), new StoreObserver.View("n1", this::find, recorder, clock, ends::add));
    }

    private Optional<SentCommand> find(int from, List<String> words) {
        return from == port ? Optional.of(new SentCommand("A", ++number, 7, words, 0)) : Optional.empty();
    }

    @AfterEach
    void close() {
        observer.close();
        jedis.close();
        assertThat(ends).isEmpty();
    }

    private void settle() throws Exception {
        assertThat(observer.mark().get(20, TimeUnit.SECONDS)).isTrue();
    }

    private List<StoreFact> stored() {
        return follower.facts(StoreFact.class);
    }

    @Test
    void setIsAStoredKeyCausedByItsExecution() throws Exception {
        jedis.set("lock", "t1", SetParams.setParams().nx().px(60_000));
        settle();
        Event executed = follower.await(CommandExecuted.class, c -> true);
        Event event = follower.await(KeyStored.class, s -> s.key().equals("lock"));
        assertThat(executed.fact()).isEqualTo(new CommandExecuted("A", "n1", 1, "SET lock t1 NX PX 60000", false));
        assertThat(executed.cause()).isEqualTo(7);
        assertThat(executed.actor()).isEqualTo("n1");
        assertThat(event.cause()).isEqualTo(executed.seq());
        assertThat(event.at()).isEqualTo(executed.at());
        assertThat(event.actor()).isEqualTo("n1");
        KeyStored fact = (KeyStored) event.fact();
        assertThat(fact.value()).isEqualTo("t1");
        // The event's time is held between sending and answer, the expiry is the server's own.
        assertThat(fact.expiresAt()).isBetween(event.at() + 59_999 * MS, event.at() + 60_001 * MS);
    }

    @Test
    void refusedSetIsExecutedAndStoresNothing() throws Exception {
        jedis.set("lock", "t1", SetParams.setParams().nx().px(60_000));
        jedis.set("lock", "t2", SetParams.setParams().nx().px(60_000));
        settle();
        assertThat(follower.facts(CommandExecuted.class)).hasSize(2);
        assertThat(stored())
                .singleElement()
                .matches(fact -> ((KeyStored) fact).value().equals("t1"));
    }

    @Test
    void scriptThatReleasesIsShownWithItsCommands() throws Exception {
        jedis.set("lock", "t1");
        jedis.eval(RELEASE, List.of("lock"), List.of("other"));
        jedis.eval(RELEASE, List.of("lock"), List.of("t1"));
        settle();
        assertThat(follower.facts(CommandExecuted.class))
                .extracting(c ->
                        c.command() + (c.inScript() ? " in " : " ") + c.text().split(" ")[0])
                .containsExactly("1 SET", "2 EVAL", "2 in get", "3 EVAL", "3 in get", "3 in del");
        assertThat(stored())
                .containsExactly(new KeyStored("n1", "lock", "t1", null), new KeyDeleted("n1", "lock", "t1", "A"));
        Event deleted = follower.await(KeyDeleted.class, d -> true);
        Event inner = follower.await(CommandExecuted.class, c -> c.text().equals("del lock"));
        assertThat(deleted.cause()).isEqualTo(inner.seq());
    }

    @Test
    void scriptThatAcquiresStoresLockAndCounter() throws Exception {
        jedis.eval(
                "if redis.call('set', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return redis.call('incr', KEYS[2])"
                        + " else return false end",
                List.of("lock", "fence"),
                List.of("t1", "60000"));
        settle();
        assertThat(stored()).hasSize(2);
        assertThat(stored().get(0)).isInstanceOfSatisfying(KeyStored.class, fact -> {
            assertThat(fact.value()).isEqualTo("t1");
            assertThat(fact.expiresAt()).isNotNull();
        });
        assertThat(stored().get(1)).isEqualTo(new KeyStored("n1", "fence", "1", null));
    }

    @Test
    void incrementStoresTheNewNumberAndKeepsTheExpiry() throws Exception {
        jedis.set("fence", "33", SetParams.setParams().px(60_000));
        jedis.incr("fence");
        jedis.decrBy("fence", 4);
        settle();
        assertThat(follower.facts(KeyStored.class)).extracting(KeyStored::value).containsExactly("33", "34", "30");
        assertThat(follower.facts(KeyStored.class))
                .extracting(KeyStored::expiresAt)
                .doesNotContainNull();
        assertThat(follower.facts(KeyStored.class).stream()
                        .map(KeyStored::expiresAt)
                        .distinct())
                .hasSize(1);
    }

    @Test
    void expiryCanBeMovedAndTakenAway() throws Exception {
        jedis.set("lock", "t1", SetParams.setParams().px(60_000));
        jedis.pexpire("lock", 90_000);
        jedis.persist("lock");
        jedis.pexpire("nothing", 5);
        settle();
        List<KeyExtended> moved = follower.facts(KeyExtended.class);
        assertThat(moved).hasSize(2);
        Event first = follower.await(KeyExtended.class, e -> true);
        assertThat(moved.get(0).expiresAt()).isBetween(first.at() + 90_000 * MS, first.at() + 90_001 * MS);
        assertThat(moved.get(1).expiresAt()).isNull();
    }

    @Test
    void expiryInThePastDeletes() throws Exception {
        jedis.set("lock", "t1");
        jedis.pexpire("lock", -1);
        settle();
        assertThat(stored()).last().isEqualTo(new KeyDeleted("n1", "lock", "t1", "A"));
    }

    @Test
    void whatTheWordsDoNotTellIsAskedOfTheServer() throws Exception {
        jedis.append("text", "ab");
        jedis.append("text", "cd \"é\r\n");
        jedis.incrByFloat("ratio", 1.5);
        jedis.rpush("list", "x");
        settle();
        jedis.rename("text", "renamed");
        settle();
        assertThat(follower.facts(KeyStored.class))
                .contains(
                        new KeyStored("n1", "ratio", "1.5", null),
                        new KeyStored("n1", "list", "(list)", null),
                        new KeyStored("n1", "renamed", "abcd \"é\r\n", null));
        assertThat(follower.facts(KeyDeleted.class)).extracting(KeyDeleted::key).containsExactly("text");
    }

    @Test
    void otherWaysOfWritingAreReadFromTheirWords() throws Exception {
        jedis.sendCommand(Protocol.Command.SETEX, "a", "100", "1");
        jedis.sendCommand(Protocol.Command.PSETEX, "b", "100000", "2");
        jedis.mset("c", "3", "d", "4");
        jedis.set("a", "5", SetParams.setParams().keepTtl());
        jedis.sendCommand(Protocol.Command.GETSET, "b", "6");
        jedis.set("e", "odd \u0001 \"\\ é\r\n");
        settle();
        List<KeyStored> facts = follower.facts(KeyStored.class);
        assertThat(facts)
                .extracting(KeyStored::value)
                .containsExactly("1", "2", "3", "4", "5", "6", "odd \u0001 \"\\ é\r\n");
        assertThat(facts.get(4).expiresAt()).isEqualTo(facts.get(0).expiresAt()).isNotNull();
        assertThat(facts.get(5).expiresAt()).isNull();
    }

    @Test
    void flushDeletesEveryKey() throws Exception {
        jedis.set("a", "1");
        jedis.set("b", "2");
        jedis.flushAll();
        settle();
        assertThat(follower.facts(KeyDeleted.class)).extracting(KeyDeleted::key).containsExactly("a", "b");
    }

    @Test
    void keyThatWasThereBeforeIsRecordedFirst() throws Exception {
        observer.close();
        jedis.set("old", "1");
        observer = StoreObserver.open(
                server.endpoint(), new StoreObserver.View("n1", this::find, recorder, clock, ends::add));
        jedis.incr("old");
        settle();
        assertThat(follower.facts(KeyStored.class)).extracting(KeyStored::value).containsExactly("1", "2");
    }

    @Test
    void keyExpiresOnceAtItsDeadline() throws Exception {
        jedis.set("lock", "t1", SetParams.setParams().px(150));
        Event stored = follower.await(KeyStored.class, s -> true);
        Event expired = follower.await(KeyExpired.class, e -> true);
        assertThat(expired.fact()).isEqualTo(new KeyExpired("n1", "lock", "t1"));
        assertThat(expired.at()).isEqualTo(((KeyStored) stored.fact()).expiresAt());
        assertThat(expired.cause()).isEqualTo(stored.seq());
        assertThat(jedis.get("lock")).isNull();
        settle();
        assertThat(follower.facts(KeyExpired.class)).hasSize(1);
    }

    @Test
    void extensionAndRenewalMoveTheExpiry() throws Exception {
        jedis.set("lock", "t1", SetParams.setParams().px(100));
        jedis.pexpire("lock", 250);
        Event extended = follower.await(KeyExtended.class, e -> true);
        Event expired = follower.await(KeyExpired.class, e -> true);
        assertThat(expired.at()).isEqualTo(((KeyExtended) extended.fact()).expiresAt());
        assertThat(expired.cause()).isEqualTo(extended.seq());
    }

    @Test
    void deletedKeyNeverExpires() throws Exception {
        jedis.set("lock", "t1", SetParams.setParams().px(100));
        jedis.set("later", "t2", SetParams.setParams().px(200));
        jedis.del("lock");
        follower.await(KeyExpired.class, e -> e.key().equals("later"));
        assertThat(follower.facts(KeyExpired.class)).extracting(KeyExpired::key).containsExactly("later");
        assertThat(follower.facts(KeyDeleted.class)).extracting(KeyDeleted::by).containsExactly("A");
    }

    @Test
    void lateExtensionThatTheServerAcceptedWinsEveryTime() throws Exception {
        // Extends each key as late as it goes; where the server says yes, the key must not have been called expired.
        Queue<String> accepted = new ArrayDeque<>();
        for (int i = 0; i < 40; i++) {
            String key = "late" + i;
            jedis.set(key, "t", SetParams.setParams().px(15));
            long sentAt = clock.nanos();
            clock.sleepUntil(sentAt + (14_000 + 50L * i) * 1_000);
            if (jedis.pexpire(key, 60_000) == 1) {
                accepted.add(key);
            }
        }
        settle();
        List<String> expired =
                follower.facts(KeyExpired.class).stream().map(KeyExpired::key).toList();
        assertThat(expired).doesNotContainAnyElementsOf(accepted);
        assertThat(expired.size() + accepted.size()).isEqualTo(40);
    }

    @Test
    void nextOwnerIsStoredAfterTheKeyExpired() throws Exception {
        jedis.set("lock", "t1", SetParams.setParams().nx().px(50));
        String reply = null;
        while (reply == null) {
            reply = jedis.set("lock", "t2", SetParams.setParams().nx().px(60_000));
        }
        settle();
        Event expired = follower.await(KeyExpired.class, e -> true);
        Event second = follower.await(KeyStored.class, s -> s.value().equals("t2"));
        assertThat(expired.at()).isLessThanOrEqualTo(second.at());
        assertThat(expired.seq()).isLessThan(second.seq());
    }

    @Test
    void timesAreWithinTwoMillisecondsOfTheServers() throws Exception {
        for (int i = 0; i < 20; i++) {
            String key = "k" + i;
            long before = clock.nanos();
            jedis.set(key, "t", SetParams.setParams().px(60_000));
            long after = clock.nanos();
            Event stored = follower.await(KeyStored.class, s -> s.key().equals(key));
            assertThat(stored.at()).isBetween(before, after);
            assertThat(((KeyStored) stored.fact()).expiresAt()).isCloseTo(askExpiry(key), within());

            before = clock.nanos();
            jedis.pexpire(key, 90_000);
            after = clock.nanos();
            Event extended = follower.await(KeyExtended.class, s -> s.key().equals(key));
            assertThat(extended.at()).isBetween(before, after);
            assertThat(((KeyExtended) extended.fact()).expiresAt()).isCloseTo(askExpiry(key), within());

            before = clock.nanos();
            jedis.del(key);
            after = clock.nanos();
            Event deleted = follower.await(KeyDeleted.class, s -> s.key().equals(key));
            assertThat(deleted.at()).isBetween(before, after);
        }
    }

    @Test
    void expiryIsWithinTwoMillisecondsOfTheFirstTimeThatTheKeyIsGone() throws Exception {
        for (int i = 0; i < 5; i++) {
            String key = "k" + i;
            jedis.set(key, "t", SetParams.setParams().px(40));
            long lastThere = clock.nanos();
            long beforeAsking = lastThere;
            while (jedis.exists(key)) {
                lastThere = beforeAsking;
                beforeAsking = clock.nanos();
            }
            long gone = clock.nanos();
            Event expired = follower.await(KeyExpired.class, s -> s.key().equals(key));
            assertThat(expired.at()).isBetween(lastThere - TOLERANCE, gone + TOLERANCE);
        }
    }

    /** When the server will let the key go, by its own word: the nearest of several answers, ns since the run's start. */
    private long askExpiry(String key) {
        long best = Long.MAX_VALUE;
        long answer = 0;
        for (int i = 0; i < 5; i++) {
            long before = clock.nanos();
            long ttl = jedis.pttl(key);
            long after = clock.nanos();
            if (after - before < best) {
                best = after - before;
                answer = before + (after - before) / 2 + ttl * MS;
            }
        }
        return answer;
    }

    private static org.assertj.core.data.Offset<Long> within() {
        return org.assertj.core.data.Offset.offset(TOLERANCE);
    }

    @Test
    void nothingOfTheObserversOwnNorAnyPasswordIsRecorded() throws Exception {
        try (Jedis other = server.connect()) {
            other.set("foreign", "x");
        }
        settle();
        settle();
        assertThat(follower.facts(CommandExecuted.class)).isEmpty();
        assertThat(stored()).containsExactly(new KeyStored("n1", "foreign", "x", null));
        assertThat(recorder.from(0).toString())
                .doesNotContain("AUTH", "HELLO", TestServer.PASSWORD, "lockscope:", "PING", "TIME");
    }

    @Test
    void closingLeavesNoThread() {
        observer.close();
        assertThat(Thread.getAllStackTraces().keySet())
                .extracting(Thread::getName)
                .doesNotContain("observer-n1", "expiries-n1");
    }
}
