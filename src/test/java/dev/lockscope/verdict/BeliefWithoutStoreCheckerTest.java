package dev.lockscope.verdict;

import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.testkit.History;
import dev.lockscope.trace.CommandFact.CommandExecuted;
import dev.lockscope.trace.LockFact.Release;
import org.junit.jupiter.api.Test;

class BeliefWithoutStoreCheckerTest {

    private static final long MS = 1_000_000;

    @Test
    void aClientThatOutlivesItsLeaseBelievesWithoutStore() {
        Finding belief = only(history()
                .acquires("A", 0, "tA", 3000L)
                .expires(3000, "tA")
                .writes("A", 3500, 1000, -100, 900)
                .leaves("A", 4000));

        assertThat(belief.span()).contains(new Span(3000 * MS, 4000 * MS));
        assertThat(belief.facts())
                .containsEntry("client", "A")
                .containsEntry("end", "expired")
                .containsEntry("writes", 1L)
                .containsEntry("wrote", 3500 * MS);
    }

    @Test
    void whatIsSaidToBeWrittenIsAWriteThatWasTaken() {
        Finding belief = only(history()
                .acquires("A", 0, "tA", 3000L)
                .expires(3000, "tA")
                .conflicts("A", 3300, 1000, 1, 2)
                .writes("A", 3500, 1000, -100, 900)
                .leaves("A", 4000));
        assertThat(belief.facts()).containsEntry("wrote", 3500 * MS).doesNotContainKey("tried");

        Finding vain = only(history()
                .acquires("A", 0, "tA", 3000L)
                .expires(3000, "tA")
                .conflicts("A", 3300, 1000, 1, 2)
                .leaves("A", 4000));
        assertThat(vain.facts()).containsEntry("tried", 3300 * MS).doesNotContainKey("wrote");
        assertThat(VerdictText.in("en").story(vain)).endsWith("until 4.000 s and tried in vain to write at 3.300 s.");
        assertThat(VerdictText.in("nb").story(vain)).endsWith("og prøvde forgjeves å skrive etter 3,300 s.");
    }

    @Test
    void aClientThatResumesAndMerelyReleasesHadBelievedWithoutStore() {
        Finding belief = only(history()
                .acquires("A", 0, "tA", 3000L)
                .pauses("A", 1200)
                .expires(3000, "tA")
                .resumes("A", 6000, 4800)
                .leaves("A", 6001)
                .released("A", 6002, "tA", Release.NOT_OURS));

        assertThat(belief.facts()).containsEntry("writes", 0L).containsEntry("paused", 1200 * MS);
    }

    @Test
    void aReleaseWithinTheLeaseIsNoGap() {
        none(history().acquires("A", 0, "tA", 3000L).releases("A", 2000, "tA"));
    }

    @Test
    void theOwnDeletionIsNoGapAlsoWhereTheServersClockPutsItBeforeTheLeaving() {
        none(history()
                .acquires("A", 0, "tA", 3000L)
                .deletes("A", 1999, "tA")
                .leaves("A", 2000)
                .released("A", 2001, "tA", Release.RELEASED));
        History untold = history().acquires("A", 0, "tA", 3000L);
        untold.add(1999, "n1", 0, new CommandExecuted("A", "n1", 9, "DEL lock:account", false));
        none(untold.deletes(null, 1999, "tA", untold.last())
                .leaves("A", 2000)
                .released("A", 2001, "tA", Release.RELEASED));
    }

    @Test
    void leavingAtTheInstantOfTheExpiryIsNoGap() {
        none(history().acquires("A", 0, "tA", 3000L).expires(3000, "tA").leaves("A", 3000));
    }

    @Test
    void anotherClientsDeletionIsAGap() {
        Finding belief = only(history()
                .acquires("A", 0, "tA", 3000L)
                .deletes("B", 1000, "tA")
                .leaves("A", 1500)
                .released("A", 1501, "tA", Release.NOT_OURS));

        assertThat(belief.facts()).containsEntry("end", "deleted").containsEntry("by", "B");
    }

    @Test
    void anotherClientsValueIsAGap() {
        Finding belief = only(history()
                .acquires("A", 0, "tA", 3000L)
                .stores("B", 1000, "tB", 3000L)
                .leaves("A", 1500)
                .released("A", 1501, "tA", Release.NOT_OURS));

        assertThat(belief.facts()).containsEntry("end", "overwritten").containsEntry("by", "B");
    }

    @Test
    void aNodeThatIsDownGrantsNobodyElseAnythingSoThatThereIsNoGap() {
        none(history().acquires("A", 0, "tA", 3000L).kills(500).leaves("A", 1500));
    }

    @Test
    void aDeadlinePassesAlsoWhileTheNodeIsDown() {
        Finding belief = only(history().acquires("A", 0, "tA", 3000L).kills(500).leaves("A", 4000));

        assertThat(belief.facts()).containsEntry("end", "expired");
    }

    @Test
    void anExtendedLeaseLastsToItsNewDeadline() {
        none(history()
                .acquires("A", 0, "tA", 3000L)
                .extended(2000, 6000)
                .leaves("A", 5000)
                .deletes("A", 5001, "tA"));
        only(history().acquires("A", 0, "tA", 3000L).extended(2000, 4000).leaves("A", 5000));
    }

    @Test
    void aDeadlineThatPassesWithoutANoticeEndsTheLease() {
        Finding belief = only(history().acquires("A", 0, "tA", 3000L).ends(5000));

        assertThat(belief.span()).contains(new Span(3000 * MS, 5000 * MS));
    }

    @Test
    void aCrashedClientBelievesNothing() {
        none(history()
                .acquires("A", 0, "tA", 3000L)
                .crashes("A", 1000)
                .expires(3000, "tA")
                .ends(9000));
    }

    @Test
    void aClientThatFreesItsLockLateButLeftInTimeHadNoGap() {
        none(history()
                .acquires("A", 0, "tA", 3000L)
                .leaves("A", 2900)
                .expires(3000, "tA")
                .released("A", 3500, "tA", Release.NOT_OURS));
    }

    @Test
    void aWriteOutsideTheSectionCountsWhileTheClientBelieves() {
        only(history()
                .acquires("A", 0, "tA", 3000L)
                .leaves("A", 2000)
                .expires(3000, "tA")
                .writes("A", 4000, 1000, -100, 900));
        none(history()
                .acquires("A", 0, "tA", 3000L)
                .leaves("A", 2000)
                .expires(3000, "tA")
                .released("A", 3500, "tA", Release.NOT_OURS)
                .writes("A", 4000, 1000, -100, 900));
    }

    @Test
    void aMinorityOfNodesThatLetGoIsNoGap() {
        History quorum = history()
                .nodes("n1", "n2", "n3")
                .on("n1")
                .stores("A", 0, "tA", 9000L)
                .on("n2")
                .stores("A", 0, "tA", 9000L)
                .on("n3")
                .stores("A", 0, "tA", 9000L)
                .learns("A", 1, "tA", null)
                .enters("A", 1)
                .on("n1")
                .deletes(null, 1000, "tA");
        none(quorum.leaves("A", 2000));
        only(quorum.enters("A", 2100).on("n2").deletes(null, 2500, "tA").leaves("A", 3000));
    }

    /** In virtual time a node can forget what it has stored before any time has gone by. */
    @Test
    void aMajorityThatStoodByItForNoTimeAtAllWasAMajority() {
        Finding belief = only(history()
                .nodes("n1", "n2", "n3", "n4", "n5")
                .on("n1")
                .stores("A", 0, "tA", 9000L)
                .on("n2")
                .stores("A", 0, "tA", 9000L)
                .on("n3")
                .stores("A", 0, "tA", 9000L)
                .movesClock(0, 10_000)
                .expires(0, "tA")
                .learns("A", 1, "tA", null)
                .enters("A", 1)
                .leaves("A", 3000));

        assertThat(belief.facts()).containsEntry("end", "clock-moved").containsEntry("lost", 0L);
    }

    private static Finding only(History history) {
        return Findings.only(FindingId.BELIEF_WITHOUT_STORE, history);
    }

    private static void none(History history) {
        assertThat(Findings.of(FindingId.BELIEF_WITHOUT_STORE, history)).isEmpty();
    }
}
