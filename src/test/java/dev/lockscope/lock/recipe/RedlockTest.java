package dev.lockscope.lock.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.contract.ExclusionContract;
import dev.lockscope.lock.contract.Mishap;
import dev.lockscope.lock.contract.ModelTestWorld;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.script.Scripts;
import dev.lockscope.model.Flight;
import dev.lockscope.model.Flight.Load;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The facts that Redlock's safety rests on, on the model. */
@Timeout(60)
class RedlockTest {

    private static final String KEY = "lock:account";
    private static final Duration TTL = Duration.ofSeconds(10);
    private static final Duration TIMEOUT = Duration.ofMillis(50);

    private static ModelTestWorld.Client client(ModelTestWorld world, String recipe, Duration ttl) {
        return world.client("A", recipe, new LockSettings(KEY, ttl, TIMEOUT, RetryPolicy.once()));
    }

    @ParameterizedTest
    @CsvSource({"3, 1", "5, 2", "7, 3"})
    void aMinorityOfSilentNodesDoesNotHinderIt(int nodes, int silent) {
        ModelTestWorld world = new ModelTestWorld(nodes);
        ModelTestWorld.Client a = client(world, "redlock", TTL);
        for (int node = 0; node < silent; node++) {
            a.suffer(node, Mishap.REQUEST_LOST);
        }

        ExclusionContract.acquired(a);
    }

    @ParameterizedTest
    @CsvSource({"3, 2", "5, 3", "7, 4"})
    void aMajorityOfSilentNodesIsNoLock(int nodes, int silent) {
        ModelTestWorld world = new ModelTestWorld(nodes);
        ModelTestWorld.Client a = client(world, "redlock", TTL);
        for (int node = 0; node < silent; node++) {
            a.suffer(node, Mishap.REPLY_LOST);
        }

        assertThat(a.acquire())
                .isEqualTo(new Acquisition.Refused((nodes - silent) + " of " + nodes + " nodes granted it"));
    }

    /** The belief's end is fixed by when the attempt began; what is left of it then is what the waiting left. */
    @ParameterizedTest
    @ValueSource(strings = {"redlock", "redlock-sequential"})
    void theValidityIsTheTtlWithoutTheTimeThatItTookAndTheDrift(String recipe) {
        ModelTestWorld world = new ModelTestWorld(5);
        ModelTestWorld.Client a = client(world, recipe, TTL);
        a.suffer(0, Mishap.REQUEST_LOST);
        a.suffer(1, Mishap.REQUEST_LOST);
        long began = world.nanos();

        Lease lease = ExclusionContract.acquired(a);

        Duration elapsed = TIMEOUT.multipliedBy(recipe.equals("redlock") ? 1 : 2);
        assertThat(world.nanos() - began).isEqualTo(elapsed.toNanos());
        Duration drift = Duration.ofMillis(100 + 2);
        assertThat(lease.validUntil().orElseThrow() - world.nanos())
                .isEqualTo(TTL.minus(elapsed).minus(drift).toNanos());
    }

    @ParameterizedTest
    @CsvSource({"52, false", "53, true"})
    void itIsRefusedWhereNoValidityIsLeft(long ttlMillis, boolean acquired) {
        ModelTestWorld world = new ModelTestWorld(5);
        // 50 ms are spent on the silent node, 2.52 or 2.53 ms on the drift.
        ModelTestWorld.Client a = client(world, "redlock", Duration.ofMillis(ttlMillis));
        a.suffer(4, Mishap.REQUEST_LOST);

        Acquisition acquisition = a.acquire();

        assertThat(acquisition instanceof Acquisition.Acquired).isEqualTo(acquired);
        if (!acquired) {
            assertThat(acquisition).isEqualTo(new Acquisition.Refused("granted by a majority, but too late"));
        }
    }

    @Test
    void aFailedAttemptIsGivenBackOnAllNodesWhateverTheySaid() {
        ModelTestWorld world = new ModelTestWorld(5);
        world.byAnotherHand(1, new Command.SetIfAbsent(KEY, "other", Optional.empty()));
        ModelTestWorld.Client a = client(world, "redlock", TTL);
        a.suffer(2, Mishap.UNREACHABLE);
        a.suffer(3, Mishap.REPLY_LOST);
        a.suffer(4, Mishap.REQUEST_LOST);

        ExclusionContract.refused(a);

        assertThat(released(world)).containsExactly(0, 1, 2, 3, 4);
        assertThat(world.value(0, KEY)).isEmpty();
        assertThat(world.value(1, KEY)).contains("other");
        assertThat(world.value(3, KEY)).isEmpty();
    }

    @Test
    void aReleaseReachesAllNodesAlsoThoseThatDidNotGrant() {
        ModelTestWorld world = new ModelTestWorld(5);
        ModelTestWorld.Client a = client(world, "redlock", TTL);
        a.suffer(3, Mishap.REPLY_LOST);
        a.suffer(4, Mishap.UNREACHABLE);
        Lease lease = ExclusionContract.acquired(a);

        a.release(lease);

        assertThat(released(world)).containsExactly(0, 1, 2, 3, 4);
        assertThat(world.value(3, KEY)).isEmpty();
    }

    @Test
    void withoutReleaseAMinorityThatWasWonStays() {
        ModelTestWorld world = new ModelTestWorld(3);
        ModelTestWorld.Client a = client(world, "redlock-without-release", TTL);
        a.suffer(1, Mishap.UNREACHABLE);
        a.suffer(2, Mishap.UNREACHABLE);

        ExclusionContract.refused(a);

        assertThat(released(world)).isEmpty();
        assertThat(world.value(0, KEY)).isPresent();
    }

    /** The nodes to which a release was sent. */
    private static List<Integer> released(ModelTestWorld world) {
        return world.requests().stream()
                .filter(flight -> flight.load() instanceof Load.Send send
                        && send.command() instanceof Command.RunScript run
                        && run.script().equals(Scripts.RELEASE_IF_OWNER))
                .map(Flight::node)
                .toList();
    }
}
