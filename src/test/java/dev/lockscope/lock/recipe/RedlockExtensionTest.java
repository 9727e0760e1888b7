package dev.lockscope.lock.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.Durability;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Renewal;
import dev.lockscope.lock.contract.Mishap;
import dev.lockscope.lock.contract.TestClient;
import dev.lockscope.lock.contract.WorldOfTest;
import dev.lockscope.lock.contract.Worlds;
import dev.lockscope.lock.port.LeaseState;
import dev.lockscope.lock.port.RetryPolicy;
import java.time.Duration;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** How Redlock's lease is extended, on five nodes in every world. */
@ParameterizedClass
@EnumSource(Worlds.class)
@Timeout(60)
class RedlockExtensionTest {

    private static final String KEY = "lock:account";
    private static final String TOKEN = "ours";
    private static final Duration TTL = Duration.ofSeconds(60);
    private static final Duration TIMEOUT = Duration.ofMillis(300);
    private static final Duration EVERY = Duration.ofMillis(20);

    @RegisterExtension
    final WorldOfTest world;

    private @Nullable TestClient client;

    RedlockExtensionTest(Worlds kind) {
        this.world = kind.withNodes(5);
    }

    private static LockSettings lock(Duration ttl, int atMost) {
        return new LockSettings(KEY, ttl, TIMEOUT, RetryPolicy.once(), new Renewal(EVERY, atMost), Durability.NONE);
    }

    private TestClient client() {
        if (client == null) {
            client = world.get().client("A", "redlock", lock(TTL, 1));
        }
        return client;
    }

    /** Our token is on these nodes, and we believe in it for a while; then it is extended until that is over. */
    private LeaseState extended(LockSettings lock, Duration left, int... nodes) {
        IntStream.of(nodes).forEach(node -> world.get().put(node, KEY, TOKEN));
        return client().does(ports -> {
            ports.surroundings().leaseUntil(TOKEN, ports.surroundings().now() + left.toNanos());
            new RedlockExtension(lock, TOKEN).run(ports);
            return ports.surroundings().lease();
        });
    }

    @Test
    void aMajorityExtendsItAndItHasALimit() {
        long before = world.get().nanos();

        LeaseState lease = extended(lock(TTL, 2), TTL.dividedBy(2), 1, 2, 4);

        assertThat(lease.cause()).isEqualTo("extended 2 times, which is the limit");
        assertThat(lease.validUntil()).isGreaterThan(before + TTL.dividedBy(2).toNanos());
        assertThat(world.get().scripts()).containsOnly(2L);
        assertThat(world.get().value(1, KEY)).contains(TOKEN);
    }

    @Test
    void aMinorityDoesNotExtendItAndNeverBringsALostKeyBack() {
        LeaseState lease = extended(lock(TTL, 1_000), Duration.ofMillis(200), 1, 4);

        assertThat(lease.lost()).isTrue();
        assertThat(lease.cause()).isEqualTo("no majority extended it before it ran out");
        assertThat(world.get().value(0, KEY)).isEmpty();
    }

    @Test
    void whatHasRunOutIsNotExtended() {
        LeaseState lease = extended(lock(TTL, 1_000), Duration.ZERO, 0, 1, 2, 3, 4);

        assertThat(lease.lost()).isTrue();
        assertThat(world.get().scripts()).containsOnly(0L);
    }

    @Test
    void anExtensionThatComesTooLateIsNone() {
        Duration ttl = TIMEOUT.dividedBy(2);
        client().suffer(3, Mishap.REQUEST_LOST);

        LeaseState lease = extended(lock(ttl, 1_000), ttl, 0, 1, 2, 3, 4);

        assertThat(lease.lost()).isTrue();
        assertThat(lease.cause()).isEqualTo("no majority extended it before it ran out");
        assertThat(world.get().scripts(0)).isEqualTo(1);
    }

    /** An alarm of its own, so that no extension under way can hold it up. */
    @Test
    void theAlarmIsRaisedWhenTheTimeIsUp() {
        LeaseState lease = client().does(ports -> {
            long until = ports.surroundings().now() + EVERY.toNanos();
            ports.surroundings().leaseUntil(TOKEN, until);
            new LeaseAlarm(TOKEN).run(ports);
            return ports.surroundings().lease();
        });

        assertThat(lease.lost()).isTrue();
        assertThat(lease.cause()).isEqualTo("its time was up");
        assertThat(world.get().nanos()).isGreaterThanOrEqualTo(lease.validUntil());
    }
}
