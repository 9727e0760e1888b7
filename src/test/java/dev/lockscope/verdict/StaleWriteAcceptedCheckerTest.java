package dev.lockscope.verdict;

import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.testkit.History;
import dev.lockscope.trace.LockFact.Release;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteOffered;
import org.junit.jupiter.api.Test;

class StaleWriteAcceptedCheckerTest {

    private static final long MS = 1_000_000;

    @Test
    void aWriteFromAnOlderGrantAfterANewerOneIsStale() {
        Finding stale = only(history()
                .opens(1000, Fencing.NONE)
                .acquires("A", 0, "tA", 3000L)
                .expires(3000, "tA")
                .acquires("B", 3004, "tB", 3000L)
                .writes("B", 3500, 1000, -100, 900)
                .writes("A", 6100, 900, -100, 900));

        assertThat(stale.severity()).isEqualTo(Severity.HARM);
        assertThat(stale.facts())
                .containsEntry("writer", "A")
                .containsEntry("other", "B")
                .containsEntry("leaseEnd", 3000 * MS)
                .containsEntry("lost", 100L)
                .containsEntry("rule", "none");
    }

    @Test
    void aWriteFromAnOlderGrantBeforeTheNewerOnesIsNotStale() {
        none(history()
                .acquires("A", 0, "tA", 3000L)
                .expires(3000, "tA")
                .acquires("B", 3004, "tB", 3000L)
                .writes("A", 3300, 1000, -100, 900)
                .writes("B", 3500, 900, -100, 800));
    }

    @Test
    void writesOfOneGrantAfterAnotherAreNotStale() {
        none(history()
                .acquires("A", 0, "tA", 3000L)
                .writes("A", 100, 1000, -100, 900)
                .releases("A", 200, "tA")
                .acquires("B", 300, "tB", 3000L)
                .writes("B", 400, 900, -100, 800)
                .releases("B", 500, "tB")
                .acquires("A", 600, "tA2", 3000L)
                .writes("A", 700, 800, -100, 700));
    }

    @Test
    void aWriteAfterTheReleaseIsStaleWhenTheNextHolderHasWritten() {
        only(history()
                .acquires("A", 0, "tA", 3000L)
                .releases("A", 200, "tA")
                .acquires("B", 300, "tB", 3000L)
                .writes("B", 400, 1000, -100, 900)
                .writes("A", 500, 900, -100, 900));
    }

    @Test
    void aLowerFenceAfterAHigherOneIsStale() {
        Finding stale = only(history()
                .acquires("A", 0, "tA", 33L, 3000L)
                .expires(3000, "tA")
                .acquires("B", 3004, "tB", 34L, 3000L)
                .writes("B", 3500, 1000, -100, 900, 34L)
                .writes("A", 6100, 900, -100, 800, 33L));

        assertThat(stale.facts()).containsEntry("fence", 33L).containsEntry("otherFence", 34L);
        assertThat(stale.facts()).doesNotContainKey("lost");
    }

    @Test
    void fencesCountMoreThanTheTimeAtWhichClientsLearnOfTheirGrants() {
        // B's grant was stored first, but B learnt of it last.
        none(history()
                .stores("B", 0, "tB", 100L)
                .expires(100, "tB")
                .stores("A", 200, "tA", 3000L)
                .learns("A", 201, "tA", 34L)
                .learns("B", 202, "tB", 33L)
                .writes("B", 300, 1000, -100, 900, 33L)
                .writes("A", 400, 900, -100, 800, 34L));
    }

    @Test
    void aFenceThatWasMintedLateDoesNotMakeALateWriteFresh() {
        only(history()
                .acquires("A", 0, "tA", 2L, 3000L)
                .expires(3000, "tA")
                .acquires("B", 3004, "tB", 1L, 3000L)
                .writes("B", 3500, 1000, -100, 900, 1L)
                .writes("A", 6100, 900, -100, 800, 2L));
    }

    @Test
    void theOrderOfGrantsIsThatOfTheStoreAndNotOfLearning() {
        // A's reply was held: it learnt of its older grant after B had got and used the next one.
        only(history()
                .stores("A", 0, "tA", 1000L)
                .expires(1000, "tA")
                .acquires("B", 1100, "tB", 3000L)
                .writes("B", 1200, 1000, -100, 900)
                .learns("A", 1300, "tA", null)
                .enters("A", 1300)
                .writes("A", 1400, 900, -100, 800));
    }

    @Test
    void aWriteWithoutAGrantIsNobodysStaleWrite() {
        none(history()
                .acquires("B", 0, "tB", 3000L)
                .writes("B", 100, 1000, -100, 900)
                .writes("A", 200, 900, -100, 800));
    }

    @Test
    void aLowerFenceOfTheSameClientIsNoOldGrant() {
        // A nested acquisition got the higher token; the outer section writes after the inner one.
        none(history()
                .acquires("A", 0, "tA", 6L, 3000L)
                .writes("A", 100, 1000, -100, 900, 6L)
                .writes("A", 200, 900, -100, 800, 5L));
    }

    @Test
    void theGrantThatCountsIsTheOneAtTheOffer() {
        History history = history()
                .acquires("A", 0, "tA", 1000L)
                .expires(1000, "tA")
                .acquires("B", 1100, "tB", 1000L)
                .writes("B", 1200, 1000, -100, 900)
                .released("B", 1300, "tB", Release.UNKNOWN)
                .expires(2100, "tB");
        history.add(2200, "A", 0, new WriteOffered(History.ACCOUNT, "A", 900, -100, null));
        long offer = history.last();
        only(history.acquires("A", 2300, "tA2", 1000L)
                .add(2400, History.ACCOUNT, offer, new WriteAccepted(History.ACCOUNT, "A", 900, 900, -100, null)));
    }

    private static Finding only(History history) {
        return Findings.only(FindingId.STALE_WRITE_ACCEPTED, history);
    }

    private static void none(History history) {
        assertThat(Findings.of(FindingId.STALE_WRITE_ACCEPTED, history)).isEmpty();
    }
}
