package dev.lockscope.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.verdict.Finding;
import dev.lockscope.verdict.Judge;
import java.io.IOException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The scenarios that come with the product have the verdict on the model that they expect of real servers. */
class ScenarioFilesOnTheModelTest {

    @TestFactory
    Stream<DynamicTest> theVerdictIsTheExpectedOne() throws IOException {
        return LabScenarios.each(ScenarioFilesOnTheModelTest::run);
    }

    private static void run(Scenario scenario) throws InterruptedException {
        ModelLab lab = new ModelLab(WallClock.system(), new Lab.Versions("test", "17"));
        try (Run run = lab.open(scenario, new RunOptions(1, 7))) {
            run.start();

            assertThat(run.awaitEnd()).isEqualTo(Ending.COMPLETED);
            assertThat(Judge.judge(run.trace()).findings().stream()
                            .map(Finding::id)
                            .collect(Collectors.toSet()))
                    .isEqualTo(scenario.expect().findings());
        }
    }
}
