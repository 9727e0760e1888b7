package dev.lockscope.verdict;

import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.testkit.History;
import dev.lockscope.trace.ResourceFact.Compare;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.Keys;
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

    @Test
    void aConflictLosesNothing() {
        none(history()
                .opens(10, Fencing.NONE, Compare.VERSION, Keys.NONE)
                .reads("A", 100, 10)
                .reads("B", 200, 10)
                .writes("B", 300, 10, -1, 9)
                .conflicts("A", 400, 9, 0, 1)
                .reads("A", 500, 9)
                .writes("A", 600, 9, -1, 8));
    }

    @Test
    void aComparisonOfValuesDoesNotSeeAValueThatHasComeBack() {
        History history = history()
                .opens(10, Fencing.NONE, Compare.VALUE, Keys.NONE)
                .reads("A", 100, 10)
                .reads("B", 200, 10)
                .writes("B", 300, 10, -1, 9)
                .writes("B", 400, 9, 1, 10)
                .writes("A", 500, 10, -1, 9);

        Finding fooled = Findings.only(FindingId.LOST_UPDATE, history);
        assertThat(fooled.facts())
                .containsEntry("hidden", 2L)
                .containsEntry("writer", "A")
                .containsEntry("seen", 10L)
                .containsEntry("last", 9L)
                .doesNotContainKeys("lost", "expected");
        assertThat(fooled.severity()).isEqualTo(Severity.DANGER);
        Verdict verdict = Judge.judge(history.build());
        assertThat(verdict.figures().moneyLost()).isZero();
        assertThat(VerdictText.in("en").headline(verdict)).isEqualTo("A write over 2 unseen changes");
        assertThat(VerdictText.in("en").story(fooled)).contains("2 changes").endsWith("ends at 9 kr.");
        assertThat(VerdictText.in("nb").summary(fooled)).contains("2 endringer");
    }

    @Test
    void aComparisonOfValuesWithoutChangesInBetweenIsFine() {
        none(history()
                .opens(10, Fencing.NONE, Compare.VALUE, Keys.NONE)
                .reads("A", 100, 10)
                .writes("A", 200, 10, -1, 9)
                .reads("B", 300, 9)
                .writes("B", 400, 9, 1, 10)
                .reads("A", 500, 10)
                .writes("A", 600, 10, -1, 9)
                .writes("A", 700, 9, -1, 8));
    }

    @Test
    void aChargeCannotLoseWhatItDidNotSeeButAWriteOverItCan() {
        History history = history()
                .opens(1000, Fencing.NONE)
                .reads("A", 100, 1000)
                .charges("B", 200, "42", 100, 1000, null)
                .writes("A", 300, 900, -50, 950);

        assertThat(Findings.only(FindingId.LOST_UPDATE, history).facts())
                .containsEntry("lost", 100L)
                .containsEntry("expected", 850L)
                .containsEntry("other", "B");
    }

    private static void none(History history) {
        assertThat(Findings.of(FindingId.LOST_UPDATE, history)).isEmpty();
    }
}
