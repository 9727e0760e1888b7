package dev.lockscope.lock.recipe;

import dev.lockscope.lock.contract.FencedContract;
import dev.lockscope.lock.contract.ModelTestWorld;
import dev.lockscope.lock.contract.RealRedis;
import dev.lockscope.lock.contract.TestWorld;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

@Timeout(60)
class SetNxPxFencedTest {

    private interface Contract extends FencedContract {

        @Override
        default String recipe() {
            return "set-nx-px-fenced";
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
