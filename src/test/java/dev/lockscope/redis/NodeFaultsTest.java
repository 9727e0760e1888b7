package dev.lockscope.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.lockscope.fault.FaultRefused;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.redis.process.ServerBinary;
import dev.lockscope.scenario.Persistence;
import dev.lockscope.scenario.Topology.Independent;
import dev.lockscope.scenario.Topology.Single;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.NodeFact.ClockMoved;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.NodeFact.NodeStopped;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyEvicted;
import dev.lockscope.trace.StoreFact.KeyExpired;
import dev.lockscope.trace.StoreFact.KeyExtended;
import dev.lockscope.trace.StoreFact.KeyStored;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

@Timeout(60)
class NodeFaultsTest {

    @TempDir
    private static Path cache;

    @TempDir
    private Path folder;

    private static Stream<ServerBinary> binaries() throws Exception {
        return Lab.binaries(cache);
    }

    private static ServerBinary bundled() throws Exception {
        return binaries().findFirst().orElseThrow();
    }

    private static final Command UNTIMED = new Command.Increment("n");

    @ParameterizedTest
    @MethodSource("binaries")
    void crashIsRecordedWithItsCauseAndForgetsEverything(ServerBinary binary) throws Exception {
        try (Lab lab = Lab.open(folder, binary, new Single("n1"))) {
            lab.ask(lab.a, "n1", Lab.take("ta"));
            lab.cluster.node("n1").crash(77);
            Event crash = lab.follower.await(NodeCrashed.class, f -> true);
            assertThat(crash.cause()).isEqualTo(77);
            assertThat(lab.follower.facts(KeyStored.class)).hasSize(1);
            assertThat(lab.ask(lab.a, "n1", new Command.Get("lock"))).isNotInstanceOf(Answer.Value.class);
            lab.settle();
            assertThatThrownBy(() -> lab.cluster.node("n1").crash(78))
                    .isInstanceOf(FaultRefused.class)
                    .hasMessage("it is down");
            assertThat(lab.cluster.node("n1").restart(false, 79)).isZero();
            assertThat(lab.follower.facts(NodeStarted.class)).hasSize(2);
            assertThat(lab.ask(lab.b, "n1", Lab.take("tb"))).isEqualTo(new Answer.Value("OK"));
            lab.follower.await(KeyStored.class, f -> f.value().equals("tb"));
            assertThatThrownBy(() -> lab.cluster.node("n1").restart(false, 80))
                    .isInstanceOf(FaultRefused.class)
                    .hasMessage("it is up");
            assertThat(lab.follower.facts(NodeCrashed.class)).hasSize(1);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"AOF_EVERYSEC", "AOF_ALWAYS"})
    void stoppedNodeFindsItsFileAgainUnlessItIsTakenAway(Persistence persistence) throws Exception {
        for (ServerBinary binary : binaries().toList()) {
            try (Lab lab = Lab.open(folder, binary, new Single("n1", persistence))) {
                lab.ask(lab.a, "n1", Lab.take("ta"));
                lab.cluster.node("n1").stop(5);
                assertThat(lab.follower.await(NodeStopped.class, f -> true).cause())
                        .isEqualTo(5);
                assertThat(lab.cluster.node("n1").restart(false, 6)).isEqualTo(1);
                lab.settle();
                assertThat(lab.follower.facts(KeyStored.class))
                        .extracting(KeyStored::value)
                        .containsExactly("ta", "ta");
                assertThat(lab.ask(lab.b, "n1", Lab.take("tb"))).isInstanceOf(Answer.Refused.class);
                lab.cluster.node("n1").crash(7);
                assertThat(lab.cluster.node("n1").restart(true, 8)).isZero();
                assertThat(lab.ask(lab.b, "n1", Lab.take("tb"))).isEqualTo(new Answer.Value("OK"));
                lab.settle();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("binaries")
    void powerCutTakesTheLastSecondOfAFileThatIsForcedOutOnceASecond(ServerBinary binary) throws Exception {
        try (Lab lab = Lab.open(folder, binary, new Single("n1", Persistence.AOF_EVERYSEC))) {
            lab.ask(lab.a, "n1", Lab.take("ta"));
            lab.settle();
            lab.clock.sleep(Duration.ofMillis(1_500)); // so that the file is on disk, as far as one can trust in it
            long since = lab.clock.nanos();
            lab.ask(lab.a, "n1", UNTIMED);
            lab.ask(lab.a, "n1", UNTIMED);
            int lost = lab.cluster.node("n1").losePower(3);
            // On a machine that stalls here, the first of them is on disk by then.
            assumeTrue(lab.clock.nanos() - since < Duration.ofSeconds(1).toNanos());
            // While it forces the file out, a server keeps the next write in memory for a while, where the kill gets
            // it.
            assertThat(lost).isBetween(1, 2);
            assertThat(lab.follower.await(NodeCrashed.class, f -> true).cause()).isEqualTo(3);
            assertThat(lab.cluster.node("n1").restart(false, 4)).isEqualTo(1);
            assertThat(lab.ask(lab.b, "n1", Lab.take("tb"))).isInstanceOf(Answer.Refused.class);
            assertThat(lab.ask(lab.b, "n1", UNTIMED)).isEqualTo(new Answer.Value("1"));
        }
    }

    @ParameterizedTest
    @MethodSource("binaries")
    void powerCutTakesNothingOfAFileThatIsForcedOutAlways(ServerBinary binary) throws Exception {
        try (Lab lab = Lab.open(folder, binary, new Single("n1", Persistence.AOF_ALWAYS))) {
            lab.ask(lab.a, "n1", Lab.take("ta"));
            assertThat(lab.cluster.node("n1").losePower(3)).isZero();
            assertThat(lab.cluster.node("n1").restart(false, 4)).isEqualTo(1);
            assertThat(lab.ask(lab.b, "n1", Lab.take("tb"))).isInstanceOf(Answer.Refused.class);
        }
    }

    @ParameterizedTest
    @MethodSource("binaries")
    void clockJumpExpiresWhatHasNoTimeLeftAndShortensTheRest(ServerBinary binary) throws Exception {
        try (Lab lab = Lab.open(folder, binary, new Single("n1"))) {
            lab.ask(lab.a, "n1", Lab.take("ta", 30_000));
            lab.ask(lab.a, "n1", UNTIMED);
            Event stored = lab.follower.await(KeyStored.class, f -> f.value().equals("ta"));
            assertThat(lab.cluster.node("n1").shiftClock(Duration.ofSeconds(10), 9))
                    .isEqualTo(1);
            Event moved = lab.follower.await(ClockMoved.class, f -> true);
            assertThat(moved.cause()).isEqualTo(9);
            Event extended = lab.follower.await(KeyExtended.class, f -> true);
            assertThat(extended.cause()).isEqualTo(moved.seq());
            long before = Objects.requireNonNull(((KeyStored) stored.fact()).expiresAt());
            long after = Objects.requireNonNull(((KeyExtended) extended.fact()).expiresAt());
            assertThat(Duration.ofNanos(before - after)).isBetween(Duration.ofMillis(9_990), Duration.ofMillis(10_010));
            assertThat(lab.cluster.node("n1").shiftClock(Duration.ofSeconds(-10), 10))
                    .isEqualTo(1);
            assertThat(lab.cluster.node("n1").shiftClock(Duration.ofSeconds(31), 11))
                    .isEqualTo(1);
            Event expired = lab.follower.await(KeyExpired.class, f -> true);
            assertThat(expired.at()).isLessThan(before);
            assertThat(lab.ask(lab.b, "n1", Lab.take("tb"))).isEqualTo(new Answer.Value("OK"));
            assertThat(lab.ask(lab.b, "n1", new Command.Get("n"))).isEqualTo(new Answer.Value("1"));
            assertThat(lab.follower.facts(KeyDeleted.class)).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("binaries")
    void evictionTakesTheKeysWithAnExpiryAlone(ServerBinary binary) throws Exception {
        try (Lab lab = Lab.open(folder, binary, new Single("n1"))) {
            lab.ask(lab.a, "n1", Lab.take("ta"));
            lab.ask(lab.a, "n1", UNTIMED);
            assertThat(lab.cluster.node("n1").evict(12)).isEqualTo(1);
            assertThat(lab.follower.facts(KeyEvicted.class)).containsExactly(new KeyEvicted("n1", "lock", "ta"));
            assertThat(lab.follower.await(KeyEvicted.class, f -> true).cause()).isEqualTo(12);
            assertThat(lab.ask(lab.b, "n1", Lab.take("tb"))).isEqualTo(new Answer.Value("OK"));
            assertThat(lab.ask(lab.b, "n1", UNTIMED)).isEqualTo(new Answer.Value("2"));
        }
    }

    @ParameterizedTest
    @MethodSource("binaries")
    void operatorsDeletionsAreNobodys(ServerBinary binary) throws Exception {
        try (Lab lab = Lab.open(folder, binary, new Single("n1"))) {
            lab.ask(lab.a, "n1", Lab.take("ta"));
            lab.ask(lab.a, "n1", UNTIMED);
            assertThat(lab.cluster.node("n1").delete("lock", 13)).isEqualTo(1);
            assertThat(lab.cluster.node("n1").delete("lock", 14)).isZero();
            Event deleted = lab.follower.await(KeyDeleted.class, f -> true);
            assertThat(deleted.fact()).isEqualTo(new KeyDeleted("n1", "lock", "ta", null));
            assertThat(deleted.cause()).isEqualTo(13);
            assertThat(lab.cluster.node("n1").flush(15)).isEqualTo(1);
            Event flushed = lab.follower.await(KeyDeleted.class, f -> f.key().equals("n"));
            assertThat(flushed.cause()).isEqualTo(15);
            assertThatThrownBy(() -> lab.cluster.node("n1").promote(16)).hasMessage("it is a master already");
        }
    }

    @ParameterizedTest
    @EnumSource(names = "NOTHING")
    void independentNodesFallOneByOne(Persistence persistence) throws Exception {
        List<String> names = List.of("n1", "n2", "n3", "n4", "n5");
        try (Lab lab = Lab.open(folder, bundled(), new Independent(names, persistence))) {
            assertThat(lab.follower.facts(NodeStarted.class))
                    .extracting(NodeStarted::node)
                    .containsExactlyElementsOf(names);
            for (String name : names) {
                lab.ask(lab.a, name, Lab.take("ta"));
            }
            lab.cluster.node("n4").crash(1);
            lab.settle();
            assertThat(lab.ask(lab.b, "n4", Lab.take("tb"))).isNotInstanceOf(Answer.Value.class);
            assertThat(lab.ask(lab.b, "n5", Lab.take("tb"))).isInstanceOf(Answer.Refused.class);
            assertThat(lab.follower.facts(NodeCrashed.class)).containsExactly(new NodeCrashed("n4"));
        }
    }

    @ParameterizedTest
    @EnumSource(names = "AOF_EVERYSEC")
    void closingWhileANodeStartsAgainLeavesNothing(Persistence persistence) throws Exception {
        Lab lab = Lab.open(folder, bundled(), new Single("n1", persistence));
        CountDownLatch restarting = new CountDownLatch(1);
        Thread operator = new Thread(() -> {
            try {
                while (true) {
                    lab.cluster.node("n1").crash(1);
                    restarting.countDown();
                    lab.cluster.node("n1").restart(true, 2);
                }
            } catch (FaultRefused e) {
                restarting.countDown(); // The run has ended.
            }
        });
        operator.start();
        assertThat(restarting.await(20, TimeUnit.SECONDS)).isTrue();
        lab.close();
        operator.join(TimeUnit.SECONDS.toMillis(20));
        assertThat(operator.isAlive()).isFalse();
        assertThat(lab.processes()).isEmpty();
        assertThat(lab.folders()).isZero();
    }
}
