package dev.lockscope.verdict;

import static dev.lockscope.testkit.History.LOCK;
import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.testkit.History;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact.FaultBegan;
import dev.lockscope.trace.LockFact.AttemptRefused;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.LockFact.LockNotAcquired;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.ResourceFact.Compare;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.Keys;
import dev.lockscope.trace.ResourceFact.TransactionBegan;
import dev.lockscope.trace.ResourceFact.TransactionCommitted;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteOffered;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Each cause has one remedy, which fits it. */
class RemediesTest {

    /** A has the lock, its master dies, and a replica that does not know of it takes over. */
    private static History failover() {
        return history()
                .nodes("n1", "n2")
                .on("n1")
                .starts(0, Role.MASTER)
                .on("n2")
                .starts(0, Role.REPLICA)
                .follows(0, "n1")
                .on("n1")
                .acquires("A", 0, "tA", 9000L)
                .kills(500)
                .on("n2")
                .promotes(1200);
    }

    private static final long MS = 1_000_000;
    private static final VerdictText EN = VerdictText.in("en");
    private static final VerdictText NB = VerdictText.in("nb");

    private static History expired(Fencing rule) {
        return history()
                .opens(1000, rule)
                .acquires("A", 0, "tA", 33L, 3000L)
                .expires(3000, "tA")
                .acquires("B", 3004, "tB", 34L, 3000L)
                .writes("B", 3200, 1000, -100, 900, 34L);
    }

    @Test
    void whereTheFenceHeldNoFenceIsAdvised() {
        History history =
                expired(Fencing.AT_LEAST).rejected("A", 3300, 900, 33L, 34L).leaves("A", 3400);

        for (FindingId id : Set.of(FindingId.OVERLAP, FindingId.BELIEF_WITHOUT_STORE)) {
            assertThat(EN.remedy(Findings.only(id, history)))
                    .startsWith("The data is protected")
                    .contains("already");
            assertThat(NB.remedy(Findings.only(id, history))).startsWith("Dataene er vernet");
        }
    }

    @Test
    void whereAComparisonHeldNoFenceIsAdvised() {
        History history =
                expired(Fencing.NONE).conflicts("A", 3300, 900, 1000, 900).leaves("A", 3400);

        assertThat(EN.remedy(Findings.only(FindingId.OVERLAP, history))).contains("as a conflict or a duplicate");
    }

    @Test
    void whereNothingCameTooLateOrSomethingWasTakenTheFenceIsAdvised() {
        assertThat(EN.remedy(
                        Findings.only(FindingId.OVERLAP, expired(Fencing.NONE).leaves("A", 3400))))
                .contains("a fencing token stops a holder");
        History taken = expired(Fencing.NONE)
                .conflicts("A", 3300, 900, 1000, 900)
                .writes("A", 3350, 900, -100, 800)
                .leaves("A", 3400);
        assertThat(EN.remedy(Findings.only(FindingId.OVERLAP, taken))).contains("a fencing token stops a holder");
    }

    @Test
    void anAnswerThatCameAfterItsLeaseAsksForALookAtTheTime() {
        History history = lateAnswer(3000L * MS);

        for (FindingId id : Set.of(FindingId.OVERLAP, FindingId.BELIEF_WITHOUT_STORE)) {
            Finding finding = Findings.only(id, history);
            assertThat(finding.facts()).containsEntry("cause", "late-answer");
            assertThat(EN.story(finding))
                    .contains("A learnt of its grant only at 5.000 s, when its lease had run out.");
            assertThat(EN.remedy(finding)).contains("look at it again when the last answer has come");
            assertThat(NB.remedy(finding)).contains("på nytt når det siste svaret er kommet");
        }
        assertThat(EN.story(history.build()))
                .contains("5.000 s: A acquired lock:account, but its lease was already over, since 3.000 s.");
        assertThat(NB.story(history.build()))
                .contains("5,000 s: A fikk lock:account, men leietiden var alt ute, siden 3,000 s.");
    }

    @Test
    void aClientWhoseClockToldItThatThereWasTimeLeftHadLooked() {
        History history = lateAnswer(9000L * MS);

        assertThat(Findings.only(FindingId.BELIEF_WITHOUT_STORE, history).facts())
                .doesNotContainKey("cause");
        assertThat(EN.story(history.build())).contains("5.000 s: A acquired lock:account.");
    }

    private static History lateAnswer(long validUntil) {
        return history()
                .requests("A", 0)
                .stores("A", 0, "tA", 3000L)
                .expires(3000, "tA")
                .acquires("B", 3100, "tB", 9000L)
                .add(5000, "A", 0, new LockAcquired("A", LOCK, "tA", null, validUntil))
                .enters("A", 5000)
                .leaves("A", 5500)
                .leaves("B", 6000);
    }

    @Test
    void aWorkerThatStandsStillIsNoPause() {
        History history = history()
                .acquires("A", 0, "tA", 3000L)
                .stalls("A", 500)
                .expires(3000, "tA")
                .acquires("B", 3100, "tB", 9000L)
                .goesOn("A", 5000, 4500)
                .leaves("A", 5500)
                .leaves("B", 6000);

        for (FindingId id : Set.of(FindingId.OVERLAP, FindingId.BELIEF_WITHOUT_STORE)) {
            Finding finding = Findings.only(id, history);
            assertThat(EN.story(finding)).contains("The worker of A stood still from 0.500 s on.");
            assertThat(EN.remedy(finding)).contains("worker that stands still").doesNotContain("pause");
        }
    }

    @Test
    void aWorkerThatWentOnBeforeTheLeaseEndedIsNotTheCause() {
        History history = history()
                .acquires("A", 0, "tA", 3000L)
                .stalls("A", 500)
                .goesOn("A", 1000, 500)
                .expires(3000, "tA")
                .leaves("A", 5500);

        assertThat(Findings.only(FindingId.BELIEF_WITHOUT_STORE, history).facts())
                .doesNotContainKey("cause");
    }

    @Test
    void aCommitAfterTheReleaseAsksToHoldTheLockUntilTheCommit() {
        String account = History.ACCOUNT;
        History history = history()
                .opens(1000, Fencing.NONE)
                .acquires("A", 0, "tA", 9000L)
                .add(10, "A", 0, new TransactionBegan(account, "A"))
                .reads("A", 20, 1000)
                .add(30, "A", 0, new WriteOffered(account, "A", 900, -100, null))
                .releases("A", 40, "tA")
                .acquires("B", 50, "tB", 9000L)
                .reads("B", 60, 1000)
                .writes("B", 70, 1000, -100, 900)
                .releases("B", 80, "tB")
                .add(90, account, 0, new WriteAccepted(account, "A", 900, 900, -100, null))
                .add(90, account, 0, new TransactionCommitted(account, "A"))
                .ends(100);

        for (FindingId id : Set.of(FindingId.STALE_WRITE_ACCEPTED, FindingId.LOST_UPDATE)) {
            assertThat(EN.remedy(Findings.only(id, history))).startsWith("Hold the lock until the commit is done");
            assertThat(NB.remedy(Findings.only(id, history))).startsWith("Hold låsen til commit er gjort");
        }
    }

    @Test
    void aFailoverHasOneRemedy() {
        History history =
                failover().acquires("B", 1300, "tB", 9000L).leaves("A", 2000).leaves("B", 2500);

        Set<String> remedies = new HashSet<>();
        Judge.judge(history.build()).findings().forEach(finding -> remedies.add(EN.remedy(finding)));
        assertThat(remedies).singleElement().asString().contains("WAIT");
    }

    @Test
    void onlyWhoWasKeptOutByOthersIsToldToTryLonger() {
        assertThat(remedy("held by another")).contains("try longer");
        assertThat(remedy("granted by a majority, but too late")).contains("lease longer than an answer");
        assertThat(remedy("granted too late")).contains("lease longer than an answer");
        assertThat(remedy("too few replicas acknowledged it")).contains("Bring the replicas back");
        assertThat(remedy("error: NOREPLICAS Not enough good replicas to write."))
                .contains("Bring the replicas back");
        assertThat(remedy("no answer: timed out")).contains("Bring a majority");
        assertThat(remedy("2 of 5 nodes granted it")).contains("Bring a majority");
    }

    @Test
    void aMajorityThatIsDownIsNotWaitedForThoughAnotherHadItThere() {
        History history = history()
                .nodes("n1", "n2", "n3")
                .on("n1")
                .requests("A", 0)
                .stores("A", 0, "tA", 9000L)
                .on("n2")
                .stores("A", 0, "tA", 9000L)
                .learns("A", 1, "tA", null)
                .kills(10)
                .on("n1")
                .kills(10);

        assertThat(EN.remedy(Findings.only(FindingId.NOT_ACQUIRED, failing(history, "1 of 3 nodes granted it"))))
                .contains("Bring a majority");
    }

    @Test
    void aWriteThatPassedAComparisonOfVersionsDidNoHarm() {
        History history = history()
                .opens(1000, Fencing.NONE, Compare.VERSION, Keys.NONE)
                .acquires("A", 0, "tA", 3000L)
                .expires(3000, "tA")
                .acquires("B", 3004, "tB", 3000L)
                .writes("B", 3200, 1000, -100, 900)
                .conflicts("A", 3300, 900, 1, 2)
                .reads("A", 3310, 900)
                .writes("A", 3350, 900, -100, 800)
                .leaves("A", 3400)
                .ends(3500);

        assertThat(EN.remedy(Findings.only(FindingId.OVERLAP, history))).contains("as a conflict or a duplicate");
        assertThat(EN.headline(Judge.judge(history.build()))).endsWith("no harm done");
    }

    @Test
    void aFenceThatHeldHasOneRemedy() {
        History history =
                expired(Fencing.AT_LEAST).rejected("A", 3300, 900, 33L, 34L).leaves("A", 3400);

        Set<String> remedies = new HashSet<>();
        Judge.judge(history.build()).findings().forEach(finding -> remedies.add(EN.remedy(finding)));
        assertThat(remedies).hasSize(1);
    }

    @Test
    void whoGotTooFewNodesBecauseAnotherHeldThemMayTryLonger() {
        Finding finding = Findings.only(
                FindingId.NOT_ACQUIRED, failing(history().acquires("A", 0, "tA", 9000L), "0 of 1 nodes granted it"));

        assertThat(EN.remedy(finding)).contains("try longer");
    }

    @Test
    void tryingLongerIsNoCureForAKeyThatStaysForEver() {
        Finding finding = Findings.only(
                FindingId.NOT_ACQUIRED,
                failing(history().acquires("A", 0, "tA", null).crashes("A", 10), "held by another"));

        assertThat(EN.remedy(finding)).startsWith("Trying longer does not help here");
        assertThat(NB.remedy(finding)).startsWith("Å prøve lenger hjelper ikke her");
    }

    @Test
    void whereAFenceWasThereAlreadyNoneIsProposed() {
        for (Fencing rule : Set.of(Fencing.STRICT, Fencing.AT_LEAST)) {
            for (History history : Set.of(readTooEarly(rule), restarted(rule))) {
                for (Finding finding : Judge.judge(history.build()).findings()) {
                    assertThat(EN.remedy(finding)).doesNotContainIgnoringCase("a fencing token");
                    assertThat(NB.remedy(finding)).doesNotContainPattern("\\b[Ee]t fencing-token\\b");
                }
            }
        }
    }

    @Test
    void anUpdateLostToANewerHolderThatReadTooEarlyAsksForAVersionAndNoFence() {
        Finding lost = Findings.only(FindingId.LOST_UPDATE, readTooEarly(Fencing.STRICT));

        assertThat(EN.remedy(lost)).contains("a version number").contains("No fencing token stops it");
        assertThat(NB.remedy(lost)).contains("et versjonsnummer").contains("Ikke noe fencing-token stanser den");
        assertThat(EN.remedy(Findings.only(FindingId.OVERLAP, readTooEarly(Fencing.STRICT))))
                .contains("The resource's fencing token stops")
                .contains("only a version number");
    }

    @Test
    void anUpdateLostToAnOvertakenHolderIsOneThatAFenceWouldHaveStopped() {
        History history = expired(Fencing.NONE)
                .writes("A", 3300, 900, -100, 900, null)
                .leaves("A", 3400)
                .ends(3500);

        assertThat(EN.remedy(Findings.only(FindingId.LOST_UPDATE, history)))
                .contains("would have stopped this one")
                .contains("a version number");
    }

    @Test
    void aFenceWhoseCounterWasLostIsToldToKeepItWhereItSurvives() {
        Finding overlap = Findings.only(FindingId.OVERLAP, restarted(Fencing.STRICT));
        Finding stale = Findings.only(FindingId.STALE_WRITE_ACCEPTED, restarted(Fencing.STRICT));

        assertThat(EN.remedy(overlap)).contains("only as long as its counter never goes back");
        assertThat(NB.remedy(overlap)).contains("bare så lenge telleren aldri går tilbake");
        assertThat(EN.explanation(stale)).contains("did not rise with the grants");
        assertThat(EN.remedy(stale))
                .contains("from a counter that never goes back")
                .contains("consensus store");
        assertThat(NB.remedy(stale)).contains("fra en teller som aldri går tilbake");
    }

    @Test
    void aFenceThatHeldAgainstOneWhoseNodeForgotIsToldToo() {
        History history = history()
                .opens(1000, Fencing.STRICT)
                .acquires("A", 0, "tA", 1L, 9000L)
                .kills(500)
                .starts(900, Role.MASTER)
                .acquires("B", 1000, "tB", 1L, 9000L)
                .writes("B", 1200, 1000, -100, 900, 1L)
                .rejected("A", 1300, 900, 1L, 1L)
                .leaves("A", 1400)
                .leaves("B", 1500);

        Set<String> remedies = new HashSet<>();
        Judge.judge(history.build()).findings().forEach(finding -> remedies.add(EN.remedy(finding)));
        assertThat(remedies)
                .singleElement()
                .asString()
                .contains("holds only as long as the counter of its tokens never goes back");
    }

    @Test
    void whatMakesANodeForgetAsksForACounterThatDoesNot() {
        History amnesia = history().acquires("A", 0, "tA", 9000L).kills(500).starts(900, Role.MASTER);
        History evicted = history().acquires("A", 0, "tA", 9000L).evicts(500, "tA");
        History flushed = history()
                .acquires("A", 0, "tA", 9000L)
                .add(400, Event.SCRIPT, 0, new FaultBegan(1, "flush", "n1"))
                .deletes(null, 399, "tA");
        History failover = failover();

        for (History history : List.of(amnesia, evicted, flushed, failover)) {
            Finding belief = Findings.only(FindingId.BELIEF_WITHOUT_STORE, history.leaves("A", 2000));
            assertThat(EN.remedy(belief)).contains("a fencing token whose counter never goes back");
            assertThat(NB.remedy(belief)).contains("et fencing-token fra en teller som aldri går tilbake");
        }
    }

    /** B reads, A, which it has overtaken, writes with the lower token, and then B. */
    private static History readTooEarly(Fencing rule) {
        return history()
                .opens(1000, rule)
                .acquires("A", 0, "tA", 1L, 3000L)
                .reads("A", 10, 1000)
                .expires(3000, "tA")
                .acquires("B", 3004, "tB", 2L, 9000L)
                .reads("B", 3010, 1000)
                .writes("A", 3200, 1000, -100, 900, 1L)
                .writes("B", 3400, 900, -100, 900, 2L)
                .leaves("A", 3410)
                .releases("B", 3420, "tB")
                .ends(3500);
    }

    /** The node loses lock and counter, so that the newer holder C writes with 1 and the older one B with 2. */
    private static History restarted(Fencing rule) {
        return history()
                .opens(1000, rule)
                .acquires("B", 0, "tB", 2L, 9000L)
                .reads("B", 10, 1000)
                .kills(500)
                .starts(900, Role.MASTER)
                .acquires("C", 1000, "tC", 1L, 9000L)
                .reads("C", 1010, 1000)
                .writes("C", 1200, 1000, -100, 900, 1L)
                .writes("B", 1300, 900, -100, 900, 2L)
                .leaves("B", 1400)
                .releases("C", 1500, "tC")
                .ends(1600);
    }

    private static String remedy(String reason) {
        return EN.remedy(Findings.only(FindingId.NOT_ACQUIRED, failing(history(), reason)));
    }

    private static History failing(History history, String reason) {
        return history.requests("B", 100)
                .add(200, "B", 0, new AttemptRefused("B", LOCK, 1, reason))
                .add(201, "B", 0, new LockNotAcquired("B", LOCK, reason))
                .ends(300);
    }
}
