package dev.lockscope.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The scenario files that come with the product can all be loaded, and editors know their format. */
class ScenarioFilesOfTheLabTest {

    static final Path FOLDER = Path.of("scenarios");

    @TestFactory
    Stream<DynamicTest> everyFileIsAScenario() throws IOException {
        return ScenarioFiles.find(FOLDER).stream()
                .map(file -> DynamicTest.dynamicTest(file.toString(), () -> {
                    for (Scenario scenario : ScenarioLoader.load(file)) {
                        assertThat(file.getFileName()).hasToString(scenario.id() + ".yaml");
                        assertThat(scenario.source()).isEqualTo(Files.readString(file));
                        assertThat(scenario.title().nb())
                                .isNotEqualTo(scenario.title().en());
                        assertThat(scenario.goal().nb())
                                .isNotEqualTo(scenario.goal().en());
                    }
                }));
    }

    @TestFactory
    Stream<DynamicTest> everyFileNamesTheSchemaAtTheTop() throws IOException {
        return ScenarioFiles.find(FOLDER).stream()
                .map(file -> DynamicTest.dynamicTest(file.toString(), () -> {
                    String prefix = "# yaml-language-server: $schema=";
                    String first = Files.readAllLines(file).get(0);
                    assertThat(first).startsWith(prefix);
                    assertThat(file.resolveSibling(first.substring(prefix.length())))
                            .isRegularFile();
                }));
    }
}
