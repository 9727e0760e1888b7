package dev.lockscope.verdict;

import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.testkit.History;
import org.junit.jupiter.api.Test;

class LivelockCheckerTest {

    private static final long LEASE = 300;

    private static History asked() {
        return history()
                .clients("A", "B")
                .nodes("n1", "n2", "n3")
                .requests("A", 0)
                .requests("B", 0);
    }

    /** A takes n1, B takes n2 and n3 is out of reach, again after each lease. */
    private static History split(History history, int rounds, boolean third) {
        for (int round = 0; round < rounds; round++) {
            long at = round * (LEASE + 100);
            history.on("n1").stores("A", at, "tA" + round, LEASE);
            history.on("n2").stores("B", at, "tB" + round, LEASE);
            if (third) {
                history.on("n3").stores("C", at, "tC" + round, LEASE);
            }
            history.refused("A", at + 10)
                    .refused("A", at + 150)
                    .refused("B", at + 10)
                    .refused("B", at + 150);
        }
        return history;
    }

    @Test
    void aSplitThatComesAgainAndAgainIsALivelock() {
        Finding livelock = only(split(asked(), 3, true).givesUp("A", 1300).givesUp("B", 1300));

        assertThat(livelock.facts())
                .containsEntry("again", 3L)
                .containsEntry("refusals", 12L)
                .containsEntry("division", "A: n1; B: n2");
        assertThat(VerdictText.in("en").story(livelock)).contains("none had a majority, 3 times in all: A: n1; B: n2");
        assertThat(VerdictText.in("nb").story(livelock)).contains("ingen hadde flertall, 3 ganger i alt: A: n1; B: n2");
    }

    @Test
    void aSplitThatIsResolvedIsNone() {
        none(split(asked(), 3, false).on("n1").stores("A", 1300, "tA", 900L).learns("A", 1310, "tA", null));
    }

    @Test
    void oneSplitIsEnoughWhenItLastsUntilAllHaveGivenUp() {
        only(split(asked(), 1, false)
                .refused("A", 200)
                .refused("A", 220)
                .refused("B", 210)
                .givesUp("A", 300)
                .givesUp("B", 300));
    }

    @Test
    void itIsNotOverWhileOneStillTries() {
        none(split(asked(), 3, false).givesUp("A", 1300));
    }

    @Test
    void aRunThatEndsIsTheEndOfTrying() {
        only(split(asked(), 3, false).ends(1300));
    }

    @Test
    void nodesThatAreDownAreNoSplit() {
        History history = asked().nodes("n1", "n2", "n3", "n4", "n5");
        none(split(history, 3, false).givesUp("A", 1300).givesUp("B", 1300));
    }

    @Test
    void aHolderThatKeepsTheOthersOutIsNoLivelock() {
        none(history()
                .clients("A", "B", "C")
                .acquires("C", 0, "tC", 9000L)
                .requests("A", 1)
                .requests("B", 1)
                .refused("A", 10)
                .refused("A", 20)
                .refused("A", 30)
                .refused("B", 10)
                .refused("B", 20)
                .refused("B", 30)
                .givesUp("A", 40)
                .givesUp("B", 40));
    }

    private static Finding only(History history) {
        return Findings.only(FindingId.LIVELOCK, history);
    }

    private static void none(History history) {
        assertThat(Findings.ids(history)).doesNotContain(FindingId.LIVELOCK);
    }
}
