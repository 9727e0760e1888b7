package dev.lockscope.lock.recipe;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.lock.contract.ExclusionContract;
import dev.lockscope.lock.contract.OwnedReleaseRung;
import dev.lockscope.lock.contract.TestWorld;
import dev.lockscope.lock.contract.WorldOfTest;
import dev.lockscope.lock.contract.Worlds;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The recipes for one node that keep the first rung alone, and how they fall from the next, in every world. */
@ParameterizedClass
@EnumSource(Worlds.class)
@Timeout(60)
class ExclusionTest {

    @RegisterExtension
    final WorldOfTest world;

    ExclusionTest(Worlds kind) {
        this.world = kind.withNodes(1);
    }

    /** It forgets the token of a SET whose answer did not come. */
    private interface Forgetful extends ExclusionContract {

        @Test
        default void failsTheNextRungByLeavingALockThatNobodyKnowsOf() {
            assertThatThrownBy(new OwnedReleaseRung(world(), recipe())::aGrantWhoseAnswerGotLostIsTakenBack)
                    .isInstanceOf(AssertionError.class)
                    .hasMessageContaining("the lock that nobody knows of");
        }
    }

    @Nested
    class SetNxPx implements Forgetful {

        @Override
        public TestWorld world() {
            return world.get();
        }

        @Override
        public String recipe() {
            return "set-nx-px";
        }

        /** Its DEL does not look whose lock it deletes. */
        @Test
        void failsTheNextRungByDeletingTheNewHoldersLock() {
            assertThatThrownBy(new OwnedReleaseRung(world(), recipe())::releaseAfterExpiryLeavesTheNewHolder)
                    .isInstanceOf(AssertionError.class)
                    .hasMessageContaining("the new holder's lock after the old holder's release");
        }
    }

    @Nested
    class SetnxThenExpire implements Forgetful {

        @Override
        public TestWorld world() {
            return world.get();
        }

        @Override
        public String recipe() {
            return "setnx-then-expire";
        }
    }
}
