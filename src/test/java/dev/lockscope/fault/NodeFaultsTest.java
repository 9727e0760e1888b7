package dev.lockscope.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The faults of a node that are over as soon as they are done. */
class NodeFaultsTest {

    private static final Duration TTL = Duration.ofSeconds(3);

    private final MemoryNode node = new MemoryNode();

    @BeforeEach
    void fill() {
        node.keys.put("on-disk", TTL);
        node.keys.put("in-memory", TTL);
        node.file.put("on-disk", TTL);
    }

    @Test
    void aCrashEndsTheProcess() throws Exception {
        Fault crash = new NodeCrash("n1", node);
        assertThat(happens(crash)).isEqualTo(new Fault.Report(1, Effect.PROCESS_ENDED));
        assertThat(crash.kind() + " of " + crash.target()).isEqualTo("node-crash of n1");
        assertThat(node.isUp()).isFalse();
        assertThat(node.causes).containsExactly(7L);
    }

    @Test
    void whatIsDownCannotCrashAndNothingChanges() throws Exception {
        node.crash(1);
        assertThatThrownBy(() -> new NodeCrash("n1", node).begin(7))
                .isInstanceOf(FaultRefused.class)
                .hasMessage("it is down");
        assertThat(node.causes).containsExactly(1L);
    }

    @Test
    void aStopLosesNothing() throws Exception {
        assertThat(happens(new NodeStop("n1", node))).isEqualTo(new Fault.Report(1, Effect.PROCESS_ENDED));
        assertThat(node.restart(false, 8)).isEqualTo(2);
    }

    @Test
    void aLossOfPowerLosesWhatWasNotOnDisk() throws Exception {
        assertThat(happens(new PowerLoss("n1", node))).isEqualTo(new Fault.Report(1, Effect.COMMANDS_LOST));
        assertThat(happens(new NodeRestart("n1", node, false))).isEqualTo(new Fault.Report(1, Effect.KEYS_FOUND));
        assertThat(node.keys).containsOnlyKeys("on-disk");
    }

    @Test
    void anEmptyRestartFindsNothing() throws Exception {
        node.crash(1);
        assertThat(happens(new NodeRestart("n1", node, true))).isEqualTo(new Fault.Report(0, Effect.KEYS_FOUND));
        assertThat(node.isUp()).isTrue();
        assertThat(node.keys).isEmpty();
    }

    @Test
    void whatIsUpCannotRestart() {
        assertThatThrownBy(() -> new NodeRestart("n1", node, false).begin(7)).hasMessage("it is up");
    }

    @Test
    void aPromotionTellsWhatTheNewMasterLacks() throws Exception {
        assertThat(happens(new Promotion("n2", node))).isEqualTo(new Fault.Report(1, Effect.KEYS_LACKING));
        assertThat(node.isMaster()).isTrue();
        assertThatThrownBy(() -> new Promotion("n2", node).begin(8)).hasMessage("it is a master already");
    }

    @Test
    void aClockThatJumpsAheadTakesTimeFromEveryKey() throws Exception {
        assertThat(happens(new ClockJump("n1", node, Duration.ofSeconds(1))))
                .isEqualTo(new Fault.Report(2, Effect.EXPIRIES_MOVED));
        assertThat(node.keys).containsEntry("on-disk", Duration.ofSeconds(2));
        happens(new ClockJump("n1", node, Duration.ofSeconds(-5)));
        assertThat(node.keys).containsEntry("on-disk", Duration.ofSeconds(7));
    }

    @Test
    void anEvictionTellsHowManyKeysAreGone() throws Exception {
        assertThat(happens(new Eviction("n1", node))).isEqualTo(new Fault.Report(2, Effect.KEYS_EVICTED));
        assertThat(happens(new Eviction("n1", node))).isEqualTo(new Fault.Report(0, Effect.KEYS_EVICTED));
    }

    @Test
    void aFlushDeletesEverything() throws Exception {
        assertThat(happens(new Flush("n1", node))).isEqualTo(new Fault.Report(2, Effect.KEYS_DELETED));
        assertThat(node.keys).isEmpty();
    }

    @Test
    void aDeletionOfAKeyLeavesTheOthers() throws Exception {
        assertThat(happens(new KeyDeletion("n1", node, "on-disk"))).isEqualTo(new Fault.Report(1, Effect.KEYS_DELETED));
        assertThat(happens(new KeyDeletion("n1", node, "on-disk"))).isEqualTo(new Fault.Report(0, Effect.KEYS_DELETED));
        assertThat(node.keys).containsOnlyKeys("in-memory");
    }

    private static Fault.Report happens(Fault fault) throws FaultRefused {
        fault.begin(7);
        return fault.end(7);
    }
}
