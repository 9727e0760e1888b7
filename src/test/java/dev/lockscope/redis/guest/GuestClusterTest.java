package dev.lockscope.redis.guest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.lab.Cluster;
import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.lab.Listening;
import dev.lockscope.lab.Wire;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.script.Scripts;
import dev.lockscope.redis.Follower;
import dev.lockscope.redis.TestServer;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.scenario.Topology;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.NodeFact.NodeAdopted;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyExpired;
import dev.lockscope.trace.StoreFact.KeyExtended;
import dev.lockscope.trace.StoreFact.KeyStored;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import redis.clients.jedis.Jedis;

/** On a server that plays the user's own: it holds data of others, which must be there afterwards, and nothing else. */
@Timeout(60)
class GuestClusterTest {

    private static final NodeId NODE = new NodeId("redis");
    private static final Duration LONG = Duration.ofSeconds(60);

    private final TestServer server = new TestServer();
    private final RunClock clock = SystemRunClock.startingNow();
    private final Recorder recorder = new Recorder(clock);
    private final Follower follower = new Follower(recorder);

    @AfterEach
    void end() {
        server.close();
    }

    private Cluster open() throws Exception {
        return factory(TestServer.PASSWORD).open(new Topology.Single("redis"), recorder, clock);
    }

    private GuestClusterFactory factory(String password) {
        return new GuestClusterFactory(List.of(server.endpoint().address()), password, () -> "abc123", "en");
    }

    private Answer ask(Wire wire, long number, Command command) throws Exception {
        return wire.send(NODE, number, 0, command).get(20, TimeUnit.SECONDS);
    }

    @Test
    void onlyKeysBelowTheRunsPrefixAreTouchedAndNoneIsLeft() throws Exception {
        try (Jedis jedis = server.connect()) {
            jedis.set("lock:account", "of others");
            try (Cluster cluster = open()) {
                Wire wire = cluster.wire("A");
                assertThat(ask(wire, 1, new Command.SetIfAbsent("lock:account", "t", Optional.of(LONG))))
                        .isEqualTo(new Answer.Value("OK"));
                cluster.prepare("lock:account:fence", "32");
                assertThat(jedis.keys("*"))
                        .containsExactlyInAnyOrder(
                                "lock:account", "lockscope:abc123:lock:account", "lockscope:abc123:lock:account:fence");
                assertThat(follower.facts(NodeAdopted.class))
                        .extracting(NodeAdopted::prefix)
                        .containsExactly("lockscope:abc123:");
            }
            assertThat(jedis.keys("*")).containsExactly("lock:account");
            assertThat(jedis.get("lock:account")).isEqualTo("of others");
        }
    }

    @Test
    void whatAClientHasDoneIsRecordedBeforeItGetsItsAnswerAndUnderTheRunsOwnNames() throws Exception {
        try (Cluster cluster = open()) {
            Wire wire = cluster.wire("A");
            ask(wire, 1, new Command.SetIfAbsent("lock", "t", Optional.of(LONG)));
            assertThat(follower.facts(KeyStored.class)).singleElement().satisfies(stored -> {
                assertThat(stored.key()).isEqualTo("lock");
                assertThat(stored.value()).isEqualTo("t");
                assertThat(stored.expiresAt()).isBetween(0L, clock.nanos() + LONG.toNanos() + 5_000_000);
            });
            ask(wire, 2, new Command.Expire("lock", LONG.multipliedBy(2)));
            assertThat(follower.facts(KeyExtended.class)).hasSize(1);
            ask(wire, 3, new Command.RunScript(Scripts.RELEASE_IF_OWNER, List.of("lock"), List.of("t")));
            assertThat(follower.facts(KeyDeleted.class)).containsExactly(new KeyDeleted("redis", "lock", "t", "A"));
        }
    }

    @Test
    void anExpiryIsNoticedWithoutACommand() throws Exception {
        try (Cluster cluster = open()) {
            ask(cluster.wire("A"), 1, new Command.SetIfAbsent("lock", "t", Optional.of(Duration.ofMillis(60))));
            follower.await(KeyExpired.class, expired -> expired.key().equals("lock"));
            assertThat(follower.facts(KeyDeleted.class)).isEmpty();
        }
    }

    @Test
    void aChannelThatAScriptIsGivenIsTheRunsOwn() throws Exception {
        try (Cluster cluster = open();
                Jedis jedis = server.connect()) {
            Wire wire = cluster.wire("A");
            try (Listening ear = cluster.wire("B").listen(NODE, "lock:released")) {
                assertThat(ear.confirmed().get(20, TimeUnit.SECONDS)).isTrue();
                assertThat(jedis.pubsubChannels()).containsExactly("lockscope:abc123:lock:released");
                ask(wire, 1, new Command.SetIfAbsent("lock", "t", Optional.of(LONG)));
                ask(
                        wire,
                        2,
                        new Command.RunScript(
                                Scripts.RELEASE_AND_ANNOUNCE, List.of("lock"), List.of("t", "lock:released")));
                assertThat(ear.next().get(20, TimeUnit.SECONDS)).isTrue();
            }
        }
    }

    @Test
    void linksCanBeHeldBecauseTheyAreTheRunsOwn() throws Exception {
        try (Cluster cluster = open()) {
            Wire wire = cluster.wire("A");
            ask(wire, 1, new Command.Get("lock"));
            cluster.link("A", "redis").hold(Set.of(Direction.BACK), 0);
            var held = wire.send(NODE, 2, 0, new Command.SetIfAbsent("lock", "t", Optional.of(LONG)));
            follower.await(KeyStored.class, stored -> stored.value().equals("t"));
            assertThat(held).isNotDone();
            cluster.link("A", "redis").open(0);
            assertThat(held.get(20, TimeUnit.SECONDS)).isEqualTo(new Answer.Value("OK"));
        }
    }

    @Test
    void whatIsDoneToAServerAsAWholeIsRefused() throws Exception {
        try (Cluster cluster = open()) {
            assertThat(cluster.refusal(new NodeAction.Crash("redis")))
                    .hasValueSatisfying(reason -> assertThat(reason).contains("the user's own"));
            assertThat(cluster.refusal(new NodeAction.Flush("redis"))).isPresent();
            assertThat(cluster.refusal(new ClientAction.Pause("A"))).isEmpty();
            assertThat(cluster.refusal(new LinkAction.Cut("A", "redis"))).isEmpty();
        }
    }

    @Test
    void aWrongPasswordIsAProblemThatDoesNotShowIt() {
        assertThatThrownBy(() -> factory("sesame").open(new Topology.Single("redis"), recorder, clock))
                .isInstanceOf(EnvironmentProblem.class)
                .hasMessageContaining(String.valueOf(server.endpoint().address().getPort()))
                .hasMessageNotContaining("sesame");
    }

    @Test
    void tooFewServersAreAProblem() {
        assertThatThrownBy(() -> factory(TestServer.PASSWORD)
                        .open(new Topology.Independent(List.of("n1", "n2", "n3")), recorder, clock))
                .isInstanceOf(EnvironmentProblem.class)
                .hasMessage("The scenario has 3 nodes, but --nodes names 1.");
    }
}
