package dev.lockscope.lock.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.Durability;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Renewal;
import dev.lockscope.lock.contract.TestClient;
import dev.lockscope.lock.contract.WorldOfTest;
import dev.lockscope.lock.contract.Worlds;
import dev.lockscope.lock.port.LeaseState;
import dev.lockscope.lock.port.RetryPolicy;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** How long the flawed extension leaves its client in the belief, in every world. */
@ParameterizedClass
@EnumSource(Worlds.class)
@Timeout(60)
class LateAbortExtensionTest {

    private static final String TOKEN = "ours";

    @RegisterExtension
    final WorldOfTest world;

    LateAbortExtensionTest(Worlds kind) {
        this.world = kind.withNodes(5);
    }

    /** Eleven attempts 200 ms apart, begun 500 ms before the end: 1.5 s too late at least. */
    @Test
    void theSignalComesLongAfterTheLeaseHasEnded() {
        LockSettings lock = new LockSettings(
                "lock:account",
                Duration.ofSeconds(2),
                Duration.ofMillis(500),
                RetryPolicy.once(),
                new Renewal(Duration.ofMillis(100), Renewal.NO_LIMIT),
                Durability.NONE);
        TestClient a = world.get().client("A", "redlock-using-late-abort", lock);
        world.get().put(0, "lock:account", TOKEN);

        LeaseState lease = a.does(ports -> {
            ports.surroundings()
                    .leaseUntil(
                            TOKEN,
                            ports.surroundings().now() + Duration.ofMillis(600).toNanos());
            new LateAbortExtension(lock, TOKEN).run(ports);
            return ports.surroundings().lease();
        });

        assertThat(lease.lost()).isTrue();
        assertThat(world.get().nanos() - lease.validUntil())
                .isGreaterThanOrEqualTo(Duration.ofMillis(1_500).toNanos());
        assertThat(world.get().scripts()).containsOnly(11L);
    }
}
