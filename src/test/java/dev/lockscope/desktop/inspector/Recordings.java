package dev.lockscope.desktop.inspector;

import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Origin;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.model.ModelLab;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Trace;
import java.util.List;
import java.util.Optional;

/** Runs that happened on the model. */
public final class Recordings {

    private Recordings() {}

    /** The first variant of a scenario that comes with the program. */
    public static Scenario scenario(String name) {
        try {
            return ScenarioLoader.load(LabScenarios.file(name)).get(0);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    /** A whole run of it. */
    public static Trace trace(String name) {
        ModelLab lab = new ModelLab(WallClock.system(), new Lab.Versions("0", "17"));
        try (Run run = lab.open(scenario(name), new RunOptions(1, 42))) {
            run.start();
            run.awaitEnd();
            return run.trace();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** A session of a whole run of it. */
    public static Session session(String name, Background background) {
        Scenario scenario = scenario(name);
        Origin origin = new Origin(LabScenarios.file(name), List.of(), new Origin.How.Recorded());
        return Session.of(trace(name), Optional.of(scenario), origin, background);
    }
}
