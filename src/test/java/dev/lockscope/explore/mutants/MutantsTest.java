package dev.lockscope.explore.mutants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.lockscope.explore.Limits;
import dev.lockscope.explore.Problem;
import dev.lockscope.explore.Result;
import dev.lockscope.explore.Search;
import dev.lockscope.explore.mutants.Mutant.Trial;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The explorer finds every bug, and finds nothing where there is none. */
class MutantsTest {

    private final Map<Trial, Result> stood = new HashMap<>();

    @TestFactory
    Stream<DynamicTest> findsTheBug() {
        return Mutants.all().stream()
                .map(mutant -> dynamicTest(mutant.name(), () -> {
                    assertThat(stood(mutant.trial())).as("without the bug").isInstanceOf(Result.Complete.class);
                    assertThat(explored(mutant.problem()))
                            .as("with the bug")
                            .isInstanceOfSatisfying(Result.Broken.class, found -> {
                                assertThat(found.broken())
                                        .containsExactly(mutant.trial().property());
                            });
                }));
    }

    @Test
    void thereAreAtLeastTwentyBugs() {
        assertThat(Mutants.all()).hasSizeGreaterThanOrEqualTo(20);
        assertThat(Mutants.all()).extracting(Mutant::name).doesNotHaveDuplicates();
    }

    @Test
    void aCopyWithoutABugStandsWhatItsOriginalStands() throws Exception {
        for (Mutant copy : Mutants.faithful()) {
            Result original = stood(copy.trial());
            Result result = explored(copy.problem());

            assertThat(result).as(copy.name()).isInstanceOf(Result.Complete.class);
            assertThat(result.tally().states())
                    .as(copy.name())
                    .isEqualTo(original.tally().states());
        }
    }

    /** Many mutants have the same original and the same trial. */
    private Result stood(Trial trial) throws Exception {
        Result known = stood.get(trial);
        if (known == null) {
            known = explored(trial.problem());
            stood.put(trial, known);
        }
        return known;
    }

    private static Result explored(Problem problem) throws InterruptedException {
        return new Search(problem, Limits.USUAL, 2, System::nanoTime).run(() -> false, tally -> {});
    }
}
