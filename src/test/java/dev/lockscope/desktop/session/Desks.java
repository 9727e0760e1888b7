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
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** A window's thread and background without a window: work is done at once, what comes of it waits to be taken. */
final class Desks {

    static final Path GC_PAUSE = Path.of("scenarios/gc-pause.yaml");

    private final BlockingQueue<Runnable> window = new LinkedBlockingQueue<>();
    final Background background;
    final ModelLab model = new ModelLab(WallClock.system(), new Lab.Versions("0", "17"));

    Desks() {
        this(Runnable::run);
    }

    private Desks(Executor workers) {
        this.background = new Background(workers, window::add, defect -> {
            throw new AssertionError(defect);
        });
    }

    /** With a background of threads, for runs that go on until they are ended. */
    static Desks threaded() {
        return new Desks(task -> {
            Thread thread = new Thread(task, "background");
            thread.setDaemon(true);
            thread.start();
        });
    }

    /** Does what comes to the window's thread until something is so. */
    void settleUntil(BooleanSupplier what) {
        try {
            while (!what.getAsBoolean()) {
                Runnable task = window.poll(20, TimeUnit.SECONDS);
                if (task == null) {
                    throw new AssertionError("nothing happens any more");
                }
                task.run();
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

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
