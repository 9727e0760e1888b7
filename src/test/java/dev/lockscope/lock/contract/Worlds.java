package dev.lockscope.lock.contract;

import dev.lockscope.redis.RedisBinary;
import java.util.Optional;

/** The worlds that every recipe has to do in. */
public enum Worlds {
    /** The model. */
    MODEL(Optional.empty()),
    /** The redis-server that comes with the program. */
    BUNDLED_REDIS(Optional.of(RedisBinary.BUNDLED)),
    /** The machine's own redis-server. */
    SYSTEM_REDIS(Optional.of(RedisBinary.SYSTEM));

    private final Optional<RedisBinary> binary;

    Worlds(Optional<RedisBinary> binary) {
        this.binary = binary;
    }

    /** A fresh world of that kind for each test; to be registered as an extension. */
    public WorldOfTest withNodes(int count) {
        return new WorldOfTest(binary.map(found -> new RealRedis(found, count)), count);
    }
}
