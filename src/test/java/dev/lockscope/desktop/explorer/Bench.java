package dev.lockscope.desktop.explorer;

import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Explorations.Question;
import dev.lockscope.desktop.session.RunsOpener;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.explore.Budget;
import dev.lockscope.explore.FaultKind;
import dev.lockscope.explore.Limits;
import dev.lockscope.explore.Playing;
import dev.lockscope.explore.Property;
import dev.lockscope.lab.Lab;
import dev.lockscope.model.ModelLab;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.time.WallClock;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/** A workbench and an explorer on it without a window; what comes to the window's thread waits to be taken. */
final class Bench {

    /** So much can go wrong that no search of it ends while a test runs. */
    static final Budget ENDLESS = Budget.of(Map.of(
            FaultKind.PAUSE,
            7,
            FaultKind.CRASH_CLIENT,
            7,
            FaultKind.LOST_REQUEST,
            7,
            FaultKind.LOST_REPLY,
            7,
            FaultKind.LATE_REQUEST,
            7));

    private static final Limits LONG = new Limits(2_000_000_000, 10_000, Duration.ofHours(1));

    private final BlockingQueue<Runnable> window = new LinkedBlockingQueue<>();
    private final AtomicInteger busy = new AtomicInteger();
    final ModelLab model = new ModelLab(WallClock.system(), new Lab.Versions("0", "17"));
    final Background background;
    final Workbench workbench;
    final Exploring exploring;
    final Replays replays;

    Bench() {
        this(Optional.empty());
    }

    /** With another one that starts the servers than the model. */
    Bench(Optional<RunsOpener> runs) {
        background = new Background(
                task -> {
                    busy.incrementAndGet();
                    Thread thread = new Thread(
                            () -> {
                                try {
                                    task.run();
                                } finally {
                                    busy.decrementAndGet();
                                    window.add(() -> {});
                                }
                            },
                            "background");
                    thread.setDaemon(true);
                    thread.start();
                },
                window::add,
                defect -> {
                    throw new AssertionError(defect);
                });
        workbench = new Workbench(background, runs.orElse(model::open), () -> 42);
        exploring =
                new Exploring(workbench.explorations(), background, new Playing(model), 2, System::nanoTime, defect -> {
                    throw new AssertionError(defect);
                });
        replays = new Replays(workbench);
        exploring.state().addListener((property, old, now) -> replays.follow(exploring.found()));
    }

    /** Does what comes to the window's thread until something is so, and lets its frames go by. */
    void settleUntil(BooleanSupplier what) throws InterruptedException {
        long limit = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!what.getAsBoolean()) {
            Runnable task = window.poll(10, TimeUnit.MILLISECONDS);
            if (task != null) {
                task.run();
            }
            workbench.pulse();
            if (System.nanoTime() > limit) {
                throw new AssertionError("nothing happens any more");
            }
        }
    }

    /** Does what comes until nothing is worked at any more. */
    void settle() throws InterruptedException {
        settleUntil(() -> busy.get() == 0 && window.isEmpty());
    }

    /** Whether nothing is worked at. */
    boolean isQuiet() {
        return busy.get() == 0;
    }

    static Scenario scenario(String id) {
        try {
            return ScenarioLoader.load(LabScenarios.file(id)).get(0);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    static Asked asked(String id, Budget budget, Limits limits, Property... properties) {
        Scenario scenario = scenario(id);
        Question question = new Question(
                scenario,
                scenario.title().en(),
                Optional.<Path>empty(),
                budget,
                properties.length == 0 ? Set.of(Property.values()) : Set.of(properties));
        return new Asked(question, limits);
    }

    /** What breaks in a few moves. */
    static Asked breakable() {
        return asked("gc-pause", Budget.USUAL, Limits.USUAL);
    }

    /** What is searched until somebody stops it. */
    static Asked endless() {
        return asked("gc-pause-fenced", ENDLESS, LONG, Property.NO_STALE_WRITE);
    }
}
