package dev.lockscope.lab;

import dev.lockscope.model.ModelLab;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.WallClock;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class PlayOnTheModelTest extends PlayContract {

    @Override
    Run open(Scenario scenario, RunOptions options) {
        return new ModelLab(WallClock.system(), new Lab.Versions("test", "17")).open(scenario, options);
    }
}
