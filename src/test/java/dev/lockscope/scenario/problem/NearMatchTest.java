package dev.lockscope.scenario.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearMatchTest {

    @Test
    void countsEdits() {
        assertThat(NearMatch.distance("", "abc")).isEqualTo(3);
        assertThat(NearMatch.distance("kitten", "sitting")).isEqualTo(3);
        assertThat(NearMatch.distance("release", "release")).isZero();
    }

    @Test
    void twoNeighboursSwappedAreOneEdit() {
        assertThat(NearMatch.distance("raed", "read")).isEqualTo(1);
        assertThat(NearMatch.distance("ca", "abc")).isEqualTo(3);
    }

    @Test
    void takesTheNearest() {
        assertThat(NearMatch.of("set_nx_px", List.of("set-nx-px-safe", "set-nx-px")))
                .contains("set-nx-px");
        assertThat(NearMatch.of("aquire", List.of("acquire", "read"))).contains("acquire");
    }

    @Test
    void ofEquallyNearTheFirst() {
        assertThat(NearMatch.of("rear", List.of("read", "real"))).contains("read");
    }

    @Test
    void caseDoesNotCount() {
        assertThat(NearMatch.of("REDIS", List.of("redis"))).contains("redis");
        assertThat(NearMatch.of("a", List.of("B", "A"))).contains("A");
    }

    @Test
    void whatIsFarOffIsNotMeant() {
        assertThat(NearMatch.of("host", List.of("id", "title", "lock"))).isEmpty();
        assertThat(NearMatch.of("C", List.of("A", "B"))).isEmpty();
        assertThat(NearMatch.of("x".repeat(1_000_000), List.of("read"))).isEmpty();
    }
}
