package dev.lockscope.verdict;

import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.testkit.History;
import org.junit.jupiter.api.Test;

class WastedComputationCheckerTest {

    @Test
    void whoComputesWhatAnotherIsComputingWastesIt() {
        History history = history()
                .computes("A", 100, "report")
                .computes("B", 200, "report")
                .puts("A", 500, "report")
                .puts("B", 600, "report");

        Finding wasted = Findings.only(FindingId.WASTED_COMPUTATION, history);
        assertThat(wasted.facts())
                .containsEntry("times", 2L)
                .containsEntry("wasted", 1L)
                .containsEntry("first", "A")
                .containsEntry("second", "B")
                .doesNotContainKey("putAt");
        assertThat(wasted.evidence()).containsExactly(1L, 2L);
        assertThat(VerdictText.in("en").story(wasted)).endsWith("when another was still at it.");
        assertThat(VerdictText.in("nb").story(wasted)).endsWith("mens en annen fortsatt holdt på.");
    }

    @Test
    void whoComputesWhatIsThereWastesIt() {
        History history = history()
                .computes("A", 100, "report")
                .puts("A", 200, "report")
                .computes("B", 300, "report")
                .puts("B", 400, "report")
                .computes("A", 500, "report");

        Finding wasted = Findings.only(FindingId.WASTED_COMPUTATION, history);
        assertThat(wasted.facts()).containsEntry("times", 3L).containsEntry("wasted", 2L);
        assertThat(wasted.evidence()).containsExactly(1L, 2L, 3L, 5L);
        assertThat(VerdictText.in("en").story(wasted)).endsWith("when it was there already.");
    }

    @Test
    void whatACrashedClientDidNotFinishMayBeComputedAgain() {
        none(history().computes("A", 100, "report").crashes("A", 200).computes("B", 300, "report"));
    }

    @Test
    void differentEntriesAreDifferentWork() {
        none(history().computes("A", 100, "report").computes("B", 200, "list"));
    }

    private static void none(History history) {
        assertThat(Findings.of(FindingId.WASTED_COMPUTATION, history)).isEmpty();
    }
}
