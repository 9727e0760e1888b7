package dev.lockscope.lock.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Durability;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.Renewal;
import dev.lockscope.lock.port.RetryPolicy;
import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The first rung: as long as a lease runs, nobody else gets the lock, and what is not certain is not a lock. */
public interface ExclusionContract {

    /** The lock's key. */
    String KEY = "lock:account";

    /** A lease that no test outlives. */
    Duration LONG = Duration.ofSeconds(60);

    /** A lease that a test can wait for. */
    Duration SHORT = Duration.ofMillis(150);

    /** The world of the test that runs. */
    TestWorld world();

    /** The recipe's id. */
    String recipe();

    /** A lease that a test can wait for, and which is long enough to be won. */
    default Duration brief() {
        return SHORT;
    }

    /** How much earlier than the lease the client's belief ends. */
    default Duration drift(Duration ttl) {
        return Duration.ZERO;
    }

    /** How many commands to a node come before the one that takes the lock. */
    default int commandsBefore() {
        return 0;
    }

    /** That happens, on every node, to the command by which the client takes the lock. */
    default void sufferTaking(TestClient client, Mishap mishap) {
        for (int node = 0; node < world().nodes(); node++) {
            client.suffer(node, mishap, commandsBefore());
        }
    }

    /** That happens to the client's next command to every node. */
    default void suffer(TestClient client, Mishap mishap) {
        for (int node = 0; node < world().nodes(); node++) {
            client.suffer(node, mishap);
        }
    }

    /** A client that tries once. */
    default TestClient client(String name, Duration ttl) {
        return client(name, ttl, RetryPolicy.once());
    }

    /** A client whose watchdog, if its recipe has one, comes too late for every test. */
    private TestClient client(String name, Duration ttl, RetryPolicy retry) {
        Renewal late = new Renewal(LONG, Renewal.NO_LIMIT);
        LockSettings lock = new LockSettings(KEY, ttl, Duration.ofMillis(50), retry, late, Durability.NONE);
        return world().client(name, recipe(), lock);
    }

    /** A client that has the lock now. */
    static Lease acquired(TestClient client) {
        Acquisition acquisition = client.acquire();
        assertThat(acquisition).isInstanceOf(Acquisition.Acquired.class);
        return ((Acquisition.Acquired) acquisition).lease();
    }

    /** A client that does not get the lock. */
    static void refused(TestClient client) {
        assertThat(client.acquire()).isInstanceOf(Acquisition.Refused.class);
    }

    @Test
    default void nobodyElseGetsALockThatIsHeld() {
        acquired(client("A", LONG));

        refused(client("B", LONG));
    }

    @Test
    default void theHolderItselfDoesNotGetItTwice() {
        TestClient a = client("A", LONG);
        acquired(a);

        refused(a);
    }

    @Test
    default void aReleasedLockCanBeTaken() {
        TestClient a = client("A", LONG);
        assertThat(a.release(acquired(a))).isEqualTo(Released.RELEASED);
        assertThat(world().value(KEY)).isEmpty();

        acquired(client("B", LONG));
    }

    @Test
    default void anExpiredLockCanBeTaken() {
        acquired(client("A", brief()));
        world().awaitGone(KEY);

        acquired(client("B", LONG));
    }

    @Test
    default void aClientThatTriesOnGetsTheLockWhenItExpires() {
        acquired(client("A", brief()));
        RetryPolicy patient = new RetryPolicy(2_000, Duration.ofMillis(10), Duration.ZERO);
        TestClient b = client("B", LONG, patient);

        Lease lease = acquired(b);

        int nodes = world().nodes();
        assertThat(IntStream.range(0, nodes)
                        .filter(node -> world().value(node, KEY).equals(Optional.of(lease.token())))
                        .count())
                .isGreaterThan(nodes / 2);
    }

    @Test
    default void eachAcquisitionHasATokenOfItsOwnAndStoresIt() {
        TestClient a = client("A", LONG);
        TestClient b = client("B", LONG);
        Set<String> tokens = new HashSet<>();
        for (TestClient client : new TestClient[] {a, a, b, a}) {
            Lease lease = acquired(client);
            assertThat(world().value(KEY)).contains(lease.token());
            tokens.add(lease.token());
            client.release(lease);
        }

        assertThat(tokens).hasSize(4);
    }

    @Test
    default void theKeyLivesAsLongAsWasAsked() {
        acquired(client("A", LONG));

        assertThat(world().timeToLive(KEY))
                .hasValueSatisfying(left -> assertThat(left).isBetween(LONG.minusSeconds(20), LONG));
    }

    @Test
    default void theBeliefCountsFromBeforeTheRequestWasSent() {
        TestClient a = client("A", LONG);
        long before = world().nanos();
        Lease lease = acquired(a);
        long after = world().nanos();
        long belief = LONG.minus(drift(LONG)).toNanos();

        assertThat(lease.validUntil()).isPresent();
        assertThat(lease.validUntil().getAsLong()).isBetween(before + belief, after + belief);
    }

    @Test
    default void aRefusalLeavesTheHoldersLockAsItIs() {
        Lease lease = acquired(client("A", LONG));

        refused(client("B", LONG.multipliedBy(2)));

        assertThat(world().value(KEY)).contains(lease.token());
        assertThat(world().timeToLive(KEY))
                .hasValueSatisfying(left -> assertThat(left).isLessThanOrEqualTo(LONG));
    }

    @ParameterizedTest
    @EnumSource(Mishap.class)
    default void anAnswerThatDoesNotComeIsNoLock(Mishap mishap) {
        TestClient a = client("A", LONG);
        sufferTaking(a, mishap);

        refused(a);
    }

    @ParameterizedTest
    @EnumSource(
            value = Mishap.class,
            names = {"REQUEST_LOST", "UNREACHABLE"})
    default void aCommandThatDidNotReachTheNodeLeavesTheLockFree(Mishap mishap) {
        TestClient a = client("A", LONG);
        sufferTaking(a, mishap);
        refused(a);

        acquired(client("B", LONG));
    }
}
