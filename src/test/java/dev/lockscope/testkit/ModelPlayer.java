package dev.lockscope.testkit;

import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Play;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.model.ModelLab;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Trace;

/** Plays scenarios on the model, to their ends. */
public final class ModelPlayer {

    private ModelPlayer() {}

    public static Trace play(Scenario scenario) throws InterruptedException {
        return play(scenario, 42);
    }

    public static Trace play(Scenario scenario, long seed) throws InterruptedException {
        try (Run run = open(scenario, new RunOptions(1, seed))) {
            run.start();
            run.awaitEnd();
            return run.trace();
        }
    }

    /** A run that nobody leads but the test. */
    public static Run free(Scenario scenario) {
        return open(scenario, new RunOptions(1, 42, new Play.Free()));
    }

    private static Run open(Scenario scenario, RunOptions options) {
        return new ModelLab(WallClock.system(), new Lab.Versions("test", "17")).open(scenario, options);
    }
}
