package dev.lockscope.lock.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.lock.Lease;
import dev.lockscope.lock.contract.ExclusionContract;
import dev.lockscope.lock.contract.ModelTestWorld;
import dev.lockscope.lock.contract.OwnedReleaseContract;
import dev.lockscope.lock.contract.OwnedReleaseRung;
import dev.lockscope.lock.contract.TestClient;
import dev.lockscope.lock.contract.TestWorld;
import java.time.Duration;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Redlock on five nodes of the model; a mishap happens to the next command on each of them. */
@Timeout(60)
class RedlockContractTest {

    private abstract static class OnFiveNodes implements ExclusionContract {

        private final TestWorld world = new ModelTestWorld(5);
        private final String recipe;

        OnFiveNodes(String recipe) {
            this.recipe = recipe;
        }

        @Override
        public TestWorld world() {
            return world;
        }

        @Override
        public String recipe() {
            return recipe;
        }

        /** Redlock's belief ends earlier, by the drift. */
        @Test
        @Override
        public void theBeliefCountsFromBeforeTheRequestWasSent() {
            TestClient a = client("A", LONG);
            long before = world().nanos();
            Lease lease = ExclusionContract.acquired(a);

            Duration drift = LONG.dividedBy(100).plusMillis(2);
            assertThat(lease.validUntil()).hasValue(before + LONG.minus(drift).toNanos());
        }
    }

    @Nested
    class Parallel extends OnFiveNodes implements OwnedReleaseContract {
        Parallel() {
            super("redlock");
        }
    }

    @Nested
    class Sequential extends OnFiveNodes implements OwnedReleaseContract {
        Sequential() {
            super("redlock-sequential");
        }
    }

    @Nested
    class Using extends OnFiveNodes implements OwnedReleaseContract {
        Using() {
            super("redlock-using");
        }
    }

    @Nested
    class WithoutRelease extends OnFiveNodes {
        WithoutRelease() {
            super("redlock-without-release");
        }

        @Test
        void failsTheNextRungByKeepingWhatItMayHaveWon() {
            assertThatThrownBy(new OwnedReleaseRung(world(), recipe())::aGrantWhoseAnswerGotLostIsTakenBack)
                    .isInstanceOf(AssertionError.class)
                    .hasMessageContaining("the lock that nobody knows of");
        }
    }
}
