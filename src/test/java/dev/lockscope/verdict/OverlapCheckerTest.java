package dev.lockscope.verdict;

import static dev.lockscope.testkit.History.LOCK;
import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.testkit.History;
import dev.lockscope.trace.ClientFact.CriticalSectionEntered;
import dev.lockscope.trace.ClientFact.CriticalSectionLeft;
import dev.lockscope.trace.Trace;
import org.junit.jupiter.api.Test;

class OverlapCheckerTest {

    private static final long MS = 1_000_000;

    @Test
    void twoClientsInTheSectionAtOnceOverlap() {
        Finding overlap = only(
                history().enters("A", 100).enters("B", 300).leaves("A", 450).leaves("B", 900));

        assertThat(overlap.span()).contains(new Span(300 * MS, 450 * MS));
        assertThat(overlap.facts()).containsEntry("first", "A").containsEntry("second", "B");
        assertThat(overlap.facts()).containsEntry("length", 150 * MS).doesNotContainKey("times");
        assertThat(overlap.evidence()).containsExactly(1L, 2L, 3L, 4L);
        assertThat(overlap.severity()).isEqualTo(Severity.DANGER);
    }

    @Test
    void oneAfterAnotherDoesNotOverlap() {
        none(history().enters("A", 100).leaves("A", 300).enters("B", 301).leaves("B", 400));
    }

    @Test
    void enteringAtTheInstantOfLeavingDoesNotOverlap() {
        none(history().enters("A", 100).leaves("A", 300).enters("B", 300).leaves("B", 400));
        none(history().enters("A", 100).enters("B", 300).leaves("A", 300).leaves("B", 400));
    }

    @Test
    void aSectionThatIsLeftInTheInstantInWhichItIsEnteredOverlapsTheOneAroundIt() {
        Finding overlap = only(
                history().enters("A", 100).enters("B", 300).leaves("B", 300).leaves("A", 400));

        assertThat(overlap.span()).contains(new Span(300 * MS, 300 * MS));
        assertThat(overlap.facts()).containsEntry("length", 0L);
        none(history().enters("A", 100).enters("B", 100).leaves("B", 100).leaves("A", 400));
        none(history().enters("A", 100).leaves("A", 300).enters("B", 300).leaves("B", 300));
    }

    @Test
    void aCrashEndsTheSection() {
        none(history().enters("A", 100).crashes("A", 300).enters("B", 301).leaves("B", 400));
    }

    @Test
    void theProgramsEndEndsTheSection() {
        none(history().enters("A", 100).finishes("A", 300).enters("B", 301).leaves("B", 400));
    }

    @Test
    void anUnfinishedSectionLastsToTheTracesEnd() {
        Finding overlap = only(history().enters("A", 100).enters("B", 300).ends(1000));

        assertThat(overlap.span()).contains(new Span(300 * MS, 1000 * MS));
    }

    @Test
    void whatIsUnderWayAtTheLastEventGoesOnToTheInstantThatIsAskedFor() {
        Trace trace = history().enters("A", 100).enters("B", 300).build();
        Verdict atTheEvent = Judge.judge(trace);
        Verdict later = Judge.judge(trace, 2_300 * MS);

        assertThat(atTheEvent.findings()).isEmpty();
        assertThat(later.findings())
                .singleElement()
                .satisfies(overlap -> assertThat(overlap.span()).contains(new Span(300 * MS, 2_300 * MS)));
        assertThat(later.figures().overlap()).isEqualTo(2_000 * MS);
    }

    @Test
    void repeatedOverlapsOfOnePairAreOneFinding() {
        Finding overlap = only(history()
                .enters("A", 100)
                .enters("B", 200)
                .leaves("A", 250)
                .enters("A", 300)
                .leaves("B", 400)
                .leaves("A", 500));

        assertThat(overlap.facts()).containsEntry("times", 2L).containsEntry("length", 150 * MS);
        assertThat(overlap.span()).contains(new Span(200 * MS, 400 * MS));
    }

    @Test
    void threeAtOnceAreThreePairs() {
        History history = history()
                .clients("A", "B", "C")
                .enters("A", 100)
                .enters("B", 200)
                .enters("C", 300)
                .leaves("A", 400)
                .leaves("B", 400)
                .leaves("C", 400);

        assertThat(Findings.of(FindingId.OVERLAP, history)).hasSize(3);
        Figures figures = Judge.judge(history.build()).figures();
        assertThat(figures.mostHolders()).isEqualTo(3);
        assertThat(figures.overlap()).isEqualTo(200 * MS);
    }

    @Test
    void sectionsOfDifferentLocksDoNotOverlap() {
        none(history()
                .enters("A", 100)
                .add(200, "B", 0, new CriticalSectionEntered("B", LOCK + ":other"))
                .add(300, "B", 0, new CriticalSectionLeft("B", LOCK + ":other"))
                .leaves("A", 400));
    }

    @Test
    void theFirstHoldersPauseIsTold() {
        Finding overlap = only(history()
                .enters("A", 100)
                .pauses("A", 150)
                .enters("B", 300)
                .resumes("A", 400, 250)
                .leaves("A", 450)
                .leaves("B", 500));

        assertThat(overlap.facts()).containsEntry("paused", 150 * MS).containsEntry("resumed", 400 * MS);
    }

    private static Finding only(History history) {
        return Findings.only(FindingId.OVERLAP, history);
    }

    private static void none(History history) {
        assertThat(Findings.of(FindingId.OVERLAP, history)).isEmpty();
    }
}
