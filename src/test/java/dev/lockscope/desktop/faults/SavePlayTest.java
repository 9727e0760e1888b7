package dev.lockscope.desktop.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Play;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.model.ModelLab;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.time.WallClock;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SavePlayTest {

    @Test
    void whatWasDoneIsAScenarioByTheNameOfItsFile(@TempDir Path folder) throws Exception {
        Scenario scenario =
                ScenarioLoader.load(Path.of("scenarios/gc-pause.yaml")).get(0);
        ModelLab lab = new ModelLab(WallClock.system(), new Lab.Versions("0", "17"));
        try (Run run = lab.open(scenario, new RunOptions(1, 42, new Play.Free()))) {
            run.hold();
            run.start();
            run.apply(new ClientAction.Start("B"));
            run.end();
            run.awaitEnd();
            Path file = SavePlay.write(run.trace(), scenario, folder.resolve("My play.yaml"));
            assertEquals("my-play", ScenarioLoader.load(file).get(0).id());
        }
    }
}
