package dev.lockscope.lock.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.contract.ExclusionContract;
import dev.lockscope.lock.contract.FencedContract;
import dev.lockscope.lock.contract.Mishap;
import dev.lockscope.lock.contract.TestClient;
import dev.lockscope.lock.contract.WorldOfTest;
import dev.lockscope.lock.contract.Worlds;
import dev.lockscope.lock.port.RetryPolicy;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the recipe that mints by a second command does around that command, in every world. */
@ParameterizedClass
@EnumSource(Worlds.class)
@Timeout(60)
class SeparateIncrTest {

    private static final String KEY = ExclusionContract.KEY;

    @RegisterExtension
    final WorldOfTest world;

    SeparateIncrTest(Worlds kind) {
        this.world = kind.withNodes(1);
    }

    private TestClient client(String name) {
        LockSettings lock = new LockSettings(KEY, ExclusionContract.LONG, Duration.ofMillis(50), RetryPolicy.once());
        return world.get().client(name, "separate-incr", lock);
    }

    @Test
    void withoutADelayItsTokensGrowWithEachGrant() {
        TestClient a = client("A");
        assertThat(FencedContract.fence(ExclusionContract.acquired(a))).isEqualTo(1);
        world.get().delete(KEY);

        assertThat(FencedContract.fence(ExclusionContract.acquired(client("B"))))
                .isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource(Mishap.class)
    void aLockWhoseTokenDoesNotComeIsGivenBack(Mishap mishap) {
        TestClient a = client("A");
        a.suffer(0, mishap, 1);

        ExclusionContract.refused(a);

        assertThat(world.get().value(KEY)).isEmpty();
    }

    @Test
    void aCounterThatIsNoNumberIsNoLockAndLeavesNone() {
        world.get().put(FencedContract.COUNTER, "not a number");

        ExclusionContract.refused(client("A"));

        assertThat(world.get().value(KEY)).isEmpty();
    }
}
