package dev.lockscope.verdict;

import static dev.lockscope.testkit.History.LOCK;
import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.testkit.History;
import dev.lockscope.trace.LockFact.AttemptRefused;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.LockFact.LockNotAcquired;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.TransactionBegan;
import dev.lockscope.trace.ResourceFact.TransactionCommitted;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteOffered;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Each cause has one remedy, which fits it. */
class RemediesTest {

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
                .contains("is a fencing token");
        History taken = expired(Fencing.NONE)
                .conflicts("A", 3300, 900, 1000, 900)
                .writes("A", 3350, 900, -100, 800)
                .leaves("A", 3400);
        assertThat(EN.remedy(Findings.only(FindingId.OVERLAP, taken))).contains("is a fencing token");
    }

    @Test
    void anAnswerThatCameAfterItsLeaseAsksForALookAtTheTime() {
        History history = lateAnswer(3000L * MS);

        for (FindingId id : Set.of(FindingId.OVERLAP, FindingId.BELIEF_WITHOUT_STORE)) {
            Finding finding = Findings.only(id, history);
            assertThat(finding.facts()).containsEntry("cause", "late-answer");
            assertThat(EN.story(finding)).contains("The OK to A came only at 5.000 s, when its lease had run out.");
            assertThat(EN.remedy(finding)).contains("look at it again when the answer has come");
            assertThat(NB.remedy(finding)).contains("på nytt når svaret er kommet");
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
        History history = history()
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
                .promotes(1200)
                .acquires("B", 1300, "tB", 9000L)
                .leaves("A", 2000)
                .leaves("B", 2500);

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
