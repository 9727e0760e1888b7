package dev.lockscope.redis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.Persistence;
import dev.lockscope.scenario.Topology.Guarded;
import dev.lockscope.scenario.Topology.Replication;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class OwnAddressesTest {

    private static final Guarded TOPOLOGY = new Guarded(
            "n1",
            List.of("n2", "n3", "n4"),
            List.of("s1", "s2", "s3"),
            Duration.ofSeconds(1),
            Replication.UNCHECKED,
            Persistence.NOTHING);

    private final OwnAddresses addresses = OwnAddresses.of(TOPOLOGY);

    @Test
    void everybodyHasAnAddressThatNobodyElseHas() {
        assertThat(Stream.concat(TOPOLOGY.nodes().stream(), TOPOLOGY.sentinels().stream())
                        .map(addresses::of))
                .doesNotHaveDuplicates()
                .allMatch(address -> address.isLoopbackAddress() && address.getAddress()[3] != 1);
    }

    @Test
    void eachVersionIsToldInItsOwnWay() {
        assertThat(addresses.directive("s1", "6.2.11")).isEqualTo("bind 127.0.0.21 127.0.0.1");
        assertThat(addresses.directive("s1", "7.0.15")).isEqualTo("bind-source-addr 127.0.0.21");
        assertThat(addresses.directive("n2", "10.0.0")).isEqualTo("bind-source-addr 127.0.0.12");
    }
}
