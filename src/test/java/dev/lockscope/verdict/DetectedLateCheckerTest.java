package dev.lockscope.verdict;

import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.testkit.History;
import dev.lockscope.trace.ResourceFact.Fencing;
import org.junit.jupiter.api.Test;

class DetectedLateCheckerTest {

    private static History expired() {
        return history()
                .opens(1000, Fencing.NONE)
                .acquires("A", 0, "tA", 2000L)
                .reads("A", 100, 1000)
                .expires(2000, "tA");
    }

    @Test
    void aClientThatLooksOnlyAfterItsWriteIsTooLate() {
        Finding late = only(expired()
                .loses("A", 1990, "tA")
                .writes("A", 2500, 1000, -100, 900)
                .checks("A", 2600)
                .leaves("A", 2601));

        assertThat(late.facts()).containsEntry("notice", "looked-late");
        assertThat(VerdictText.in("en").story(late))
                .isEqualTo(
                        "A's lease ended at 2.000 s. The loss was signalled in the background at 1.990 s. A wrote at "
                                + "2.500 s: accepted. The worker did not look until after the write, at 2.600 s.");
        assertThat(VerdictText.in("nb").story(late))
                .contains("varslet i bakgrunnen etter 1,990 s", "før den hadde skrevet, etter 2,600 s");
    }

    @Test
    void aSignalThatIsNotRaisedYetMisleadsTheClientThatLooks() {
        Finding late = only(expired()
                .checks("A", 2400)
                .writes("A", 2500, 1000, -100, 900)
                .loses("A", 3500, "tA")
                .leaves("A", 3600));

        assertThat(late.facts()).containsEntry("notice", "misled");
    }

    @Test
    void aSignalAfterTheWriteIsTooLate() {
        Finding late = only(expired()
                .writes("A", 2500, 1000, -100, 900)
                .loses("A", 3500, "tA")
                .leaves("A", 3600));

        assertThat(late.facts()).containsEntry("notice", "told-late");
    }

    @Test
    void aClientThatLooksFirstAndStopsIsInTime() {
        none(expired().loses("A", 1990, "tA").checks("A", 2400).leaves("A", 2401));
    }

    @Test
    void aPausedClientCouldNotNotice() {
        none(expired()
                .pauses("A", 1500)
                .resumes("A", 2500, 1000)
                .writes("A", 2501, 1000, -100, 900)
                .loses("A", 2502, "tA")
                .leaves("A", 2600));
    }

    @Test
    void aClientThatNeitherLooksNorIsToldHasNoWayOfNoticing() {
        none(expired().writes("A", 2500, 1000, -100, 900).leaves("A", 2600));
    }

    @Test
    void aWriteBeforeTheLossIsInTime() {
        none(history()
                .opens(1000, Fencing.NONE)
                .acquires("A", 0, "tA", 2000L)
                .writes("A", 1500, 1000, -100, 900)
                .expires(2000, "tA")
                .loses("A", 2100, "tA")
                .checks("A", 2200)
                .leaves("A", 2201));
    }

    @Test
    void aRejectedWriteHadNoEffect() {
        none(expired().rejected("A", 2500, 1000, 1L, 2L).loses("A", 3500, "tA").leaves("A", 3600));
    }

    private static Finding only(History history) {
        return Findings.only(FindingId.DETECTED_LATE, history);
    }

    private static void none(History history) {
        assertThat(Findings.ids(history)).doesNotContain(FindingId.DETECTED_LATE);
    }
}
