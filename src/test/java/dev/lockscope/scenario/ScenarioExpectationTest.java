package dev.lockscope.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.model.ModelLab;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.verdict.Judge;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** On the model, where nothing is slow, every scenario comes to its end and to the findings that its file names. */
class ScenarioExpectationTest {

    @TestFactory
    Stream<DynamicTest> everyScenarioComesToItsExpectation() throws IOException {
        return LabScenarios.each(ScenarioExpectationTest::check);
    }

    private static void check(Scenario scenario) throws InterruptedException {
        ModelLab lab = new ModelLab(WallClock.system(), new Lab.Versions("test", "17"));
        try (Run run = lab.open(scenario, new RunOptions(1, 1))) {
            run.start();
            assertThat(run.awaitEnd()).isEqualTo(Ending.COMPLETED);
            assertThat(Judge.judge(run.trace()).ids())
                    .isEqualTo(scenario.expect().findings());
        }
    }
}
