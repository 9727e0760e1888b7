package dev.lockscope.lock.recipe;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.lock.contract.ExclusionContract;
import dev.lockscope.lock.contract.ModelTestWorld;
import dev.lockscope.lock.contract.OwnedReleaseContract;
import dev.lockscope.lock.contract.OwnedReleaseRung;
import dev.lockscope.lock.contract.TestWorld;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Which rung the recipes for one node keep on the model. */
@Timeout(60)
class OwnedReleaseOnTheModelTest {

    private abstract static class OnTheModel implements ExclusionContract {

        private final TestWorld world = new ModelTestWorld();
        private final String recipe;

        OnTheModel(String recipe) {
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
    }

    @Nested
    class Timed extends OnTheModel implements OwnedReleaseContract {
        Timed() {
            super("set-nx-px-timed");
        }
    }

    @Nested
    class Watched extends OnTheModel implements OwnedReleaseContract {
        Watched() {
            super("set-nx-px-watched");
        }
    }

    /** Its flaw is the watchdog's, which no sequence of calls shows; see {@code WatchdogOnTheModelTest}. */
    @Nested
    class WatchedUnchecked extends OnTheModel implements OwnedReleaseContract {
        WatchedUnchecked() {
            super("set-nx-px-watched-unchecked");
        }
    }

    @Nested
    class Waited extends OnTheModel implements OwnedReleaseContract {
        Waited() {
            super("set-then-wait");
        }
    }

    /** Its flaw lies between its two commands, where no call of the contract gets; see {@code FlawsOnTheModelTest}. */
    @Nested
    class GetsThenDeletes extends OnTheModel implements OwnedReleaseContract {
        GetsThenDeletes() {
            super("get-then-del");
        }
    }

    @Nested
    class SetsThenExpires extends OnTheModel {
        SetsThenExpires() {
            super("setnx-then-expire");
        }

        @Test
        void failsTheNextRungByLeavingALockThatNobodyKnowsOf() {
            assertThatThrownBy(new OwnedReleaseRung(world(), recipe())::aGrantWhoseAnswerGotLostIsTakenBack)
                    .isInstanceOf(AssertionError.class)
                    .hasMessageContaining("the lock that nobody knows of");
        }
    }
}
