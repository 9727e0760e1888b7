package dev.lockscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.lab.Speed;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.Existing;
import dev.lockscope.trace.file.ReadTrace;
import dev.lockscope.trace.file.TraceReader;
import dev.lockscope.trace.file.TraceWriter;
import dev.lockscope.trace.world.World;
import dev.lockscope.trace.world.WorldIndex;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Runs every scenario that comes with the program once, on real servers. */
@Timeout(120)
class ScenarioRunTest {

    private static final double LOWEST = 0.5;

    @TempDir
    private Path folder;

    @TestFactory
    Stream<DynamicTest> aScenarioHasTheVerdictThatItExpectsAndItsTraceStandsForIt() throws IOException {
        Lab lab = new Wiring(System.getenv(), System.getProperties()).lab("en");
        return LabScenarios.each(scenario -> {
            Trace trace = undisturbed(lab, scenario);
            assertVerdict(scenario, trace);
            assertEveryMomentIsTheFoldOfWhatCameBefore(trace);
            assertTheFileTellsTheSame(scenario, trace);
        });
    }

    private static Trace undisturbed(Lab lab, Scenario scenario) throws Exception {
        for (double speed = Speed.FASTEST; speed >= LOWEST; speed /= 2) {
            Trace trace = run(lab, scenario, speed);
            if (!Judge.judge(trace).isDisturbed()) {
                return trace;
            }
        }
        throw new AssertionError("the machine stalled in every run of " + scenario.fullId());
    }

    private static Trace run(Lab lab, Scenario scenario, double speed) throws Exception {
        try (Run run = lab.open(scenario, new RunOptions(speed, 7))) {
            run.start();
            run.awaitEnd();
            return run.trace();
        }
    }

    private static void assertVerdict(Scenario scenario, Trace trace) {
        Verdict verdict = Judge.judge(trace);

        assertThat(verdict.ids())
                .as(scenario.fullId())
                .isEqualTo(scenario.expect().findings());
    }

    private static void assertEveryMomentIsTheFoldOfWhatCameBefore(Trace trace) {
        WorldIndex index = WorldIndex.of(trace);
        World folded = World.initial(trace.header());
        for (int n = 0; n <= trace.events().size(); n++) {
            assertThat(index.at(n)).as("after %d events", n).isEqualTo(folded);
            assertThat(World.after(trace, n)).as("after %d events", n).isEqualTo(folded);
            if (n < trace.events().size()) {
                folded = folded.after(trace.events().get(n));
            }
        }
    }

    private void assertTheFileTellsTheSame(Scenario scenario, Trace trace) throws Exception {
        Path file = folder.resolve(scenario.fullId().replace(':', '-') + ".jsonl");
        TraceWriter.write(file, trace, Existing.KEEP);
        ReadTrace read = TraceReader.read(file);

        assertThat(read.cut()).isEmpty();
        assertThat(read.trace()).isEqualTo(trace);
        assertThat(Judge.judge(read.trace())).isEqualTo(Judge.judge(trace));
    }
}
