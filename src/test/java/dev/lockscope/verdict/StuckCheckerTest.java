package dev.lockscope.verdict;

import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.testkit.History;
import dev.lockscope.trace.LockFact.Release;
import org.junit.jupiter.api.Test;

class StuckCheckerTest {

    private static final long MS = 1_000_000;

    @Test
    void aKeyWithoutExpiryOfACrashedOwnerIsStuckForever() {
        History history = history()
                .acquires("A", 0, "tA", null)
                .crashes("A", 100)
                .refused("B", 200)
                .refused("B", 300)
                .givesUp("B", 310)
                .ends(1000);

        Finding stuck = Findings.only(FindingId.STUCK_FOREVER, history);
        assertThat(stuck.facts())
                .containsEntry("owner", "A")
                .containsEntry("how", "crashed")
                .containsEntry("refusals", 2L);
        assertThat(stuck.severity()).isEqualTo(Severity.HARM);
        assertThat(Findings.of(FindingId.STUCK_UNTIL_TTL, history)).isEmpty();
    }

    @Test
    void aCrashBeforeTheOwnerLearntOfItsKeyIsStuckForeverToo() {
        Finding stuck = Findings.only(
                FindingId.STUCK_FOREVER,
                history()
                        .requests("A", 0)
                        .stores("A", 10, "tA", null)
                        .crashes("A", 20)
                        .ends(1000));

        assertThat(stuck.facts()).containsEntry("owner", "A");
    }

    @Test
    void aKeyWithoutExpiryOfALivingOwnerIsNotStuck() {
        none(history().acquires("A", 0, "tA", null).refused("B", 200).ends(1000));
    }

    @Test
    void aKeyWithoutExpiryThatGotOneIsNotStuckForever() {
        History history = history()
                .acquires("A", 0, "tA", null)
                .extended(10, 900)
                .crashes("A", 100)
                .ends(500);

        assertThat(Findings.of(FindingId.STUCK_FOREVER, history)).isEmpty();
    }

    @Test
    void aKeyWithoutExpiryThatAnotherClientCleanedUpIsNotStuckForever() {
        none(history()
                .acquires("A", 0, "tA", null)
                .crashes("A", 100)
                .refused("B", 200)
                .deletes("B", 300, "tA")
                .ends(1000));
    }

    @Test
    void aReleasedKeyIsNotStuck() {
        none(history()
                .acquires("A", 0, "tA", null)
                .releases("A", 100, "tA")
                .finishes("A", 101)
                .refused("B", 200)
                .ends(1000));
    }

    @Test
    void aDeadOwnersLeaseThatMadeOthersWaitIsStuckUntilItsEnd() {
        Finding stuck = Findings.only(
                FindingId.STUCK_UNTIL_TTL,
                history()
                        .acquires("A", 0, "tA", 3000L)
                        .crashes("A", 1000)
                        .refused("B", 2000)
                        .expires(3000, "tA")
                        .acquires("B", 3001, "tB", 3000L)
                        .releases("B", 3100, "tB")
                        .ends(3200));

        assertThat(stuck.span()).contains(new Span(1000 * MS, 3000 * MS));
        assertThat(stuck.facts()).containsEntry("length", 2000 * MS).containsEntry("refusals", 1L);
        assertThat(stuck.severity()).isEqualTo(Severity.NOTE);
    }

    @Test
    void aDeadOwnersLeaseThatNobodyWaitedForIsNotStuck() {
        none(history()
                .acquires("A", 0, "tA", 3000L)
                .refused("B", 900)
                .crashes("A", 1000)
                .expires(3000, "tA")
                .refused("B", 3000)
                .ends(9000));
    }

    @Test
    void aReleaseThatNeverArrivedLeavesTheKeyStuckUntilItsEnd() {
        Finding stuck = Findings.only(
                FindingId.STUCK_UNTIL_TTL,
                history()
                        .acquires("A", 0, "tA", 3000L)
                        .leaves("A", 500)
                        .released("A", 600, "tA", Release.UNKNOWN)
                        .finishes("A", 601)
                        .refused("B", 700)
                        .ends(1000));

        assertThat(stuck.facts())
                .containsEntry("how", "finished")
                .containsEntry("due", 3000 * MS)
                .doesNotContainKey("until");
        assertThat(VerdictText.in("en").story(stuck))
                .isEqualTo("A took lock:account at 0.000 s, asked for its release without a certain answer at 0.600 s "
                        + "and came to its end at 0.601 s. Its key kept others out and was still there when the run "
                        + "ended; its time would have run out at 3.000 s. Attempts refused meanwhile: 1.");
        assertThat(VerdictText.in("nb").story(stuck)).contains("uten å få et sikkert svar etter 0,600 s");
    }

    @Test
    void aKeyThatItsOwnerNeverLearntOfBlocksTheOwnerItself() {
        Finding stuck = Findings.only(
                FindingId.STUCK_UNTIL_TTL,
                history()
                        .requests("A", 0)
                        .stores("A", 10, "tA1", 3000L)
                        .refused("A", 500)
                        .refused("A", 600)
                        .givesUp("A", 601)
                        .ends(1000));

        assertThat(stuck.facts()).containsEntry("how", "forgot").containsEntry("refusals", 1L);
    }

    @Test
    void theOwnersOwnGivingUpIsNoWaiting() {
        none(history()
                .requests("A", 0)
                .stores("A", 10, "tA1", 3000L)
                .refused("A", 500)
                .givesUp("A", 501)
                .finishes("A", 502)
                .ends(1000));
    }

    @Test
    void aKeyThatWasTakenBackAfterAnUnknownAnswerIsNotStuck() {
        none(history()
                .requests("A", 0)
                .stores("A", 10, "tA1", 3000L)
                .deletes("A", 400, "tA1")
                .refused("A", 500)
                .refused("A", 600)
                .ends(1000));
    }

    private static void none(History history) {
        assertThat(Findings.ids(history)).doesNotContain(FindingId.STUCK_FOREVER, FindingId.STUCK_UNTIL_TTL);
    }
}
