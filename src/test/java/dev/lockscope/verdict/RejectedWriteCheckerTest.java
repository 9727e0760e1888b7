package dev.lockscope.verdict;

import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.testkit.History;
import dev.lockscope.trace.ResourceFact.Fencing;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RejectedWriteCheckerTest {

    @Test
    void aRejectedWriteOfAFormerHolderIsTheFencesWork() {
        History history = history()
                .opens(1000, Fencing.AT_LEAST)
                .acquires("A", 0, "tA", 33L, 3000L)
                .leaves("A", 100)
                .expires(3000, "tA")
                .acquires("B", 3004, "tB", 34L, 3000L)
                .writes("B", 3500, 1000, -100, 900, 34L)
                .releases("B", 3600, "tB")
                .rejected("A", 6100, 900, 33L, 34L);

        Finding rejected = Findings.only(FindingId.STALE_WRITE_REJECTED, history);
        assertThat(rejected.severity()).isEqualTo(Severity.NOTE);
        assertThat(rejected.facts())
                .containsEntry("writer", "A")
                .containsEntry("other", "B")
                .containsEntry("rule", "at-least");
        assertThat(Findings.of(FindingId.FALSE_REJECT, history)).isEmpty();
    }

    @Test
    void theSecondWriteOfTheHolderIsRejectedFalselyByAStrictRule() {
        History history = history()
                .opens(1000, Fencing.STRICT)
                .acquires("A", 0, "tA", 34L, 3000L)
                .writes("A", 100, 1000, -100, 900, 34L)
                .rejected("A", 200, 900, 34L, 34L)
                .releases("A", 300, "tA");

        assertThat(Findings.ids(history)).isEqualTo(Set.of(FindingId.FALSE_REJECT));
        Finding wrong = Findings.only(FindingId.FALSE_REJECT, history);
        assertThat(wrong.severity()).isEqualTo(Severity.HARM);
        assertThat(wrong.facts()).containsEntry("rule", "strict");
    }

    @Test
    void aHolderThatIsOutrankedByATokenMintedLateIsRejectedFalsely() {
        History history = history()
                .acquires("A", 0, "tA", 2L, 3000L)
                .expires(3000, "tA")
                .writes("A", 3001, 1000, -100, 900, 2L)
                .leaves("A", 3002)
                .acquires("B", 3004, "tB", 1L, 3000L)
                .rejected("B", 3100, 900, 1L, 2L);

        assertThat(Findings.only(FindingId.FALSE_REJECT, history).facts()).containsEntry("writer", "B");
    }

    @Test
    void aWriteAtTheInstantOfTheExpiryIsNoLongerTheHolders() {
        History history =
                history().acquires("A", 0, "tA", 33L, 3000L).expires(3000, "tA").rejected("A", 3000, 900, 33L, 34L);

        assertThat(Findings.ids(history)).contains(FindingId.STALE_WRITE_REJECTED);
        assertThat(Findings.ids(history)).doesNotContain(FindingId.FALSE_REJECT);
    }

    @Test
    void theHolderAtTheTracesLastInstantIsStillTheHolder() {
        History history = history().acquires("A", 0, "tA", 33L, 3000L).rejected("A", 200, 900, 33L, 33L);

        assertThat(Findings.ids(history)).isEqualTo(Set.of(FindingId.FALSE_REJECT));
    }

    @Test
    void aRejectionThatIsNotAboutFencesIsNeither() {
        History history = history().acquires("A", 0, "tA", 3000L).rejected("A", 200, 900, null, null);

        assertThat(Findings.ids(history)).isEmpty();
    }
}
