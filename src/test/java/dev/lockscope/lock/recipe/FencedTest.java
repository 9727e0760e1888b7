package dev.lockscope.lock.recipe;

import dev.lockscope.lock.contract.FencedContract;
import dev.lockscope.lock.contract.TestWorld;
import dev.lockscope.lock.contract.WorldOfTest;
import dev.lockscope.lock.contract.Worlds;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The recipe that mints a fencing token with the grant, in every world. */
@ParameterizedClass
@EnumSource(Worlds.class)
@Timeout(60)
class FencedTest implements FencedContract {

    @RegisterExtension
    final WorldOfTest world;

    FencedTest(Worlds kind) {
        this.world = kind.withNodes(1);
    }

    @Override
    public TestWorld world() {
        return world.get();
    }

    @Override
    public String recipe() {
        return "set-nx-px-fenced";
    }
}
