package dev.lockscope.lock.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.contract.ExclusionContract;
import dev.lockscope.lock.contract.Mishap;
import dev.lockscope.lock.contract.TestClient;
import dev.lockscope.lock.contract.WorldOfTest;
import dev.lockscope.lock.contract.Worlds;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.RetryPolicy;
import java.time.Duration;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The recipes whose waiters are woken, in every world. A refusal takes as long as a lease here, so the contract of the
 * others does not fit; what happens between two clients at once is in {@code FlawsOnTheModelTest} and {@link
 * WakeUpOnRedisTest}.
 */
@ParameterizedClass(name = "{0} in {1}")
@MethodSource("recipesInWorlds")
@Timeout(60)
class WakeUpTest {

    private static final String KEY = ExclusionContract.KEY;
    private static final Duration LONG = ExclusionContract.LONG;
    private static final Duration BRIEF = Duration.ofMillis(300);

    private final String recipe;

    @RegisterExtension
    final WorldOfTest world;

    WakeUpTest(String recipe, Worlds kind) {
        this.recipe = recipe;
        this.world = kind.withNodes(1);
    }

    static Stream<Arguments> recipesInWorlds() {
        return Stream.of("wake-up", "wake-up-without-second-look")
                .flatMap(recipe -> Arrays.stream(Worlds.values()).map(kind -> Arguments.of(recipe, kind)));
    }

    private LockSettings lock(Duration ttl) {
        return new LockSettings(KEY, ttl, Duration.ofMillis(50), RetryPolicy.once());
    }

    private TestClient client(String name, Duration ttl) {
        return world.get().client(name, recipe, lock(ttl));
    }

    @Test
    void nobodyElseGetsALockThatIsHeld() {
        Lease lease = ExclusionContract.acquired(client("A", LONG));

        ExclusionContract.refused(client("B", BRIEF));

        assertThat(world.get().value(KEY)).contains(lease.token());
    }

    /** A holder that dies announces nothing, so nobody waits for longer than a lease lasts. */
    @Test
    void aLockThatExpiresWithoutAMessageIsTakenAfterALease() {
        ExclusionContract.acquired(client("A", BRIEF));

        Lease lease = ExclusionContract.acquired(client("B", BRIEF.multipliedBy(3)));

        assertThat(world.get().value(KEY)).contains(lease.token());
    }

    @Test
    void aReleaseIsHeardByThoseWhoListen() {
        TestClient a = client("A", LONG);
        TestClient b = client("B", LONG);
        NodeId node = b.does(ports -> ports.nodes().master());
        String channel = lock(LONG).channel();
        Lease lease = ExclusionContract.acquired(a);
        assertThat(b.<Boolean>does(ports -> ports.nodes().subscribe(node, channel, LONG)))
                .isTrue();

        assertThat(a.release(lease)).isEqualTo(Released.RELEASED);

        assertThat(b.<Boolean>does(ports -> ports.nodes().awaitMessage(node, channel, LONG)))
                .isTrue();
        assertThat(world.get().value(KEY)).isEmpty();
    }

    @Test
    void aReleaseOfAnothersLockDeletesAndAnnouncesNothing() {
        TestClient a = client("A", BRIEF);
        TestClient b = client("B", LONG);
        NodeId node = b.does(ports -> ports.nodes().master());
        String channel = lock(LONG).channel();
        Lease old = ExclusionContract.acquired(a);
        world.get().awaitGone(KEY);
        Lease current = ExclusionContract.acquired(b);
        b.does(ports -> ports.nodes().subscribe(node, channel, LONG));

        assertThat(a.release(old)).isEqualTo(Released.NOT_OURS);

        assertThat(b.<Boolean>does(ports -> ports.nodes().awaitMessage(node, channel, BRIEF)))
                .isFalse();
        assertThat(world.get().value(KEY)).contains(current.token());
    }

    @ParameterizedTest
    @EnumSource(Mishap.class)
    void aReleaseWithoutAnswerIsUnknown(Mishap mishap) {
        TestClient a = client("A", LONG);
        Lease lease = ExclusionContract.acquired(a);
        a.suffer(0, mishap);

        assertThat(a.release(lease)).isEqualTo(Released.UNKNOWN);
    }

    /** It tries again by itself, and is not kept out by what it may have stored the first time. */
    @Test
    void aGrantWhoseAnswerGotLostIsTakenBack() {
        TestClient a = client("A", BRIEF);
        a.suffer(0, Mishap.REPLY_LOST);

        Acquisition acquisition = a.acquire();

        assertThat(acquisition).isInstanceOf(Acquisition.Acquired.class);
        assertThat(world.get().value(KEY))
                .contains(((Acquisition.Acquired) acquisition).lease().token());
        assertThat(world.get().scripts(0)).isEqualTo(1);
    }
}
