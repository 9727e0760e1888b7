package dev.lockscope.verdict;

import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.testkit.History;
import org.junit.jupiter.api.Test;

class NotAcquiredCheckerTest {

    @Test
    void aClientThatGivesUpNeverGotTheLock() {
        History history =
                history().requests("B", 100).refused("B", 200).refused("B", 300).givesUp("B", 301);

        Finding finding = Findings.only(FindingId.NOT_ACQUIRED, history);
        assertThat(finding.facts())
                .containsEntry("client", "B")
                .containsEntry("refusals", 2L)
                .containsEntry("waited", 201_000_000L);
        assertThat(finding.severity()).isEqualTo(Severity.NOTE);
    }

    @Test
    void aClientThatGetsItLaterGotIt() {
        History history = history()
                .requests("B", 100)
                .givesUp("B", 301)
                .acquires("B", 400, "tB", 1000L)
                .releases("B", 500, "tB");

        assertThat(Findings.ids(history)).isEmpty();
    }

    @Test
    void aClientThatHadItBeforeDidNotGetItThisTime() {
        History history = history()
                .acquires("B", 100, "tB", 1000L)
                .releases("B", 200, "tB")
                .requests("B", 300)
                .givesUp("B", 400);

        assertThat(Findings.only(FindingId.NOT_ACQUIRED, history).facts()).containsEntry("waited", 100_000_000L);
    }

    @Test
    void aRefusedAttemptIsNotYetTheEnd() {
        assertThat(Findings.ids(history().requests("B", 100).refused("B", 200))).isEmpty();
    }
}
