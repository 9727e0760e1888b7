package dev.lockscope.lock.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.contract.ExclusionContract;
import dev.lockscope.lock.contract.RealRedis;
import dev.lockscope.lock.contract.TestClient;
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.redis.RedisBinary;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import redis.clients.jedis.Jedis;

/** A waiter and a holder at once, on real servers. */
@ParameterizedClass
@EnumSource(RedisBinary.class)
@Timeout(60)
class WakeUpOnRedisTest {

    private static final LockSettings LOCK =
            new LockSettings(ExclusionContract.KEY, ExclusionContract.LONG, Duration.ofSeconds(1), RetryPolicy.once());

    @RegisterExtension
    final RealRedis redis;

    WakeUpOnRedisTest(RedisBinary binary) {
        this.redis = new RealRedis(binary, 1);
    }

    /** Long before its own patience, which is a lease of a minute, is at an end. */
    @Test
    void aWaiterIsWokenByTheRelease() throws Exception {
        TestClient a = redis.world().client("A", "wake-up", LOCK);
        TestClient b = redis.world().client("B", "wake-up", LOCK);
        Lease lease = ExclusionContract.acquired(a);
        CompletableFuture<Acquisition> waiting = CompletableFuture.supplyAsync(b::acquire);
        awaitListener();

        a.release(lease);

        assertThat(waiting.get(30, TimeUnit.SECONDS)).isInstanceOf(Acquisition.Acquired.class);
    }

    private void awaitListener() {
        try (Jedis jedis = redis.connect()) {
            while (jedis.pubsubNumSub(LOCK.channel()).equals(Map.of(LOCK.channel(), 0L))) {
                Thread.onSpinWait();
            }
        }
    }
}
