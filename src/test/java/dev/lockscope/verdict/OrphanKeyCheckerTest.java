package dev.lockscope.verdict;

import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.testkit.History;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.LockFact.Release;
import org.junit.jupiter.api.Test;

class OrphanKeyCheckerTest {

    private static final VerdictText EN = VerdictText.in("en");

    @Test
    void aCommandThatTakesEffectAfterTheClientGaveUpLeavesAnOrphan() {
        History history = history()
                .requests("A", 0)
                .add(10, "A", 0, new CommandSent("A", "n1", 1, "SET lock:account tA NX PX 3000"))
                .refused("A", 500)
                .givesUp("A", 501)
                .stored(900, "tA", 3000L, 0)
                .expires(3900, "tA")
                .ends(4000);

        Finding orphan = Findings.only(FindingId.ORPHAN_KEY, history);
        assertThat(orphan.facts()).containsEntry("client", "A").containsEntry("order", "late");
        assertThat(EN.story(orphan))
                .isEqualTo(
                        "A gave up the attempt at 0.500 s. Only then did the command take effect that stored it: n1 held "
                                + "A's token from 0.900 s on, until its time ran out at 3.900 s.");
        assertThat(VerdictText.in("nb").story(orphan)).contains("Først da virket kommandoen");
    }

    @Test
    void keysThatWereNotGivenBackAfterAFailedAttemptAreOrphans() {
        History history = history()
                .nodes("n1", "n2", "n3")
                .requests("A", 0)
                .on("n1")
                .stores("A", 10, "tA", 3000L)
                .refused("A", 100)
                .ends(1000);

        Finding orphan = Findings.only(FindingId.ORPHAN_KEY, history);
        assertThat(orphan.facts()).containsEntry("order", "left").doesNotContainKey("until");
    }

    @Test
    void aKeyThatAReleaseDidNotReachIsAnOrphan() {
        Finding orphan = Findings.only(
                FindingId.ORPHAN_KEY,
                history()
                        .acquires("A", 0, "tA", 3000L)
                        .leaves("A", 500)
                        .released("A", 501, "tA", Release.UNKNOWN)
                        .ends(4000));

        assertThat(orphan.facts()).containsEntry("letGo", "unanswered").containsEntry("order", "stayed");
    }

    @Test
    void aKeyThatIsDeletedLateIsNone() {
        none(history()
                .requests("A", 0)
                .stores("A", 10, "tA", 3000L)
                .refused("A", 100)
                .deletes("A", 200, "tA")
                .ends(4000));
    }

    @Test
    void aCrashedClientsKeyIsNone() {
        none(history().acquires("A", 0, "tA", 3000L).crashes("A", 100).ends(4000));
    }

    @Test
    void aLeaseThatRanOutBeforeItsReleaseIsNone() {
        none(history()
                .acquires("A", 0, "tA", 3000L)
                .expires(3000, "tA")
                .leaves("A", 3500)
                .released("A", 3501, "tA", Release.NOT_OURS)
                .ends(4000));
    }

    @Test
    void whatANodeThatIsDownWouldStillHoldIsNone() {
        none(history()
                .acquires("A", 0, "tA", 3000L)
                .kills(200)
                .leaves("A", 500)
                .released("A", 501, "tA", Release.UNKNOWN)
                .ends(4000));
    }

    private static void none(History history) {
        assertThat(Findings.ids(history)).doesNotContain(FindingId.ORPHAN_KEY);
    }
}
