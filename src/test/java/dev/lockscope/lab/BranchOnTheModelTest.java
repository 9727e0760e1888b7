package dev.lockscope.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.model.ModelLab;
import dev.lockscope.scenario.NetworkAction;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.RunFact.FreePlayBegan;
import dev.lockscope.trace.ScriptFact;
import dev.lockscope.trace.Trace;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class BranchOnTheModelTest extends BranchContract {

    @Override
    Run open(Scenario scenario, RunOptions options) {
        return new ModelLab(WallClock.system(), new Lab.Versions("test", "17")).open(scenario, options);
    }

    @TestFactory
    Stream<DynamicTest> everyScriptIsDoneAgainToItsEnd() throws IOException {
        return LabScenarios.each(scenario -> {
            Trace old;
            try (Run run = open(scenario, new RunOptions(1, 7))) {
                run.start();
                run.awaitEnd();
                old = run.trace();
            }
            Play branch = Branch.of(old, old.events().size() - 1, new NetworkAction.Heal());
            try (Player player = new Player(open(scenario, new RunOptions(1, 7, branch))).begin()) {
                player.await(FreePlayBegan.class);
                player.run().end();
                player.awaitEnd();

                assertThat(steps(player.trace())).isEqualTo(steps(old));
            }
        });
    }

    private static List<Fact> steps(Trace trace) {
        return trace.events().stream()
                .map(Event::fact)
                .filter(fact -> fact instanceof ScriptFact)
                .toList();
    }
}
