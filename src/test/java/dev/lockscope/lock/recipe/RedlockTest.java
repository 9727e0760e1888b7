package dev.lockscope.lock.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.contract.ExclusionContract;
import dev.lockscope.lock.contract.Mishap;
import dev.lockscope.lock.contract.TestClient;
import dev.lockscope.lock.contract.TestWorld;
import dev.lockscope.lock.contract.WorldOfTest;
import dev.lockscope.lock.contract.Worlds;
import dev.lockscope.lock.port.RetryPolicy;
import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The facts that Redlock's safety rests on, on five nodes in every world. */
@ParameterizedClass
@EnumSource(Worlds.class)
@Timeout(60)
class RedlockTest {

    private static final String KEY = "lock:account";
    private static final Duration TTL = Duration.ofSeconds(60);
    private static final Duration DRIFT = Duration.ofMillis(602);
    private static final Duration TIMEOUT = Duration.ofMillis(400);

    @RegisterExtension
    final WorldOfTest world;

    RedlockTest(Worlds kind) {
        this.world = kind.withNodes(5);
    }

    private TestClient client(String recipe, Duration ttl) {
        return world.get().client("A", recipe, new LockSettings(KEY, ttl, TIMEOUT, RetryPolicy.once()));
    }

    @ParameterizedTest
    @EnumSource(Mishap.class)
    void threeOfFiveAreAMajority(Mishap mishap) {
        TestClient a = client("redlock", TTL);
        a.suffer(0, mishap);
        a.suffer(3, mishap);

        ExclusionContract.acquired(a);
    }

    @ParameterizedTest
    @EnumSource(Mishap.class)
    void twoOfFiveAreNone(Mishap mishap) {
        TestClient a = client("redlock", TTL);
        a.suffer(0, mishap);
        a.suffer(2, mishap);
        a.suffer(4, mishap);

        assertThat(a.acquire()).isEqualTo(new Acquisition.Refused("2 of 5 nodes granted it"));
    }

    @Test
    void nodesThatAnotherHasCountAgainstIt() {
        TestClient a = client("redlock", TTL);
        TestWorld nodes = world.get();
        IntStream.of(0, 1, 2).forEach(node -> nodes.put(node, KEY, "another"));

        assertThat(a.acquire()).isEqualTo(new Acquisition.Refused("2 of 5 nodes granted it"));
        IntStream.of(0, 1, 2).forEach(node -> assertThat(nodes.value(node, KEY)).contains("another"));
        IntStream.of(3, 4).forEach(node -> assertThat(nodes.value(node, KEY)).isEmpty());
    }

    /** On the client's monotonic clock: what is left of the lease is the TTL without what went by and the drift. */
    @ParameterizedTest
    @ValueSource(strings = {"redlock", "redlock-sequential"})
    void theValidityIsTheTtlWithoutTheTimeThatItTookAndTheDrift(String recipe) {
        TestClient a = client(recipe, TTL);
        a.suffer(0, Mishap.REQUEST_LOST);
        a.suffer(1, Mishap.REQUEST_LOST);
        long before = world.get().nanos();

        Lease lease = ExclusionContract.acquired(a);

        long after = world.get().nanos();
        Duration waited = TIMEOUT.multipliedBy(recipe.equals("redlock") ? 1 : 2);
        long validUntil = lease.validUntil().orElseThrow();
        assertThat(after - before).isGreaterThanOrEqualTo(waited.toNanos());
        assertThat(validUntil)
                .isBetween(
                        before + TTL.minus(DRIFT).toNanos(),
                        after + TTL.minus(DRIFT).minus(waited).toNanos());
    }

    /** Two silent nodes at once cost one time-out, one after another two. */
    @Test
    void theTimeOutsOfSilentNodesDoNotAddUp() {
        Duration timeout = Duration.ofSeconds(1);
        TestClient a = world.get().client("A", "redlock", new LockSettings(KEY, TTL, timeout, RetryPolicy.once()));
        IntStream.of(0, 1).forEach(node -> a.suffer(node, Mishap.REQUEST_LOST));
        long before = world.get().nanos();

        Lease lease = ExclusionContract.acquired(a);

        assertThat(world.get().nanos() - before).isLessThan(2 * timeout.toNanos());
        assertThat(lease.validUntil().orElseThrow() - world.get().nanos())
                .isGreaterThan(TTL.minus(DRIFT).minus(timeout.multipliedBy(2)).toNanos());
    }

    @Test
    void aMajorityThatComesTooLateIsRefusedAndGivenBack() {
        TestClient a = client("redlock", TIMEOUT.dividedBy(2));
        a.suffer(4, Mishap.REQUEST_LOST);

        assertThat(a.acquire()).isEqualTo(new Acquisition.Refused("granted by a majority, but too late"));
        assertThat(world.get().scripts()).containsOnly(1L);
    }

    @Test
    void aFailedAttemptIsGivenBackOnAllNodesWhateverTheySaid() {
        TestWorld nodes = world.get();
        nodes.put(1, KEY, "another");
        TestClient a = client("redlock", TTL);
        a.suffer(2, Mishap.UNREACHABLE);
        a.suffer(3, Mishap.REPLY_LOST);
        a.suffer(4, Mishap.REQUEST_LOST);

        ExclusionContract.refused(a);

        assertThat(nodes.scripts()).containsOnly(1L);
        assertThat(nodes.value(1, KEY)).contains("another");
        IntStream.of(0, 2, 3, 4)
                .forEach(node -> assertThat(nodes.value(node, KEY)).isEmpty());
    }

    @Test
    void aReleaseReachesAllNodesAlsoThoseThatFailedOrTimedOut() {
        TestWorld nodes = world.get();
        TestClient a = client("redlock", TTL);
        a.suffer(3, Mishap.REPLY_LOST);
        a.suffer(4, Mishap.UNREACHABLE);
        Lease lease = ExclusionContract.acquired(a);
        assertThat(nodes.value(3, KEY)).contains(lease.token());

        assertThat(a.release(lease)).isEqualTo(Released.RELEASED);

        assertThat(nodes.scripts()).containsOnly(1L);
        assertThat(nodes.value(3, KEY)).isEmpty();
    }

    @Test
    void withoutReleaseAMinorityThatWasWonStays() {
        TestClient a = client("redlock-without-release", TTL);
        IntStream.of(1, 2, 3).forEach(node -> a.suffer(node, Mishap.UNREACHABLE));

        ExclusionContract.refused(a);

        assertThat(world.get().scripts()).containsOnly(0L);
        assertThat(world.get().value(0, KEY)).isPresent();
        assertThat(world.get().value(4, KEY)).isPresent();
    }

    /** The exact milliseconds are seen where time goes by only when it is told to. */
    @ParameterizedTest
    @ValueSource(longs = {402, 407, 408, 500})
    void aGrantCountsAsSoonAsAnyValidityIsLeft(long ttlMillis) {
        TestClient a = client("redlock", Duration.ofMillis(ttlMillis));
        a.suffer(4, Mishap.REQUEST_LOST);
        long before = world.get().nanos();

        Acquisition acquisition = a.acquire();

        long elapsed = Duration.ofMillis(400).toNanos();
        long drift = Duration.ofMillis(ttlMillis).dividedBy(100).plusMillis(2).toNanos();
        long most = Duration.ofMillis(ttlMillis).toNanos() - elapsed - drift;
        if (acquisition instanceof Acquisition.Acquired acquired) {
            assertThat(most).isPositive();
            assertThat(acquired.lease().validUntil().orElseThrow()).isGreaterThanOrEqualTo(before + elapsed);
        } else {
            assertThat(acquisition).isEqualTo(new Acquisition.Refused("granted by a majority, but too late"));
            assertThat(world.get().nanos() - before).isGreaterThanOrEqualTo(elapsed);
        }
    }
}
