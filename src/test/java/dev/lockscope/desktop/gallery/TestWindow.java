package dev.lockscope.desktop.gallery;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Commands;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Origin;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.desktop.theme.Look;
import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.model.ModelLab;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.WallClock;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.Stage;

/** A desk for tests of an area, whose runs are played on the model, and a window around the area. */
public final class TestWindow implements AutoCloseable {

    private final ExecutorService workers = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "background");
        thread.setDaemon(true);
        return thread;
    });
    private final Desk desk;
    private final AnimationTimer pulse;

    /** A desk that speaks a language. Belongs to the thread of the window. */
    public TestWindow(String language) {
        Background background = new Background(workers, Platform::runLater, defect -> {
            throw new AssertionError(defect);
        });
        Workbench workbench = new Workbench(background, lab()::open, () -> 42);
        desk = new Desk(
                new Words(language),
                new Look(Tone.LIGHT),
                new Commands(),
                workbench,
                SystemRunClock.startingNow()::nanos);
        pulse = new AnimationTimer() {
            @Override
            public void handle(long now) {
                workbench.pulse();
            }
        };
    }

    /** What areas work with. */
    public Desk desk() {
        return desk;
    }

    /** Shows an area in a window, with time going on. */
    public void show(Stage stage, Parent area, double width, double height) {
        Scene scene = new Scene(area, width, height);
        desk.look().dress(scene);
        desk.commands().listenIn(scene);
        stage.setScene(scene);
        stage.show();
        stage.toFront();
        pulse.start();
    }

    /** A session of a scenario's first variant that was played to its end. */
    public Session played(Path file) {
        try {
            List<Scenario> variants = ScenarioLoader.load(file);
            Origin origin = new Origin(file, variants, new Origin.How.AsWritten());
            try (Run run = lab().open(variants.get(0), new RunOptions(1, 42))) {
                run.start();
                run.awaitEnd();
                return Session.of(
                        run.trace(),
                        Optional.of(variants.get(0)),
                        origin,
                        desk.workbench().background());
            }
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    private static ModelLab lab() {
        return new ModelLab(WallClock.system(), new Lab.Versions("0", "17"));
    }

    /** Ends all that was opened; called on another thread than that of the window. */
    @Override
    public void close() {
        Platform.runLater(pulse::stop);
        Workbench.closeAll(List.copyOf(desk.workbench().sessions()));
    }
}
