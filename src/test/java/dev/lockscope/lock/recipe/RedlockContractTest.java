package dev.lockscope.lock.recipe;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.lock.contract.ExclusionContract;
import dev.lockscope.lock.contract.OwnedReleaseContract;
import dev.lockscope.lock.contract.OwnedReleaseRung;
import dev.lockscope.lock.contract.TestWorld;
import dev.lockscope.lock.contract.WorldOfTest;
import dev.lockscope.lock.contract.Worlds;
import java.time.Duration;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Redlock and its kin on five nodes, in every world; a mishap happens to a command on each of the nodes. */
@ParameterizedClass
@EnumSource(Worlds.class)
@Timeout(60)
class RedlockContractTest {

    @RegisterExtension
    final WorldOfTest world;

    RedlockContractTest(Worlds kind) {
        this.world = kind.withNodes(5);
    }

    private abstract class OnFiveNodes implements ExclusionContract {

        private final String recipe;

        OnFiveNodes(String recipe) {
            this.recipe = recipe;
        }

        @Override
        public TestWorld world() {
            return world.get();
        }

        @Override
        public String recipe() {
            return recipe;
        }

        /** A grant that comes too late is none, so this has to outlast a stall of the machine. */
        @Override
        public Duration brief() {
            return Duration.ofMillis(500);
        }

        @Override
        public Duration drift(Duration ttl) {
            return ttl.dividedBy(100).plusMillis(2);
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
    class UsingWithLateAbort extends OnFiveNodes implements OwnedReleaseContract {
        UsingWithLateAbort() {
            super("redlock-using-late-abort");
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
