package dev.lockscope.verdict;

import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.testkit.History;
import org.junit.jupiter.api.Test;

class StarvedCheckerTest {

    private static final VerdictText EN = VerdictText.in("en");

    /** C waits; each other asks only after the one before has got the lock. */
    private static History passedOver(int rounds) {
        History history = history().clients("A", "B", "C").requests("C", 0).refused("C", 1);
        for (int i = 1; i <= rounds; i++) {
            String other = i % 2 == 0 ? "A" : "B";
            history.acquires(other, i * 100L, "t" + i, 90L)
                    .refused("C", i * 100L + 10)
                    .releases(other, i * 100L + 50, "t" + i);
        }
        return history;
    }

    @Test
    void aClientThatIsPassedOverAgainAndAgainIsStarved() {
        Finding starved = only(passedOver(3).givesUp("C", 400));

        assertThat(starved.facts())
                .containsEntry("client", "C")
                .containsEntry("rounds", 3L)
                .containsEntry("outcome", "gave-up");
        assertThat(EN.story(starved))
                .isEqualTo(
                        "C asked at 0.000 s and was refused 4 times. Meanwhile the lock was granted 3 times to clients "
                                + "that had come later (B, A). C gave up at 0.400 s.");
        assertThat(VerdictText.in("nb").story(starved)).contains("tildelt 3 ganger");
    }

    @Test
    void itIsStarvedAlsoIfItGetsTheLockInTheEndOrStillWaits() {
        assertThat(only(passedOver(3).acquires("C", 500, "tC", 90L)).facts()).containsEntry("outcome", "got");
        assertThat(only(passedOver(4).ends(600)).facts()).containsEntry("outcome", "waits");
    }

    @Test
    void twoRoundsAreBadLuck() {
        none(passedOver(2).givesUp("C", 400));
    }

    @Test
    void aCrowdThatAsksAtOnceStarvesNobodyWhateverTheOrder() {
        History history = history().clients("A", "B", "C", "D", "E").requests("E", 0);
        for (String client : new String[] {"A", "B", "C", "D"}) {
            history.requests(client, 1);
        }
        history.refused("E", 2);
        long at = 10;
        for (String client : new String[] {"A", "B", "C", "D", "E"}) {
            history.acquires(client, at, "t" + client, 90L).releases(client, at + 5, "t" + client);
            at += 10;
        }
        none(history);
    }

    @Test
    void aPausedClientDidNotAsk() {
        none(passedOver(3).pauses("C", 50).givesUp("C", 400));
    }

    /** A's worker stands still while its watchdog renews. */
    private static History zombie() {
        return history()
                .acquires("A", 0, "tA", 1000L)
                .extendedBy("A", 300, 1300)
                .stalls("A", 500)
                .requests("B", 510)
                .refused("B", 511)
                .extendedBy("A", 600, 1600)
                .extendedBy("A", 900, 1900)
                .extendedBy("A", 1200, 2200)
                .extendedBy("A", 1500, 2500);
    }

    @Test
    void aHolderThatDoesNothingAndRenewsStarvesTheOthers() {
        Finding starved = only(zombie().refused("B", 1600).givesUp("B", 1601).ends(1700));

        assertThat(starved.facts()).containsEntry("holder", "A").containsEntry("renewals", 4L);
        assertThat(EN.story(starved))
                .contains("A's worker stood still since 0.500 s")
                .contains("it would have been free at 1.300 s");
        assertThat(EN.remedy(starved)).contains("Limit how often");
        assertThat(VerdictText.in("nb").story(starved)).contains("fornyelser: 4");
    }

    @Test
    void aLimitOnRenewalsLetsTheOtherIn() {
        none(zombie().expires(2500, "tA")
                .acquires("B", 2510, "tB", 1000L)
                .releases("B", 2600, "tB")
                .ends(2700));
    }

    @Test
    void aHolderThatWorksMayRenew() {
        none(history()
                .acquires("A", 0, "tA", 1000L)
                .requests("B", 10)
                .refused("B", 11)
                .extendedBy("A", 300, 1300)
                .extendedBy("A", 900, 1900)
                .refused("B", 1500)
                .givesUp("B", 1600));
    }

    private static Finding only(History history) {
        return Findings.only(FindingId.STARVED, history);
    }

    private static void none(History history) {
        assertThat(Findings.ids(history)).doesNotContain(FindingId.STARVED);
    }
}
