package dev.lockscope.verdict;

import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.testkit.History;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact.FaultBegan;
import dev.lockscope.trace.LockFact.Release;
import dev.lockscope.trace.NodeFact.Role;
import org.junit.jupiter.api.Test;

/** Whose store counts, and how a lock's loss is told, in each topology. */
class TopologiesTest {

    private static final long MS = 1_000_000;
    private static final VerdictText EN = VerdictText.in("en");
    private static final VerdictText NB = VerdictText.in("nb");

    private static History replicated() {
        return history()
                .nodes("n1", "n2")
                .on("n1")
                .starts(0, Role.MASTER)
                .on("n2")
                .starts(0, Role.REPLICA)
                .follows(0, "n1")
                .on("n1");
    }

    private static History independent() {
        return history().nodes("n1", "n2", "n3");
    }

    /** A holds n1 and n2 of three nodes. */
    private static History majority() {
        return independent()
                .requests("A", 0)
                .on("n1")
                .stores("A", 0, "tA", 9000L)
                .on("n2")
                .stores("A", 0, "tA", 9000L)
                .learns("A", 1, "tA", null)
                .enters("A", 1);
    }

    @Test
    void aReplicasCopyNeitherGrantsNorTakesAway() {
        History history = replicated().acquires("A", 0, "tA", 3000L);
        history.on("n2").stored(1, "tA", 3000L, history.last()).deletes(null, 500, "tA");

        assertThat(Findings.ids(history.on("n1").releases("A", 1000, "tA").finishes("A", 1001)))
                .isEmpty();
    }

    @Test
    void aMasterAndItsReplicasAreOneAndNoMajorityIsAskedFor() {
        History history = replicated().acquires("A", 0, "tA", 3000L).deletes("B", 500, "tA");

        assertThat(Findings.ids(history.leaves("A", 1000)))
                .containsExactlyInAnyOrder(FindingId.BELIEF_WITHOUT_STORE, FindingId.FOREIGN_DELETE);
    }

    /** In virtual time a master can be replaced before any time has gone by. */
    @Test
    void aGrantThatAFailoverLosesInTheSameInstantWasOne() {
        History history = replicated()
                .requests("A", 10)
                .stores("A", 10, "tA", 9000L)
                .kills(10)
                .on("n2")
                .promotes(10)
                .learns("A", 11, "tA", null)
                .enters("A", 11)
                .leaves("A", 300);

        assertThat(Findings.only(FindingId.BELIEF_WITHOUT_STORE, history).facts())
                .containsEntry("end", "replaced");
    }

    @Test
    void aKeyThatAFailoverKeptWasThereBeforeTheReleaseThatReachedNobody() {
        History history = replicated().acquires("A", 10, "tA", 9000L);
        history.on("n2")
                .stored(11, "tA", 9000L, history.last() - 2)
                .on("n1")
                .kills(300)
                .leaves("A", 426)
                .released("A", 427, "tA", Release.UNKNOWN)
                .on("n2")
                .promotes(429)
                .finishes("A", 432)
                .refused("B", 500)
                .givesUp("B", 501)
                .ends(600);

        assertThat(EN.story(Findings.only(FindingId.ORPHAN_KEY, history)))
                .isEqualTo(
                        "A asked for its release without a certain answer at 0.427 s. The key stayed: n2 held A's token "
                                + "from 0.011 s on, and still did when the run ended; its time would have run out at 9.011 s.");
        assertThat(EN.story(Findings.only(FindingId.STUCK_UNTIL_TTL, history)))
                .isEqualTo("A took lock:account at 0.010 s, asked for its release without a certain answer at 0.427 s "
                        + "and came to its end at 0.432 s. Its key kept others out and was still there when the run "
                        + "ended; its time would have run out at 9.011 s. Attempts refused meanwhile: 1.");
    }

    @Test
    void aFailoverThatKeepsTheKeyKeepsTheLock() {
        History history = replicated().acquires("A", 0, "tA", 9000L);
        history.on("n2")
                .stored(1, "tA", 9000L, history.last())
                .on("n1")
                .kills(500)
                .on("n2")
                .promotes(1200)
                .refused("B", 1300)
                .releases("A", 2000, "tA");

        assertThat(Findings.ids(history)).isEmpty();
    }

    @Test
    void anAcknowledgedWriteThatTheReplicaNeverGotIsToldWithTheOverlap() {
        History history = lostInFailover();

        assertThat(Findings.ids(history)).contains(FindingId.OVERLAP, FindingId.BELIEF_WITHOUT_STORE);
        Finding overlap = Findings.only(FindingId.OVERLAP, history);
        assertThat(overlap.facts()).containsEntry("cause", "failover").containsEntry("promoted", "n2");
        assertThat(EN.story(overlap))
                .contains("n1 was killed at 0.500 s; n2, promoted at 1.200 s, had never got the key.");
        assertThat(NB.story(overlap))
                .contains("n1 ble drept etter 0,500 s; n2, som tok over etter 1,200 s, hadde aldri fått nøkkelen.");
        assertThat(EN.remedy(overlap)).contains("WAIT").contains("fencing token");
        Finding belief = Findings.only(FindingId.BELIEF_WITHOUT_STORE, history);
        assertThat(belief.facts()).containsEntry("lost", 1200 * MS).containsEntry("end", "replaced");
        assertThat(EN.story(belief)).startsWith("A's key was lost in a failover at 1.200 s. n1 was killed at 0.500 s");
        assertThat(EN.explanation(belief)).contains("asynchronous");
        assertThat(NB.explanation(belief)).contains("asynkron");
    }

    private static History lostInFailover() {
        return replicated()
                .acquires("A", 0, "tA", 9000L)
                .kills(500)
                .on("n2")
                .promotes(1200)
                .acquires("B", 1300, "tB", 9000L)
                .leaves("A", 2000)
                .releases("B", 2500, "tB");
    }

    @Test
    void aCopyThatHadGoneIsNotToldAsOneThatNeverCame() {
        History history = replicated().acquires("A", 0, "tA", 9000L);
        history.on("n2")
                .stored(1, "tA", 9000L, history.last())
                .deletes(null, 300, "tA")
                .on("n1")
                .kills(500)
                .on("n2")
                .promotes(1200)
                .leaves("A", 2000);

        assertThat(EN.story(Findings.only(FindingId.BELIEF_WITHOUT_STORE, history)))
                .contains("n2, promoted at 1.200 s, no longer had the key");
    }

    @Test
    void twoMastersGrantEachOnItsOwnSide() {
        History history = replicated()
                .acquires("A", 0, "tA", 9000L)
                .on("n2")
                .promotes(1200)
                .acquires("B", 1300, "tB", 9000L)
                .releases("B", 1800, "tB")
                .on("n1")
                .releases("A", 2000, "tA");

        assertThat(Findings.ids(history)).containsExactly(FindingId.OVERLAP);
        Finding overlap = Findings.only(FindingId.OVERLAP, history);
        assertThat(EN.story(overlap))
                .contains(
                        "A held lock:account on n1 and B on n2, which took writes since 1.200 s: two masters at once");
        assertThat(NB.story(overlap)).contains("to mastere på én gang");
        assertThat(EN.remedy(overlap)).contains("min-replicas-to-write");
    }

    @Test
    void anOldMasterThatFollowsTheNewOneForgetsWhatItGranted() {
        History history = replicated()
                .acquires("A", 0, "tA", 9000L)
                .on("n2")
                .promotes(1200)
                .on("n1")
                .follows(3000, "n2")
                .deletes(null, 3001, "tA")
                .leaves("A", 4000);

        Finding belief = Findings.only(FindingId.BELIEF_WITHOUT_STORE, history);
        assertThat(belief.facts()).containsEntry("cause", "demotion").containsEntry("lost", 3000 * MS);
        assertThat(EN.story(belief)).contains("n1 had to follow n2 from then on");
    }

    @Test
    void aReleaseThatWasNotReplicatedComesBackWithTheFailover() {
        History history = replicated().acquires("A", 0, "tA", 9000L);
        history.on("n2")
                .stored(1, "tA", 9000L, history.last())
                .on("n1")
                .releases("A", 400, "tA")
                .kills(500)
                .on("n2")
                .promotes(1200)
                .ends(10_000);

        assertThat(Findings.ids(history)).containsExactly(FindingId.ORPHAN_KEY);
    }

    @Test
    void aNodeThatLoadsItsKeysAgainGoesOnWithThem() {
        History history = history()
                .acquires("A", 0, "tA", 9000L)
                .kills(500)
                .starts(900, Role.MASTER)
                .stored(901, "tA", 8099L, 0)
                .releases("A", 2000, "tA");

        assertThat(Findings.ids(history)).isEmpty();
    }

    @Test
    void theOrderOfStartAndLoadingDoesNotMatter() {
        History history = history()
                .acquires("A", 0, "tA", 9000L)
                .kills(500)
                .stored(899, "tA", 8101L, 0)
                .starts(900, Role.MASTER)
                .releases("A", 2000, "tA");

        assertThat(Findings.ids(history)).isEmpty();
    }

    @Test
    void aNodeThatComesBackEmptyHasForgotten() {
        History history = history()
                .acquires("A", 0, "tA", 9000L)
                .kills(500)
                .starts(900, Role.MASTER)
                .acquires("B", 1000, "tB", 9000L)
                .leaves("A", 2000)
                .releases("B", 2500, "tB");

        Finding overlap = Findings.only(FindingId.OVERLAP, history);
        assertThat(EN.story(overlap)).contains("n1 was killed at 0.500 s and came back at 0.900 s without the key.");
        assertThat(EN.remedy(overlap)).contains("appendfsync always");
        Finding belief = Findings.only(FindingId.BELIEF_WITHOUT_STORE, history);
        assertThat(belief.facts()).containsEntry("lost", 900 * MS).containsEntry("cause", "amnesia");
        assertThat(NB.remedy(belief)).contains("appendfsync always");
    }

    @Test
    void oneNodeOfThreeThatForgetsTakesTheMajorityAway() {
        History history = majority()
                .on("n2")
                .starts(0, Role.MASTER)
                .kills(500)
                .starts(900, Role.MASTER)
                .leaves("A", 2000);

        assertThat(Findings.only(FindingId.BELIEF_WITHOUT_STORE, history).facts())
                .containsEntry("lostOn", "n2")
                .containsEntry("cause", "amnesia");
    }

    @Test
    void aMajorityThatIsDownIsNoLossButNobodyGetsTheLock() {
        History history = majority()
                .on("n1")
                .kills(500)
                .on("n2")
                .kills(500)
                .requests("B", 600)
                .refused("B", 700)
                .givesUp("B", 701)
                .leaves("A", 2000)
                .released("A", 2001, "tA", Release.UNKNOWN)
                .ends(3000);

        assertThat(Findings.ids(history)).containsExactly(FindingId.NOT_ACQUIRED);
    }

    @Test
    void aClockThatLeapsForwardEndsALeaseEarly() {
        History expired = history()
                .acquires("A", 0, "tA", 9000L)
                .movesClock(500, 21_000)
                .expires(501, "tA")
                .leaves("A", 2000);
        History deleted = history()
                .acquires("A", 0, "tA", 9000L)
                .deletes(null, 500, "tA")
                .movesClock(501, 21_000)
                .leaves("A", 2000);

        for (History history : new History[] {expired, deleted}) {
            Finding belief = Findings.only(FindingId.BELIEF_WITHOUT_STORE, history);
            assertThat(belief.facts()).containsEntry("end", "clock-moved").containsEntry("leap", 21_000 * MS);
            assertThat(EN.story(belief)).contains("n1's clock had gone 21.0 s forward");
            assertThat(NB.story(belief)).contains("Klokken til n1 var flyttet 21,0 s frem");
            assertThat(EN.remedy(belief)).contains("fencing token");
        }
    }

    @Test
    void aLeaseThatItsClientSetAfterTheLeapEndsByItself() {
        History history = history()
                .acquires("A", 0, "tA", 9000L)
                .movesClock(500, 1000)
                .extended(501, 8000)
                .extendedBy("A", 600, 3600)
                .expires(3600, "tA")
                .leaves("A", 4000);

        assertThat(Findings.only(FindingId.BELIEF_WITHOUT_STORE, history).facts())
                .containsEntry("end", "expired")
                .doesNotContainKey("cause");
    }

    @Test
    void whatTookTheKeyAwayIsToldWithItsOwnRemedy() {
        assertThat(lost(history().acquires("A", 0, "tA", 9000L).evicts(500, "tA")))
                .contains("run out of memory")
                .contains("noeviction");
        assertThat(lost(history()
                        .acquires("A", 0, "tA", 9000L)
                        .add(400, Event.SCRIPT, 0, new FaultBegan(1, "flush", "n1"))
                        .deletes(null, 399, "tA")))
                .contains("Everything on n1 was deleted")
                .contains("FLUSHALL");
        assertThat(lost(history().acquires("A", 0, "tA", 9000L).deletes(null, 500, "tA")))
                .contains("from outside")
                .contains("by hand");
        assertThat(lost(history().acquires("A", 0, "tA", 9000L).deletes("B", 500, "tA")))
                .contains("(B did that)")
                .doesNotContain("outside");
    }

    private static String lost(History history) {
        Finding belief = Findings.only(FindingId.BELIEF_WITHOUT_STORE, history.leaves("A", 2000));
        return EN.story(belief) + EN.explanation(belief) + EN.remedy(belief);
    }

    @Test
    void theRunsStoryTellsWhatBecameOfTheNodes() {
        assertThat(EN.story(lostInFailover().build()))
                .containsExactly(
                        "0.000 s: A acquired lock:account.",
                        "0.500 s: n1 crashed.",
                        "1.200 s: n2 became a master.",
                        "1.200 s: What n1 had of lock:account, which was A's, counts no longer: another node serves in its "
                                + "place.",
                        "1.300 s: B acquired lock:account.",
                        "2.500 s: B released lock:account.");
    }
}
