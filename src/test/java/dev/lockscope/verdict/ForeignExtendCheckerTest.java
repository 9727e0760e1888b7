package dev.lockscope.verdict;

import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.testkit.History;
import org.junit.jupiter.api.Test;

class ForeignExtendCheckerTest {

    private static final long MS = 1_000_000;

    @Test
    void anUncheckedWatchdogCutsTheNextHoldersLease() {
        History history = history()
                .acquires("A", 0, "tA", 1000L)
                .deletes(null, 500, "tA")
                .acquires("B", 600, "tB", 8000L)
                .extendedBy("A", 700, 1700)
                .extendedBy("A", 1000, 2000)
                .releases("B", 1500, "tB")
                .leaves("A", 1600);

        Finding found = Findings.only(FindingId.FOREIGN_EXTEND, history);
        assertThat(found.severity()).isEqualTo(Severity.DANGER);
        assertThat(found.facts())
                .containsEntry("by", "A")
                .containsEntry("owner", "B")
                .containsEntry("before", 8600 * MS)
                .containsEntry("after", 1700 * MS)
                .containsEntry("change", "shorter")
                .containsEntry("times", 2L);
        assertThat(VerdictText.in("en").story(found))
                .isEqualTo(
                        "B took lock:account at 0.600 s. A moved its expiry at 0.700 s from 8.600 s to 1.700 s. It ends "
                                + "earlier now, and nobody told the holder. It happened 2 times. A got an answer that looked like "
                                + "success, so it did not notice that its own lock was gone.");
        assertThat(VerdictText.in("nb").story(found)).contains("A flyttet utløpstiden etter 0,700 s fra 8,600 s");
    }

    @Test
    void theHoldersOwnRenewalIsNone() {
        none(history().acquires("A", 0, "tA", 1000L).extendedBy("A", 300, 1300).releases("A", 1200, "tA"));
    }

    @Test
    void aMoveThatNoClientMadeIsNone() {
        none(history().acquires("A", 0, "tA", 1000L).extended(300, 1300).releases("A", 1200, "tA"));
    }

    private static void none(History history) {
        assertThat(Findings.ids(history)).doesNotContain(FindingId.FOREIGN_EXTEND);
    }
}
