package dev.lockscope.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.fault.FaultyLink;
import dev.lockscope.lab.Wire;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.script.Scripts;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.trace.CommandFact.CommandExecuted;
import dev.lockscope.trace.CommandFact.CommandReplied;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.CommandFact.Reply;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LinkFact;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.LinkFact.LinkChanged;
import dev.lockscope.trace.LinkFact.MessageHeld;
import dev.lockscope.trace.LinkFact.MessageLost;
import dev.lockscope.trace.LinkFact.MessageReleased;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyExpired;
import dev.lockscope.trace.StoreFact.KeyExtended;
import dev.lockscope.trace.StoreFact.KeyStored;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.args.ClientType;

@ParameterizedClass
@EnumSource(RedisBinary.class)
@Timeout(60)
class RedisClusterTest {

    private static final NodeId NODE = new NodeId("n1");
    private static final Duration LIMIT = Duration.ofSeconds(20);

    private final RunClock clock = SystemRunClock.startingNow();
    private final Recorder recorder = new Recorder(clock);
    private final Follower follower = new Follower(recorder);
    private final Set<String> threadsBefore = threads();
    private final RedisBinary binary;
    private TestServer server;
    private RedisCluster cluster;
    private Wire a;
    private Wire b;
    private long number;

    RedisClusterTest(RedisBinary binary) {
        this.binary = binary;
    }

    private static Set<String> threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .filter(name -> !name.startsWith("process reaper"))
                .collect(Collectors.toSet());
    }

    @BeforeEach
    void open() throws Exception {
        server = new TestServer(binary);
        cluster = RedisCluster.of(List.of(server), Plan.APART, () -> {}, recorder, clock);
        a = cluster.wire("A");
        b = cluster.wire("B");
    }

    @AfterEach
    void close() {
        cluster.close();
        cluster.close();
        assertThat(server.isAlive()).isFalse();
    }

    private CompletableFuture<Answer> send(Wire wire, Command command) {
        number++;
        String client = wire == a ? "A" : "B";
        long seq = recorder.record(client, 0, new CommandSent(client, "n1", number, "-"));
        return wire.send(NODE, number, seq, command);
    }

    private Answer ask(Wire wire, Command command) throws Exception {
        Answer answer = send(wire, command).get(20, TimeUnit.SECONDS);
        String client = wire == a ? "A" : "B";
        recorder.record(client, 0, new CommandReplied(client, "n1", number, Reply.VALUE, "-"));
        return answer;
    }

    private static Command take(String token, long ttl) {
        return new Command.SetIfAbsent("lock", token, Optional.of(Duration.ofMillis(ttl)));
    }

    @Test
    void startedNodeIsRecordedFirst() {
        assertThat(recorder.from(0).get(0).fact()).isEqualTo(new NodeStarted("n1", server.version(), Role.MASTER));
        assertThat(cluster.nodes()).containsExactly(NODE);
        assertThat(cluster.serverVersion()).isEqualTo(server.version());
    }

    @Test
    void executionsBelongToTheirClientsAndCommands() throws Exception {
        ask(a, take("ta", 60_000));
        ask(b, take("tb", 60_000));
        ask(a, new Command.RunScript(Scripts.RELEASE_IF_OWNER, List.of("lock"), List.of("ta")));
        ask(b, take("tb", 60_000));
        assertThat(cluster.settle(LIMIT)).isTrue();
        assertThat(follower.facts(CommandExecuted.class))
                .extracting(e -> e.client() + e.command() + " " + e.text().split(" ")[0])
                .containsExactly("A1 SET", "B2 SET", "A3 EVAL", "A3 get", "A3 del", "B4 SET");
        assertThat(follower.facts(KeyStored.class)).extracting(KeyStored::value).containsExactly("ta", "tb");
        assertThat(follower.facts(KeyDeleted.class)).containsExactly(new KeyDeleted("n1", "lock", "ta", "A"));
    }

    @Test
    void executionLiesBetweenSendingAndAnswer() throws Exception {
        for (int i = 0; i < 50; i++) {
            ask(i % 2 == 0 ? a : b, new Command.Increment("n"));
        }
        cluster.settle(LIMIT);
        List<Event> events = recorder.from(0);
        for (long command = 1; command <= 50; command++) {
            long at = command;
            Event sent = follower.await(CommandSent.class, f -> f.command() == at);
            Event executed = follower.await(CommandExecuted.class, f -> f.command() == at);
            Event replied = follower.await(CommandReplied.class, f -> f.command() == at);
            assertThat(executed.at()).isBetween(sent.at(), replied.at());
            assertThat(executed.cause()).isEqualTo(sent.seq());
        }
        assertThat(events).hasSameSizeAs(recorder.from(0));
    }

    @Test
    void turnedAwayCommandDoesNotShiftTheNumbersOfTheOthers() throws Exception {
        try (Jedis jedis = server.connect()) {
            ask(a, new Command.Increment("n"));
            jedis.configSet("maxmemory", "1");
            assertThat(ask(a, new Command.Increment("other"))).isInstanceOf(Answer.Failed.class);
            jedis.configSet("maxmemory", "0");
        }
        ask(a, new Command.Increment("n"));
        cluster.settle(LIMIT);
        assertThat(follower.facts(CommandExecuted.class))
                .extracting(CommandExecuted::command)
                .containsExactly(1L, 3L);
    }

    @Test
    void heldRepliesAreRecordedWithTheirCommands() throws Exception {
        ask(a, new Command.Get("x"));
        cluster.link("A", "n1").hold(Set.of(Direction.BACK), 17);
        CompletableFuture<Answer> coming = send(a, take("ta", 60_000));
        Event held = follower.await(MessageHeld.class, m -> true);
        Event sent = follower.await(CommandSent.class, s -> s.command() == 2);
        assertThat(held.fact()).isEqualTo(new MessageHeld("A", "n1", Direction.BACK, 2, 5));
        assertThat(held.cause()).isEqualTo(sent.seq());
        follower.await(CommandExecuted.class, e -> e.command() == 2);
        assertThat(coming).isNotDone();
        assertThat(cluster.link("A", "n1").open(18)).isEqualTo(1);
        assertThat(coming.get(20, TimeUnit.SECONDS)).isEqualTo(new Answer.Value("OK"));
        follower.await(MessageReleased.class, m -> m.command() == 2);
        assertThat(follower.facts(LinkChanged.class))
                .containsExactly(
                        new LinkChanged("A", "n1", Condition.HOLDS_REPLIES),
                        new LinkChanged("A", "n1", Condition.OPEN));
        assertThat(follower.await(LinkChanged.class, c -> true).cause()).isEqualTo(17);
    }

    @Test
    void cutLosesTheReplyOfWhatTookEffect() throws Exception {
        ask(a, new Command.Get("x"));
        follower.await(CommandExecuted.class, e -> e.command() == 1);
        cluster.link("A", "n1").hold(Set.of(Direction.THERE, Direction.BACK), 0);
        CompletableFuture<Answer> coming = send(a, take("ta", 60_000));
        follower.await(MessageHeld.class, m -> m.command() == 2);
        assertThat(follower.facts(CommandExecuted.class)).hasSize(1);
        cluster.link("A", "n1").hold(Set.of(Direction.BACK), 0);
        follower.await(MessageHeld.class, m -> m.direction() == Direction.BACK);
        assertThat(cluster.link("A", "n1").cut(0)).isEqualTo(1);
        assertThat(coming.get(20, TimeUnit.SECONDS)).isInstanceOf(Answer.Unknown.class);
        Event lost = follower.await(MessageLost.class, m -> true);
        Event cut = follower.await(LinkChanged.class, c -> c.condition() == Condition.CUT);
        assertThat(lost.fact()).isEqualTo(new MessageLost("A", "n1", Direction.BACK, 2, 5));
        assertThat(lost.cause()).isEqualTo(cut.seq());
        follower.await(KeyStored.class, s -> s.value().equals("ta"));
        assertThat(ask(b, new Command.Get("lock"))).as("other links are open").isEqualTo(new Answer.Value("ta"));
    }

    @Test
    void linkThatLosesRepliesTellsOfEachAndCountsThem() throws Exception {
        ask(a, new Command.Get("x"));
        FaultyLink link = cluster.link("A", "n1");
        link.lose(Set.of(Direction.BACK), 21);
        CompletableFuture<Answer> coming = send(a, take("ta", 60_000));
        Event lost = follower.await(MessageLost.class, m -> true);
        assertThat(lost.fact()).isEqualTo(new MessageLost("A", "n1", Direction.BACK, 2, 5));
        assertThat(coming).isNotDone();
        assertThat(link.touched()).isEqualTo(1);
        link.open(22);
        assertThat(link.touched()).isZero();
        link.loseNext(Direction.BACK, 23);
        a.giveUp(NODE);
        assertThat(coming.get(20, TimeUnit.SECONDS)).isInstanceOf(Answer.Unknown.class);
        assertThat(follower.facts(LinkChanged.class))
                .extracting(LinkChanged::condition)
                .containsExactly(Condition.LOSES_REPLIES, Condition.OPEN);
        follower.await(KeyStored.class, s -> s.value().equals("ta"));
    }

    @Test
    void lateRepliesAreCountedAndAResetLosesWhatIsOnItsWay() throws Exception {
        ask(a, new Command.Get("x"));
        FaultyLink link = cluster.link("A", "n1");
        link.delay(Set.of(Direction.BACK), Duration.ofMillis(20), Duration.ofMillis(5), 31);
        ask(a, new Command.Increment("n"));
        assertThat(link.touched()).isEqualTo(1);
        link.open(32);
        link.holdNext(Direction.THERE, 33);
        CompletableFuture<Answer> coming = send(a, take("ta", 60_000));
        follower.await(MessageHeld.class, m -> m.direction() == Direction.THERE);
        assertThat(link.reset(34)).isEqualTo(1);
        assertThat(coming.get(20, TimeUnit.SECONDS)).isInstanceOf(Answer.Unknown.class);
        assertThat(follower.await(MessageLost.class, m -> true).cause()).isEqualTo(34);
        link.open(35);
        assertThat(ask(a, new Command.Increment("n"))).isEqualTo(new Answer.Value("2"));
    }

    @Test
    void leaseIsFollowedFromTakingToExpiry() throws Exception {
        ask(a, take("ta", 100));
        ask(a, new Command.Expire("lock", Duration.ofMillis(200)));
        Event expired = follower.await(KeyExpired.class, e -> true);
        Event extended = follower.await(KeyExtended.class, e -> true);
        assertThat(expired.at()).isEqualTo(((KeyExtended) extended.fact()).expiresAt());
        assertThat(ask(b, take("tb", 60_000))).isEqualTo(new Answer.Value("OK"));
        Event next = follower.await(KeyStored.class, s -> s.value().equals("tb"));
        assertThat(next.at()).isGreaterThan(expired.at());
    }

    @Test
    void settledMeansThatAllThatWasExecutedIsRecorded() throws Exception {
        for (int i = 0; i < 20; i++) {
            ask(a, new Command.Increment("n"));
            assertThat(cluster.settle(LIMIT)).isTrue();
            assertThat(follower.facts(KeyStored.class)).hasSize(i + 1);
        }
    }

    @Test
    void observerThatTheServerDroppedComesBackAndMissesNoKey() throws Exception {
        ask(a, take("ta", 60_000));
        ask(a, new Command.Increment("n"));
        cluster.settle(LIMIT);
        try (Jedis jedis = server.connect()) {
            var pipe = jedis.multi();
            pipe.sendCommand(redis.clients.jedis.Protocol.Command.CLIENT, "KILL", "TYPE", ClientType.PUBSUB.name());
            pipe.del("lock");
            pipe.set("n", "7");
            pipe.set("m", "8");
            pipe.exec();
        }
        follower.await(KeyDeleted.class, d -> d.key().equals("lock"));
        follower.await(KeyStored.class, s -> s.key().equals("n") && s.value().equals("7"));
        follower.await(KeyStored.class, s -> s.key().equals("m"));
        assertThat(cluster.settle(LIMIT)).isTrue();
        ask(a, new Command.Increment("n"));
        follower.await(KeyStored.class, s -> s.value().equals("8") && s.key().equals("n"));
        assertThat(follower.facts(NodeCrashed.class)).isEmpty();
    }

    @Test
    void deathOfAServerIsRecordedOnce() throws Exception {
        ask(a, new Command.Increment("n"));
        server.kill();
        follower.await(NodeCrashed.class, c -> c.node().equals("n1"));
        assertThat(ask(a, new Command.Increment("n"))).isNotInstanceOf(Answer.Value.class);
        assertThat(cluster.settle(LIMIT)).isTrue();
        cluster.close();
        assertThat(follower.facts(NodeCrashed.class)).hasSize(1);
    }

    @Test
    void nothingSecretIsRecorded() throws Exception {
        cluster.link("A", "n1").hold(Set.of(Direction.THERE, Direction.BACK), 0);
        CompletableFuture<Answer> coming = send(a, take("ta", 60_000));
        follower.await(MessageHeld.class, m -> true);
        cluster.link("A", "n1").open(0);
        coming.get(20, TimeUnit.SECONDS);
        cluster.settle(LIMIT);
        assertThat(recorder.from(0).toString())
                .doesNotContainIgnoringCase(TestServer.PASSWORD)
                .doesNotContain("AUTH", "HELLO", "PING", "TIME", "lockscope:");
        assertThat(server.endpoint().toString()).doesNotContain(TestServer.PASSWORD);
    }

    @Test
    void closingLeavesNoThread() throws Exception {
        ask(a, take("ta", 60_000));
        cluster.link("B", "n1").hold(Set.of(Direction.THERE, Direction.BACK), 0);
        CompletableFuture<Answer> held = send(b, take("tb", 60_000));
        follower.await(MessageHeld.class, m -> true);
        b.giveUp(NODE);
        CompletableFuture<Answer> connecting = send(b, take("tb", 60_000));
        cluster.close();
        assertThat(held).isDone();
        assertThat(connecting).isDone();
        assertThat(threads()).isSubsetOf(threadsBefore);
        assertThat(follower.facts(NodeCrashed.class)).isEmpty();
    }

    @Test
    void unknownLinksAreNamed() {
        assertThatThrownBy(() -> cluster.link("A", "n9").cut(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("there is no link from A to n9");
        assertThat(follower.facts(LinkFact.class)).isEmpty();
    }
}
