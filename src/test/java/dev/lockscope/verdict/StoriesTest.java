package dev.lockscope.verdict;

import static dev.lockscope.scenario.FindingId.BELIEF_WITHOUT_STORE;
import static dev.lockscope.scenario.FindingId.FOREIGN_DELETE;
import static dev.lockscope.scenario.FindingId.LOST_UPDATE;
import static dev.lockscope.scenario.FindingId.OVERLAP;
import static dev.lockscope.scenario.FindingId.STALE_WRITE_ACCEPTED;
import static dev.lockscope.scenario.FindingId.STALE_WRITE_REJECTED;
import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.testkit.History;
import dev.lockscope.trace.LockFact.Release;
import dev.lockscope.trace.ResourceFact.Fencing;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The classic stories from beginning to end: what is found in them and how it is told. */
class StoriesTest {

    private static final VerdictText EN = VerdictText.in("en");
    private static final VerdictText NB = VerdictText.in("nb");

    /** A is paused beyond its lease, B works meanwhile, A goes on. */
    private static History gcPause() {
        return history()
                .opens(1000, Fencing.NONE)
                .acquires("A", 0, "tA", 3000L)
                .reads("A", 100, 1000)
                .pauses("A", 1200)
                .expires(3000, "tA")
                .acquires("B", 3004, "tB", 3000L)
                .reads("B", 3100, 1000)
                .writes("B", 3200, 1000, -100, 900)
                .releases("B", 4844, "tB")
                .finishes("B", 4845)
                .resumes("A", 6000, 4800)
                .writes("A", 6100, 900, -100, 900)
                .leaves("A", 6200)
                .released("A", 6201, "tA", Release.NOT_OURS)
                .finishes("A", 6202)
                .ends(6300);
    }

    private static History fenced() {
        return history()
                .opens(1000, Fencing.AT_LEAST)
                .acquires("A", 0, "tA", 33L, 3000L)
                .reads("A", 100, 1000)
                .pauses("A", 1200)
                .expires(3000, "tA")
                .acquires("B", 3004, "tB", 34L, 3000L)
                .reads("B", 3100, 1000)
                .writes("B", 3200, 1000, -100, 900, 34L)
                .releases("B", 4844, "tB")
                .resumes("A", 6000, 4800)
                .rejected("A", 6100, 900, 33L, 34L)
                .leaves("A", 6200)
                .released("A", 6201, "tA", Release.NOT_OURS)
                .ends(6300);
    }

    /** A's work outlives its lease; by then B holds the lock. How A deletes decides whether B keeps it. */
    private static History lateRelease(boolean safe) {
        History history = history()
                .opens(1000, Fencing.NONE)
                .acquires("A", 0, "tA", 2000L)
                .writes("A", 500, 1000, -100, 900)
                .expires(2000, "tA")
                .acquires("B", 2100, "tB", 2000L)
                .leaves("A", 2500);
        if (!safe) {
            history.deletes("A", 2501, "tB");
        }
        history.released("A", 2502, "tA", safe ? Release.NOT_OURS : Release.RELEASED)
                .reads("B", 2600, 900)
                .writes("B", 2700, 900, -100, 800);
        return safe
                ? history.releases("B", 2800, "tB").ends(3000)
                : history.leaves("B", 2800).ends(3000);
    }

    @Test
    void aPauseBeyondTheLeaseLosesMoney() {
        Verdict verdict = Judge.judge(gcPause().build());

        assertThat(verdict.ids()).isEqualTo(Set.of(OVERLAP, BELIEF_WITHOUT_STORE, STALE_WRITE_ACCEPTED, LOST_UPDATE));
        assertThat(EN.headline(verdict)).isEqualTo("Two holders for 1.84 s, 100 kr lost");
        assertThat(NB.headline(verdict)).isEqualTo("To innehavere i 1,84 s, 100 kr tapt");
        Finding stale = Findings.only(STALE_WRITE_ACCEPTED, gcPause());
        assertThat(EN.story(stale))
                .isEqualTo("A's lease ended at 3.000 s. B acquired at 3.004 s and wrote at 3.200 s. A, paused from "
                        + "1.200 s to 6.000 s, wrote at 6.100 s: accepted, 100 kr lost.");
        assertThat(NB.story(stale)).contains("3,004 s").contains("100 kr tapt");
        assertThat(EN.explanation(stale)).contains("does not look at fencing tokens");
    }

    @Test
    void theFenceTurnsTheLateWriteAway() {
        Verdict verdict = Judge.judge(fenced().build());

        assertThat(verdict.ids()).isEqualTo(Set.of(OVERLAP, BELIEF_WITHOUT_STORE, STALE_WRITE_REJECTED));
        assertThat(EN.headline(verdict)).isEqualTo("Two holders for 1.84 s, stale write rejected, no harm done");
        assertThat(NB.headline(verdict)).endsWith(", uten skade");
        Finding rejected = Findings.only(STALE_WRITE_REJECTED, fenced());
        assertThat(EN.story(rejected))
                .isEqualTo(
                        "A's lease ended at 3.000 s. B acquired at 3.004 s with token 34. A, paused from 1.200 s "
                                + "to 6.000 s, wrote at 6.100 s with token 33: rejected, since the resource had seen token 34.");
        assertThat(EN.explanation(rejected)).contains("at-least");
        assertThat(verdict.figures().moneyLost()).isZero();
        assertThat(verdict.figures().writesAccepted()).isEqualTo(1);
        assertThat(verdict.figures().writesRejected()).isEqualTo(1);
    }

    @Test
    void aSafeReleaseLeavesTheNewHolder() {
        Verdict verdict = Judge.judge(lateRelease(true).build());

        assertThat(verdict.ids()).isEqualTo(Set.of(OVERLAP, BELIEF_WITHOUT_STORE));
        assertThat(verdict.figures().grants()).containsEntry("A", 1).containsEntry("B", 1);
    }

    @Test
    void aNaiveReleaseDeletesTheNewHoldersLock() {
        Verdict verdict = Judge.judge(lateRelease(false).build());

        assertThat(verdict.ids()).isEqualTo(Set.of(OVERLAP, BELIEF_WITHOUT_STORE, FOREIGN_DELETE));
        assertThat(EN.story(Findings.only(FOREIGN_DELETE, lateRelease(false))))
                .isEqualTo("A's lease ended at 2.000 s. B took lock:account at 2.100 s. A deleted the key at 2.501 s, "
                        + "and the lock was free while B relied on it.");
    }

    @Test
    void aLateWriteThatWasTakenIsNotCalledHarmless() {
        History history = history()
                .opens(1000, Fencing.NONE)
                .acquires("A", 0, "tA", 3000L)
                .expires(3000, "tA")
                .acquires("B", 3004, "tB", 3000L)
                .writes("A", 3100, 1000, -100, 900)
                .leaves("A", 3200)
                .ends(3300);

        assertThat(EN.headline(Judge.judge(history.build()))).isEqualTo("Two holders for 0.196 s");
    }

    @Test
    void aRunInWhichNothingBrokeIsSafeOnlyWhenItIsOver() {
        History history = history().acquires("A", 0, "tA", 3000L).releases("A", 100, "tA");
        assertThat(EN.headline(Judge.judge(history.build()))).startsWith("Nothing has broken so far");

        history.ends(200);
        assertThat(EN.headline(Judge.judge(history.build()))).isEqualTo("Safe: nothing broke in this run");
        assertThat(NB.headline(Judge.judge(history.build()))).startsWith("Trygt");
    }

    @Test
    void theWholeRunIsToldInTheOrderOfTime() {
        assertThat(EN.story(gcPause().build()))
                .containsExactly(
                        "0.000 s: A acquired lock:account.",
                        "1.200 s: A was paused.",
                        "3.000 s: The lease of lock:account on n1 ran out; it was A's.",
                        "3.004 s: B acquired lock:account.",
                        "3.200 s: B wrote 900 kr; account had 1000 kr and accepted it.",
                        "4.844 s: B released lock:account.",
                        "6.000 s: A went on after 4.8 s.",
                        "6.100 s: A wrote 900 kr, 3.1 s after its lock was gone; account had 900 kr and accepted it: "
                                + "100 kr lost.",
                        "6.201 s: A is done with lock:account, but its release deleted no key of its own for certain.");
        assertThat(NB.story(lateRelease(false).build()))
                .contains("2,501 s: Nøkkelen til lock:account på n1, som tilhørte B, ble slettet av A.");
    }

    @Test
    void aDeadlineWithoutANoticeIsToldWhereItPassed() {
        History history =
                history().acquires("A", 0, "tA", 3000L).refused("B", 2000).ends(5000);

        assertThat(EN.story(history.build()))
                .containsExactly(
                        "0.000 s: A acquired lock:account.",
                        "3.000 s: The lease of lock:account on n1 ran out; it was A's.");
    }
}
