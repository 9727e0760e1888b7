package dev.lockscope.testkit;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.ScenarioFiles;
import dev.lockscope.scenario.ScenarioLoader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** The scenarios that come with the product, every variant of every file. */
public final class LabScenarios {

    /** What is to be done with a scenario. */
    @FunctionalInterface
    public interface Trial {
        void of(Scenario scenario) throws Exception;
    }

    private LabScenarios() {}

    public static List<Scenario> all() throws IOException {
        return in(Path.of("scenarios"));
    }

    /** The file of the scenario of that id, wherever it is kept. */
    public static Path file(String id) {
        try {
            return ScenarioFiles.find(Path.of("scenarios")).stream()
                    .filter(file -> file.endsWith(id + ".yaml"))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("no scenario " + id));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The scenarios of all files of a folder. */
    public static List<Scenario> in(Path folder) throws IOException {
        List<Scenario> scenarios = new ArrayList<>();
        for (Path file : ScenarioFiles.find(folder)) {
            try {
                scenarios.addAll(ScenarioLoader.load(file));
            } catch (ScenarioException e) {
                throw new AssertionError(e.getMessage(), e);
            }
        }
        return scenarios;
    }

    /** A test for each scenario, named as the scenario. */
    public static Stream<DynamicTest> each(Trial trial) throws IOException {
        return all().stream().map(scenario -> DynamicTest.dynamicTest(scenario.fullId(), () -> trial.of(scenario)));
    }
}
