package dev.lockscope.verdict;

import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.testkit.History;
import dev.lockscope.trace.ResourceFact.Compare;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.Keys;
import org.junit.jupiter.api.Test;

class DoubleEffectCheckerTest {

    @Test
    void twoChargesForOneKeyAreOneTooMany() {
        History history = history()
                .opens(1000, Fencing.NONE)
                .charges("A", 100, "42", 100, 1000, null)
                .pauses("B", 150)
                .resumes("B", 180, 30)
                .charges("B", 200, "42", 100, 900, null);

        Finding twice = Findings.only(FindingId.DOUBLE_EFFECT, history);
        assertThat(twice.facts())
                .containsEntry("key", "42")
                .containsEntry("times", 2L)
                .containsEntry("extra", 100L)
                .containsEntry("first", "A")
                .containsEntry("second", "B")
                .containsKey("resumed")
                .doesNotContainKey("more");
        assertThat(twice.evidence()).containsExactly(3L, 4L, 5L, 7L);
        assertThat(twice.severity()).isEqualTo(Severity.HARM);
        assertThat(Judge.judge(history.build()).figures().moneyLost()).isZero();
        assertThat(Judge.judge(history.build()).figures().takenTooMuch()).isEqualTo(100);
    }

    @Test
    void theSameClientCanDoItToo() {
        History history = history()
                .opens(1000, Fencing.NONE)
                .charges("A", 100, "42", 100, 1000, null)
                .charges("A", 200, "42", 50, 900, null)
                .charges("A", 300, "42", 50, 850, null);

        assertThat(Findings.only(FindingId.DOUBLE_EFFECT, history).facts())
                .containsEntry("more", 3L)
                .containsEntry("extra", 100L);
    }

    @Test
    void chargesForDifferentKeysAreFine() {
        none(history()
                .opens(1000, Fencing.NONE)
                .charges("A", 100, "42", 100, 1000, null)
                .charges("B", 200, "43", 100, 900, null));
    }

    @Test
    void whatWasRejectedOrReplayedHadNoEffect() {
        none(history()
                .opens(1000, Fencing.NONE, Compare.NONE, Keys.IDEMPOTENT)
                .charges("A", 100, "42", 100, 1000, null)
                .replayed("B", 200, "42", 900)
                .chargeRejected("B", 300, "42", 900, null, null));
    }

    @Test
    void aChargeFromTheRightfulHolderThatTheStrictRuleTurnsAwayIsAFalseReject() {
        History history = history()
                .opens(1000, Fencing.STRICT)
                .acquires("A", 100, "a", 34L, null)
                .charges("A", 200, "42", 100, 1000, 34L)
                .chargeRejected("A", 300, "43", 900, 34L, 34L);

        assertThat(Findings.ids(history)).contains(FindingId.FALSE_REJECT).doesNotContain(FindingId.DOUBLE_EFFECT);
    }

    @Test
    void aLateChargeOfAnOldHolderIsStale() {
        History history = history()
                .opens(1000, Fencing.NONE)
                .acquires("A", 100, "a", 50L)
                .expires(150, "a")
                .acquires("B", 200, "b", null)
                .charges("B", 300, "42", 100, 1000, null)
                .charges("A", 400, "42", 100, 900, null);

        assertThat(Findings.ids(history)).contains(FindingId.STALE_WRITE_ACCEPTED, FindingId.DOUBLE_EFFECT);
    }

    private static void none(History history) {
        assertThat(Findings.of(FindingId.DOUBLE_EFFECT, history)).isEmpty();
    }
}
