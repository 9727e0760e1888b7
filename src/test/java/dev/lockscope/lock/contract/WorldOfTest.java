package dev.lockscope.lock.contract;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Opens a fresh world for a test, and closes it after it. */
public final class WorldOfTest implements BeforeEachCallback, AfterEachCallback {

    private final Optional<RealRedis> redis;
    private final int count;
    private @Nullable TestWorld world;

    WorldOfTest(Optional<RealRedis> redis, int count) {
        this.redis = redis;
        this.count = count;
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        redis.ifPresent(real -> real.beforeEach(context));
        world = redis.<TestWorld>map(RealRedis::world).orElseGet(() -> new ModelTestWorld(count));
    }

    @Override
    public void afterEach(ExtensionContext context) {
        redis.ifPresent(real -> real.afterEach(context));
    }

    /** The world of the test that runs. */
    public TestWorld get() {
        return Objects.requireNonNull(world);
    }
}
