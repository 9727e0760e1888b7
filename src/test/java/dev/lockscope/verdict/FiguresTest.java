package dev.lockscope.verdict;

import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.testkit.History;
import dev.lockscope.trace.ResourceFact.Fencing;
import org.junit.jupiter.api.Test;

class FiguresTest {

    private static final long MS = 1_000_000;

    @Test
    void grantsAreCountedForEachClientOfTheCast() {
        Figures figures = figures(history()
                .clients("A", "B", "C")
                .acquires("B", 0, "t1", 100L)
                .releases("B", 10, "t1")
                .acquires("B", 20, "t2", 100L)
                .releases("B", 30, "t2")
                .acquires("A", 40, "t3", 100L));

        assertThat(figures.grants()).containsOnlyKeys("A", "B", "C");
        assertThat(figures.grants()).containsEntry("A", 1).containsEntry("B", 2).containsEntry("C", 0);
        assertThat(figures.grants().keySet()).containsExactly("A", "B", "C");
    }

    @Test
    void theLongestWaitEndsWithTheLockOrGivingUpOrACrash() {
        assertThat(figures(history()
                                .requests("A", 0)
                                .acquires("A", 70, "t", 100L)
                                .ends(500))
                        .longestWait())
                .isEqualTo(70 * MS);
        assertThat(figures(history().requests("A", 0).givesUp("A", 80).ends(500))
                        .longestWait())
                .isEqualTo(80 * MS);
        assertThat(figures(history().requests("A", 0).crashes("A", 90).ends(500))
                        .longestWait())
                .isEqualTo(90 * MS);
        assertThat(figures(history().requests("A", 0).ends(500)).longestWait()).isEqualTo(500 * MS);
    }

    @Test
    void overlapsOfTwoPairsAtOnceCountOnce() {
        Figures figures = figures(history()
                .enters("A", 0)
                .enters("B", 100)
                .enters("C", 100)
                .leaves("A", 200)
                .leaves("B", 200)
                .leaves("C", 300));

        assertThat(figures.overlap()).isEqualTo(100 * MS);
        assertThat(figures.mostHolders()).isEqualTo(3);
    }

    @Test
    void theBalanceIsTheFirstValueAndEveryAcceptedChange() {
        Figures figures = figures(history()
                .opens(1000, Fencing.STRICT)
                .writes("A", 10, 1000, -100, 900, 1L)
                .rejected("A", 20, 900, 1L, 1L)
                .writes("B", 30, 900, -50, 950, 2L));

        assertThat(figures.balances())
                .containsExactly(new Balance(History.ACCOUNT, Fencing.STRICT, 1000, 950, 850, 100));
        assertThat(figures.moneyLost()).isEqualTo(100);
        assertThat(figures.writesAccepted()).isEqualTo(2);
        assertThat(figures.writesRejected()).isEqualTo(1);
    }

    @Test
    void anEmptyTraceHasEmptyFigures() {
        Verdict verdict = Judge.judge(history().build());

        assertThat(verdict.findings()).isEmpty();
        assertThat(verdict.figures().completed()).isFalse();
        assertThat(verdict.figures().longestWait()).isZero();
        assertThat(verdict.figures().balances()).isEmpty();
    }

    private static Figures figures(History history) {
        return Judge.judge(history.build()).figures();
    }
}
