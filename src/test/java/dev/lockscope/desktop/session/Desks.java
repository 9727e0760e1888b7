package dev.lockscope.desktop.session;

import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.model.ModelLab;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Trace;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;

/** A window's thread and background without a window: work is done at once, what comes of it waits to be taken. */
final class Desks {

    static final Path GC_PAUSE = Path.of("scenarios/gc-pause.yaml");

    private final Queue<Runnable> window = new ArrayDeque<>();
    final Background background = new Background(Runnable::run, window::add, defect -> {
        throw new AssertionError(defect);
    });
    final ModelLab model = new ModelLab(WallClock.system(), new Lab.Versions("0", "17"));

    /** Does what waits for the window's thread, and what comes of that. */
    void settle() {
        for (Runnable task = window.poll(); task != null; task = window.poll()) {
            task.run();
        }
    }

    static Scenario scenario(Path file) {
        try {
            return ScenarioLoader.load(file).get(0);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    Trace trace(Scenario scenario) throws InterruptedException {
        try (Run run = model.open(scenario, new RunOptions(1, 42))) {
            run.start();
            run.awaitEnd();
            return run.trace();
        }
    }

    Session recorded() throws InterruptedException {
        Scenario scenario = scenario(GC_PAUSE);
        Origin origin = new Origin(GC_PAUSE, List.of(), new Origin.How.Recorded());
        return Session.of(trace(scenario), Optional.of(scenario), origin, background);
    }
}
