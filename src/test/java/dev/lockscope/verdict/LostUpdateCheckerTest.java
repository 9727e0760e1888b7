package dev.lockscope.verdict;

import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.testkit.History;
import dev.lockscope.trace.ResourceFact.Fencing;
import org.junit.jupiter.api.Test;

class LostUpdateCheckerTest {

    @Test
    void aWriteFromAStaleReadingLosesTheChangeInBetween() {
        History history = history()
                .opens(1000, Fencing.NONE)
                .reads("A", 100, 1000)
                .reads("B", 200, 1000)
                .writes("B", 300, 1000, -100, 900)
                .writes("A", 400, 900, -50, 950);

        Finding lost = Findings.only(FindingId.LOST_UPDATE, history);
        assertThat(lost.facts())
                .containsEntry("first", 1000L)
                .containsEntry("last", 950L)
                .containsEntry("expected", 850L)
                .containsEntry("lost", 100L)
                .containsEntry("writer", "A")
                .containsEntry("seen", 1000L)
                .containsEntry("before", 900L)
                .containsEntry("other", "B");
        assertThat(lost.evidence()).containsExactly(2L, 5L, 7L);
        assertThat(lost.severity()).isEqualTo(Severity.HARM);
        assertThat(Judge.judge(history.build()).figures().moneyLost()).isEqualTo(100);
    }

    @Test
    void writesFromFreshReadingsLoseNothing() {
        none(history()
                .opens(1000, Fencing.NONE)
                .reads("A", 100, 1000)
                .writes("A", 200, 1000, -100, 900)
                .reads("B", 300, 900)
                .writes("B", 400, 900, 70, 970)
                .writes("B", 500, 970, -70, 900));
    }

    @Test
    void aRejectedWriteLosesNothing() {
        none(history()
                .opens(1000, Fencing.AT_LEAST)
                .reads("A", 100, 1000)
                .reads("B", 200, 1000)
                .writes("B", 300, 1000, -100, 900, 34L)
                .rejected("A", 400, 900, 33L, 34L));
    }

    @Test
    void twoLostChangesOfOppositeSignDoNotHideEachOther() {
        History history = history()
                .opens(1000, Fencing.NONE)
                .writes("B", 100, 1000, -100, 900)
                .writes("A", 200, 900, 50, 1050)
                .writes("B", 300, 1050, 100, 1150)
                .writes("A", 400, 1150, -50, 1000);

        Balance balance = Judge.judge(history.build()).figures().balances().get(0);
        assertThat(balance.last()).isEqualTo(balance.expected());
        assertThat(Findings.only(FindingId.LOST_UPDATE, history).facts())
                .containsEntry("lost", 200L)
                .containsEntry("times", 2L);
    }

    @Test
    void aRunWithoutWritesLosesNothing() {
        none(history().opens(1000, Fencing.NONE).reads("A", 100, 1000));
    }

    private static void none(History history) {
        assertThat(Findings.of(FindingId.LOST_UPDATE, history)).isEmpty();
    }
}
