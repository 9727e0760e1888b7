package dev.lockscope.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.lockscope.scenario.problem.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every broken file is refused with all its problems, each at its place. What is expected of {@code x.yaml} stands in
 * {@code x.expect}, a line a problem: {@code line:column: what was found -> what was probably meant in [variants]}.
 */
class BrokenScenarioTest {

    private static final Path FOLDER = Path.of("src/test/resources/dev/lockscope/scenario/broken");

    @TestFactory
    Stream<DynamicTest> everyProblemIsToldAtItsPlace() throws IOException {
        List<Path> files = ScenarioFiles.find(FOLDER);
        assertThat(files).hasSizeGreaterThan(100);
        return files.stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
    }

    private static void check(Path file) throws IOException {
        String name = file.getFileName().toString();
        byte[] bytes = Files.readAllBytes(file);
        ScenarioException refused =
                catchThrowableOfType(ScenarioException.class, () -> ScenarioLoader.parse(name, bytes));
        assertThat(refused).isNotNull();
        List<String> told =
                refused.problems().stream().map(BrokenScenarioTest::brief).toList();
        Path expected = file.resolveSibling(name.replace(".yaml", ".expect"));
        assertThat(told).isEqualTo(Files.readAllLines(expected));
        assertThat(refused.problems().get(0).text())
                .startsWith(name + ":" + told.get(0).split(" -> | in \\[")[0]);
    }

    private static String brief(Problem problem) {
        return problem.line() + ":" + problem.column() + ": " + problem.found().in("en")
                + problem.hint().map(hint -> " -> " + hint).orElse("")
                + (problem.variants().isEmpty() ? "" : " in " + problem.variants());
    }

    @Test
    void theFilesThatTheBrokenOnesAreMadeOfAreWhole() throws ScenarioException {
        Path variants = FOLDER.resolveSibling("variants.yaml");
        assertThat(ScenarioLoader.load(variants))
                .extracting(Scenario::fullId)
                .containsExactly("variants:flawed", "variants:repaired");
        Path base = FOLDER.resolveSibling("base.yaml");
        assertThat(ScenarioLoader.load(base).get(0).clients()).hasSize(2);
    }
}
