package dev.lockscope.desktop.inspector.findings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.inspector.Recordings;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.scenario.Expectation;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.Verdict;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ExpectationLineTest {

    private final Words words = new Words("en");
    private final Texts texts = words.of("dev.lockscope.desktop.inspector.inspector");
    private final Expectation expected = Recordings.scenario("gc-pause").expect();
    private final Verdict verdict = Judge.judge(Recordings.trace("gc-pause"));

    private String line(Expectation wanted, boolean complete) {
        return ExpectationLine.text(ExpectationLine.of(verdict, wanted, complete, words.verdicts(), texts));
    }

    @Test
    void onlyARunThatIsCompleteIsWhatWasExpected() {
        assertThat(line(expected, true)).endsWith("That is what was found.");
        assertThat(line(expected, false))
                .doesNotContain("That is what was found")
                .contains("proves nothing");
    }

    @Test
    void findingsAreCalledByTheirTitlesWithWhatFilesCallThemBeside() {
        for (String language : Words.LANGUAGES) {
            words.speak(language);
            for (FindingId id : expected.findings()) {
                assertThat(line(expected, true)).contains(words.verdicts().title(id) + " " + id.id());
            }
            assertThat(ExpectationLine.of(verdict, expected, true, words.verdicts(), texts))
                    .filteredOn(ExpectationLine.Part::id)
                    .hasSameSizeAs(expected.findings());
        }
    }

    @Test
    void whatDiffersIsTold() {
        Expectation none = new Expectation(Set.of());
        assertThat(line(none, true))
                .startsWith("Expected: nothing, it is safe.")
                .contains("Found besides:")
                .doesNotContain("Not found");
    }
}
