package dev.lockscope.redis.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.fault.link.Link;
import dev.lockscope.fault.link.LinkListener;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.script.Scripts;
import dev.lockscope.redis.Endpoint;
import dev.lockscope.redis.RedisBinary;
import dev.lockscope.redis.TestServer;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.trace.LinkFact.Direction;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
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

@ParameterizedClass
@EnumSource(RedisBinary.class)
@Timeout(60)
class JedisWireTest {

    private static final NodeId NODE = new NodeId("n1");
    private static final Optional<Duration> MINUTE = Optional.of(Duration.ofMinutes(1));

    /** One for all tests on one executable. */
    @SuppressWarnings("NullAway.Init")
    private static TestServer server;

    @Parameter
    @SuppressWarnings("NullAway.Init")
    RedisBinary binary;

    private final RunClock clock = SystemRunClock.startingNow();
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final Conversations conversations = new Conversations();
    private Jedis jedis;
    private Link link;
    private JedisWire wire;
    private long number;

    @BeforeParameterizedClassInvocation
    static void startServer(RedisBinary binary) {
        server = new TestServer(binary);
    }

    @AfterParameterizedClassInvocation
    static void stopServer() {
        server.close();
    }

    @BeforeEach
    void open() throws IOException {
        jedis = server.connect();
        jedis.flushAll();
        link = Link.open(server.endpoint().address(), new Ear());
        wire = wire(server.endpoint().password());
    }

    private JedisWire wire(String password) {
        return new JedisWire(
                "A", Map.of(NODE, new Route(new Endpoint(link.address(), password), conversations)), clock);
    }

    @AfterEach
    void close() {
        wire.close();
        link.close();
        jedis.close();
        assertThat(Thread.getAllStackTraces().keySet())
                .extracting(Thread::getName)
                .noneMatch(name -> name.startsWith("wire-"));
    }

    private CompletableFuture<Answer> send(Command command) {
        return wire.send(NODE, ++number, 0, command);
    }

    private Answer ask(Command command) throws Exception {
        return answer(send(command));
    }

    private static Answer answer(CompletableFuture<Answer> coming) throws Exception {
        return coming.get(20, TimeUnit.SECONDS);
    }

    private void awaitHeard(String word) throws InterruptedException {
        String next;
        do {
            next = heard.poll(20, TimeUnit.SECONDS);
            assertThat(next).as("waited for " + word).isNotNull();
        } while (!next.equals(word));
    }

    @Test
    void setIfAbsentAnswersOkOrRefuses() throws Exception {
        assertThat(ask(new Command.SetIfAbsent("lock", "t1", MINUTE))).isEqualTo(new Answer.Value("OK"));
        assertThat(ask(new Command.SetIfAbsent("lock", "t2", MINUTE))).isEqualTo(new Answer.Refused());
        assertThat(jedis.get("lock")).isEqualTo("t1");
        assertThat(jedis.pttl("lock")).isBetween(1L, 60_000L);
        assertThat(ask(new Command.SetIfAbsent("forever", "t1", Optional.empty())))
                .isEqualTo(new Answer.Value("OK"));
        assertThat(jedis.pttl("forever")).isEqualTo(-1);
    }

    @Test
    void getAnswersTheValueOrRefuses() throws Exception {
        assertThat(ask(new Command.Get("key"))).isEqualTo(new Answer.Refused());
        jedis.set("key", "å \r\n\"");
        assertThat(ask(new Command.Get("key"))).isEqualTo(new Answer.Value("å \r\n\""));
        jedis.set("key", "");
        assertThat(ask(new Command.Get("key"))).isEqualTo(new Answer.Value(""));
    }

    @Test
    void numbersAreAnsweredInDecimal() throws Exception {
        assertThat(ask(new Command.Increment("n"))).isEqualTo(new Answer.Value("1"));
        assertThat(ask(new Command.Increment("n"))).isEqualTo(new Answer.Value("2"));
        assertThat(ask(new Command.Expire("n", Duration.ofMinutes(1)))).isEqualTo(new Answer.Value("1"));
        assertThat(jedis.pttl("n")).isPositive();
        assertThat(ask(new Command.Delete("n"))).isEqualTo(new Answer.Value("1"));
        assertThat(ask(new Command.Delete("n"))).isEqualTo(new Answer.Value("0"));
        assertThat(ask(new Command.Expire("n", Duration.ofMinutes(1)))).isEqualTo(new Answer.Value("0"));
    }

    @Test
    void scriptsAnswerWhatTheyReturn() throws Exception {
        Command acquire =
                new Command.RunScript(Scripts.ACQUIRE_WITH_FENCE, List.of("lock", "fence"), List.of("t1", "60000"));
        assertThat(ask(acquire)).isEqualTo(new Answer.Value("1"));
        assertThat(ask(acquire)).isEqualTo(new Answer.Refused());
        assertThat(ask(new Command.RunScript(Scripts.RELEASE_IF_OWNER, List.of("lock"), List.of("t2"))))
                .isEqualTo(new Answer.Value("0"));
        assertThat(ask(new Command.RunScript(Scripts.RELEASE_IF_OWNER, List.of("lock"), List.of("t1"))))
                .isEqualTo(new Answer.Value("1"));
    }

    @Test
    void errorRepliesAreFailuresAndLeaveTheConnectionInUse() throws Exception {
        jedis.set("word", "x");
        assertThat(ask(new Command.Increment("word")))
                .isEqualTo(new Answer.Failed("ERR value is not an integer or out of range"));
        assertThat(ask(new Command.Get("word"))).isEqualTo(new Answer.Value("x"));
        assertThat(heard).filteredOn(word -> word.equals("connected")).hasSize(1);
    }

    @Test
    void wrongPasswordIsAFailureThatDoesNotShowIt() throws Exception {
        wire.close();
        wire = wire("wrong-word");
        assertThat(ask(new Command.Get("key")))
                .isInstanceOfSatisfying(
                        Answer.Failed.class,
                        failed -> assertThat(failed.text())
                                .doesNotContain("wrong-word")
                                .isNotEmpty());
    }

    @Test
    void serverThatCannotBeReachedIsAFailure() throws Exception {
        link.close();
        assertThat(ask(new Command.Get("key"))).isInstanceOf(Answer.Failed.class);
    }

    @Test
    void cutLinkIsAFailureAndAnOpenedOneWorksAgain() throws Exception {
        assertThat(ask(new Command.Increment("n"))).isEqualTo(new Answer.Value("1"));
        link.cut();
        awaitHeard("disconnected");
        assertThat(ask(new Command.Increment("n"))).isInstanceOf(Answer.Failed.class);
        link.open();
        assertThat(ask(new Command.Increment("n"))).isEqualTo(new Answer.Value("2"));
    }

    @Test
    void connectionLostBeforeTheAnswerLeavesItUnknown() throws Exception {
        assertThat(ask(new Command.Get("key"))).isEqualTo(new Answer.Refused());
        link.hold(Set.of(Direction.BACK));
        CompletableFuture<Answer> coming = send(new Command.SetIfAbsent("key", "t1", MINUTE));
        awaitHeard("held BACK 2");
        assertThat(coming).isNotDone();
        link.cut();
        assertThat(answer(coming)).isInstanceOf(Answer.Unknown.class);
        assertThat(jedis.get("key")).isEqualTo("t1");
    }

    @Test
    void lateAnswerIsNotMistakenForTheNext() throws Exception {
        jedis.set("a", "late");
        jedis.set("b", "next");
        assertThat(ask(new Command.Get("b"))).isEqualTo(new Answer.Value("next"));
        link.hold(Set.of(Direction.BACK));
        CompletableFuture<Answer> late = send(new Command.Get("a"));
        awaitHeard("held BACK 2");
        wire.giveUp(NODE);
        assertThat(answer(late)).isInstanceOf(Answer.Unknown.class);
        CompletableFuture<Answer> next = send(new Command.Get("b"));
        awaitHeard("held BACK 0");
        link.open();
        assertThat(answer(next)).isEqualTo(new Answer.Value("next"));
        awaitHeard("disconnected");
        assertThat(ask(new Command.Get("b"))).isEqualTo(new Answer.Value("next"));
    }

    @Test
    void givenUpRequestIsStillExecuted() throws Exception {
        assertThat(ask(new Command.Get("n"))).isEqualTo(new Answer.Refused());
        link.hold(Set.of(Direction.THERE));
        CompletableFuture<Answer> late = send(new Command.Increment("n"));
        awaitHeard("held THERE 2");
        wire.giveUp(NODE);
        assertThat(answer(late)).isInstanceOf(Answer.Unknown.class);
        assertThat(jedis.get("n")).isNull();
        link.open();
        awaitHeard("disconnected");
        assertThat(jedis.get("n")).isEqualTo("1");
        assertThat(ask(new Command.Increment("n"))).isEqualTo(new Answer.Value("2"));
    }

    @Test
    void commandsAreExecutedInOrderWithoutWaiting() throws Exception {
        List<CompletableFuture<Answer>> coming = new java.util.ArrayList<>();
        for (int i = 0; i < 50; i++) {
            coming.add(send(new Command.Increment("n")));
        }
        for (int i = 0; i < 50; i++) {
            assertThat(answer(coming.get(i))).isEqualTo(new Answer.Value(Integer.toString(i + 1)));
        }
    }

    @Test
    void closingLeavesNothingWaiting() throws Exception {
        // Only what has gone out over a connection can have had an effect.
        ask(new Command.Get("a"));
        link.hold(Set.of(Direction.THERE));
        CompletableFuture<Answer> held = send(new Command.Get("a"));
        CompletableFuture<Answer> queued = send(new Command.Get("a"));
        awaitHeard("held THERE 2");
        wire.close();
        assertThat(answer(held)).isInstanceOf(Answer.Unknown.class);
        assertThat(answer(queued)).isInstanceOf(Answer.Unknown.class);
        assertThat(ask(new Command.Get("a"))).isInstanceOf(Answer.Failed.class);
    }

    @Test
    void requestsOfTheLinkAreKnownByTheirCommands() throws Exception {
        ask(new Command.Get("a"));
        ask(new Command.Increment("b"));
        assertThat(conversations.request(0, 0)).as("the greeting").isEmpty();
        assertThat(conversations.request(0, 1).orElseThrow().number()).isEqualTo(1);
        assertThat(conversations.request(0, 2).orElseThrow().words()).containsExactly("INCR", "b");
        assertThat(conversations.request(0, 3)).isEmpty();
        assertThat(conversations.request(0, LinkListener.UNASKED)).isEmpty();
    }

    private final class Ear implements LinkListener {

        @Override
        public void connected(long connection, int clientPort, int serverSidePort) {
            conversations.connected(connection, clientPort, serverSidePort);
            heard.add("connected");
        }

        @Override
        public void held(long connection, Direction direction, long message, int bytes) {
            heard.add("held " + direction + " " + message);
        }

        @Override
        public void released(long connection, Direction direction, long message, int bytes) {
            heard.add("released " + direction + " " + message);
        }

        @Override
        public void lost(long connection, Direction direction, long message, int bytes) {
            heard.add("lost " + direction + " " + message);
        }

        @Override
        public void disconnected(long connection) {
            heard.add("disconnected");
        }
    }
}
