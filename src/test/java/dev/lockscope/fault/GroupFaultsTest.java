package dev.lockscope.fault;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.trace.LinkFact.Direction;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Faults of many links at once. */
class GroupFaultsTest {

    private final SharedHolds holds = new SharedHolds();
    private final MemoryLink first = new MemoryLink();
    private final MemoryLink second = new MemoryLink();
    private final List<String> arrived = new ArrayList<>();

    @Test
    void aPartitionKeepsWhatCrossesItUntilItIsHealed() {
        Partition partition = new Partition("A n1", holds, Map.of("A-n2", first, "n2-n1", second));
        partition.begin(7);
        first.carry(Direction.THERE, () -> arrived.add("SET"));
        second.carry(Direction.BACK, () -> arrived.add("stream"));
        assertThat(arrived).isEmpty();
        assertThat(partition.end(9)).isEqualTo(new Fault.Report(2, Effect.MESSAGES_WAITED));
        assertThat(arrived).containsExactlyInAnyOrder("SET", "stream");
        first.carry(Direction.THERE, () -> arrived.add("GET"));
        assertThat(arrived).endsWith("GET");
        assertThat(first.causes()).containsExactly(7L, 9L);
    }

    @Test
    void aStalledNodeTakesNothingInAndAnswersNothing() {
        NodeStall stall = new NodeStall("n1", holds, Map.of("A-n1", first));
        stall.begin(7);
        first.carry(Direction.THERE, () -> arrived.add("SET"));
        first.carry(Direction.BACK, () -> arrived.add("OK"));
        assertThat(arrived).isEmpty();
        assertThat(stall.end(9)).isEqualTo(new Fault.Report(2, Effect.MESSAGES_WAITED));
        assertThat(arrived).containsExactly("SET", "OK");
    }

    @Test
    void aLinkThatTwoFaultsHoldOpensWhenTheLastEnds() {
        Partition partition = new Partition("A", holds, Map.of("A-n1", first, "A-n2", second));
        NodeStall stall = new NodeStall("n1", holds, Map.of("A-n1", first));
        partition.begin(1);
        stall.begin(2);
        first.carry(Direction.THERE, () -> arrived.add("SET"));
        assertThat(partition.end(3)).isEqualTo(new Fault.Report(0, Effect.MESSAGES_WAITED));
        assertThat(holds.holds("A-n1")).isTrue();
        assertThat(holds.holds("A-n2")).isFalse();
        assertThat(arrived).isEmpty();
        assertThat(stall.end(4)).isEqualTo(new Fault.Report(1, Effect.MESSAGES_WAITED));
        assertThat(arrived).containsExactly("SET");
        assertThat(first.causes()).containsExactly(1L, 4L);
    }
}
