package dev.lockscope.lock.recipe;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.lock.contract.ExclusionContract;
import dev.lockscope.lock.contract.ModelTestWorld;
import dev.lockscope.lock.contract.OwnedReleaseContract;
import dev.lockscope.lock.contract.OwnedReleaseRung;
import dev.lockscope.lock.contract.RealRedis;
import dev.lockscope.lock.contract.TestWorld;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

@Timeout(60)
class SetNxPxTest {

    private static final String RECIPE = "set-nx-px";

    /** The rung that it keeps, and how it falls from the next. */
    private interface Contract extends ExclusionContract {

        @Override
        default String recipe() {
            return RECIPE;
        }

        private OwnedReleaseContract nextRung() {
            return new OwnedReleaseRung(world(), RECIPE);
        }

        /** Its DEL does not look whose lock it deletes. */
        @Test
        default void failsTheNextRungByDeletingTheNewHoldersLock() {
            assertThatThrownBy(nextRung()::releaseAfterExpiryLeavesTheNewHolder)
                    .isInstanceOf(AssertionError.class)
                    .hasMessageContaining("the new holder's lock after the old holder's release");
        }

        /** It forgets the token of a SET whose answer did not come. */
        @Test
        default void failsTheNextRungByLeavingALockThatNobodyKnowsOf() {
            assertThatThrownBy(nextRung()::aGrantWhoseAnswerGotLostIsTakenBack)
                    .isInstanceOf(AssertionError.class)
                    .hasMessageContaining("the lock that nobody knows of");
        }
    }

    @Nested
    class OnTheModel implements Contract {

        private final TestWorld world = new ModelTestWorld();

        @Override
        public TestWorld world() {
            return world;
        }
    }

    @Nested
    class OnRedis implements Contract {

        @RegisterExtension
        final RealRedis redis = new RealRedis();

        @Override
        public TestWorld world() {
            return redis.world();
        }
    }
}
