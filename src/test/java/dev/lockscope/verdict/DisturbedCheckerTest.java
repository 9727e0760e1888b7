package dev.lockscope.verdict;

import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.Expectation;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.testkit.History;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DisturbedCheckerTest {

    private static final History DISTURBED = history()
            .enters("A", 100)
            .enters("B", 200)
            .disturbed(300, 80, 30)
            .disturbed(400, 250, 30)
            .ends(1000);

    @Test
    void aDisturbedRunHasNoFindingAboutTheLock() {
        Finding disturbed = Findings.only(FindingId.DISTURBED, DISTURBED);

        assertThat(Findings.ids(DISTURBED)).isEqualTo(Set.of(FindingId.DISTURBED));
        assertThat(disturbed.severity()).isEqualTo(Severity.NOT_APPLICABLE);
        assertThat(disturbed.facts()).containsEntry("stall", 250_000_000L);
        assertThat(disturbed.evidence()).containsExactly(3L, 4L);
    }

    @Test
    void aDisturbedVerdictMeetsNothing() {
        Verdict verdict = Judge.judge(DISTURBED.build());

        assertThat(verdict.isDisturbed()).isTrue();
        assertThat(verdict.meets(new Expectation(Set.of()))).isFalse();
        assertThat(verdict.meets(new Expectation(Set.of(FindingId.OVERLAP)))).isFalse();
        assertThat(verdict.meets(new Expectation(Set.of(FindingId.DISTURBED)))).isFalse();
        assertThat(VerdictText.in("en").headline(verdict))
                .isEqualTo("Disturbed: the machine stalled for 0.25 s, so the run proves nothing");
    }

    @Test
    void anUndisturbedVerdictMeetsExactlyWhatWasFound() {
        Verdict verdict = Judge.judge(
                history().enters("A", 100).enters("B", 200).ends(300).build());

        assertThat(verdict.isDisturbed()).isFalse();
        assertThat(verdict.meets(new Expectation(Set.of(FindingId.OVERLAP)))).isTrue();
        assertThat(verdict.meets(new Expectation(Set.of()))).isFalse();
        Expectation more = new Expectation(Set.of(FindingId.OVERLAP, FindingId.LOST_UPDATE));
        assertThat(verdict.meets(more)).isFalse();
        assertThat(verdict.missing(more)).containsExactly(FindingId.LOST_UPDATE);
        assertThat(verdict.unexpected(new Expectation(Set.of()))).containsExactly(FindingId.OVERLAP);
    }
}
