package dev.lockscope.model;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.Trace;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class FaultFactsOnTheModelTest extends FaultFactsContract {

    @Override
    Trace run(Scenario scenario) {
        return ModelRuns.run(scenario);
    }
}
