package dev.lockscope.desktop.shell;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.banner.BannerArea;
import dev.lockscope.desktop.carry.CarryArea;
import dev.lockscope.desktop.catalogue.OpeningNote;
import dev.lockscope.desktop.catalogue.TroublePage;
import dev.lockscope.desktop.classroom.Classroom;
import dev.lockscope.desktop.compare.CompareArea;
import dev.lockscope.desktop.compare.CompareSheet;
import dev.lockscope.desktop.compare.Picker;
import dev.lockscope.desktop.contents.StartArea;
import dev.lockscope.desktop.faults.LossPage;
import dev.lockscope.desktop.help.HelpArea;
import dev.lockscope.desktop.lesson.LessonArea;
import dev.lockscope.desktop.session.Opening;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.settings.SettingsSheet;
import dev.lockscope.desktop.tour.TourArea;
import dev.lockscope.desktop.transport.SessionTabs;
import dev.lockscope.desktop.transport.StatusArea;
import dev.lockscope.desktop.transport.TransportArea;
import java.util.Optional;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;

/** The one window of the program: puts its areas together. Belongs to the thread of the window. */
public final class MainWindow {

    /** After how many frames the part for runs is built where none was opened before. */
    private static final int FIRST_FRAMES = 30;

    private final Desk desk;
    private final Stage stage;
    private final BorderPane frame = new BorderPane();
    private final StackPane middle = new StackPane();
    private final VBox foot = new VBox();
    private final BannerArea banner;
    private final AnimationTimer pulse;
    private final StartArea start;
    private final TourArea tour;
    private final LessonArea lesson;
    private final Classroom classroom;
    private final StackPane reading = new StackPane();
    private final CompareArea compare;
    private Optional<Workspace> workspace = Optional.empty();
    private Optional<Left> leftAt = Optional.empty();

    /** Whether the window was asked for a file before it was shown, and has not read it yet. */
    private boolean straight;

    /** A window on a stage that is not shown yet. */
    public MainWindow(Desk desk, Stage stage) {
        this.desk = desk;
        this.stage = stage;
        this.banner = new BannerArea(desk);
        this.start = new StartArea(desk);
        this.tour = new TourArea(desk);
        start.greet(tour.invitation());
        this.lesson = new LessonArea(desk);
        this.classroom = new Classroom(desk);
        this.compare = new CompareArea(desk);
        this.pulse = new AnimationTimer() {
            private int frames;

            @Override
            public void handle(long now) {
                desk.workbench().pulse();
                classroom.pulse();
                // Nobody who has just opened the window waits for it.
                if (++frames == FIRST_FRAMES) {
                    furnish();
                }
            }
        };
        build();
    }

    private void build() {
        CarryArea carry = new CarryArea(desk);
        Region top = new TransportArea(desk).view();
        frame.setTop(row(top, new SessionTabs(desk).view(), banner.view(), start.replayNote()));
        reading.setId("reading");
        reading.getStyleClass().add("reading");
        reading.setVisible(false);
        middle.getChildren().setAll(start.view(), reading, compare.view(), new OpeningNote(desk).view());
        middle.setMinSize(0, 0);
        frame.setCenter(middle);
        StatusArea status = new StatusArea(desk);
        status.whileNothingIsShown(Bindings.createStringBinding(
                () -> isCompared() ? compare.summary().get() : start.summary().get(),
                start.summary(),
                compare.summary(),
                desk.workbench().comparisons().shown()));
        foot.getChildren().setAll(classroom.view(), new Caption(desk).view(), status.view());
        foot.setMinWidth(0);
        frame.setBottom(foot);
        // Else whatever wants to be wider than the window would push all of it out of sight.
        frame.setMinSize(0, 0);
        frame.getStyleClass().add("window");
        desk.workbench().current().addListener((property, old, now) -> {
            old.filter(session -> now.isEmpty())
                    .ifPresent(session -> leftAt = workspace.map(built -> new Left(session, built.scrolled())));
            choose();
            now.ifPresent(session -> {
                leftAt.filter(left -> left.session() == session)
                        // Once everything at the side shows the session again.
                        .ifPresent(left -> Platform.runLater(() -> goBack(left)));
                leftAt = Optional.empty();
            });
        });
        desk.workbench().comparisons().shown().addListener((property, old, now) -> {
            // Where it gives way to a run, that is chosen already.
            if (now.isPresent() || desk.workbench().current().get().isEmpty()) {
                choose();
            }
        });
        lesson.isReading().addListener((property, old, now) -> choose());
        desk.workbench().opening().addListener((property, old, now) -> {
            if (straight && now.isEmpty()) {
                straight = false;
                choose();
            }
        });
        choose();
        HelpArea help = new HelpArea(desk);
        new ViewCommands(desk).add(this::flip, this::close);
        StackPane root = new StackPane(frame, tour.view());
        root.getChildren().add(classroom.sheet());
        root.getChildren().add(carry.sheet());
        root.getChildren().add(new CompareSheet(desk, Picker.dialog()).view());
        root.getChildren().add(new SettingsSheet(desk).view());
        root.getChildren().addAll(help.sheets());
        root.getChildren().addAll(start.sheets());
        root.getChildren().addAll(new LossPage(desk).view(), new TroublePage(desk).view());
        Scene scene = new Scene(root, 1280, 800);
        desk.look().dress(scene);
        desk.commands().listenIn(scene);
        help.listenIn(scene);
        scene.addEventHandler(KeyEvent.KEY_PRESSED, this::escape);
        acceptFiles(scene);
        stage.setScene(scene);
        stage.setTitle("Lockscope");
        stage.setOnHidden(event -> {
            pulse.stop();
            classroom.close();
        });
        new StagePlace(stage, desk.memory()).restore();
        // The program says itself how one leaves.
        stage.setFullScreenExitHint("");
        stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
        desk.look().presenting().addListener((property, old, now) -> {
            stage.setFullScreen(now);
            choose();
            focusPicture();
        });
        stage.fullScreenProperty().addListener((property, old, now) -> {
            if (!now) {
                desk.look().presenting().set(false);
            }
        });
    }

    private static VBox row(Region... rows) {
        VBox one = new VBox(rows);
        one.setMinWidth(0);
        return one;
    }

    /** What nothing else has used the key for: stops what is being opened, puts a story away, ends the tour, or leaves the audience. */
    private void escape(KeyEvent event) {
        if (event.getCode() != KeyCode.ESCAPE) {
            return;
        }
        Optional<Opening> opening = desk.workbench().opening().get();
        if (opening.isPresent()) {
            opening.get().cancel();
        } else if (!banner.dismiss() && !tour.skip()) {
            desk.look().presenting().set(false);
        }
    }

    /** Where the panel at the side was when the start screen came before it. */
    private record Left(Session session, double scrolled) {}

    private void goBack(Left left) {
        workspace.ifPresent(built -> built.scrollTo(left.scrolled()));
    }

    private void choose() {
        boolean shown = desk.workbench().current().get().isPresent();
        boolean opened =
                shown && workspace.filter(built -> built.view().isVisible()).isEmpty();
        if (shown) {
            furnish();
        }
        workspace.ifPresent(built -> built.view().setVisible(shown));
        boolean compared = !shown && isCompared();
        boolean reads = !shown && !compared && lesson.isReading().getValue();
        boolean toARoom = desk.look().presenting().get();
        Region read = toARoom ? classroom.view() : lesson.view();
        if (reads && !reading.getChildren().contains(read)) {
            reading.getChildren().setAll(read);
        } else if (!reads && !foot.getChildren().contains(classroom.view())) {
            foot.getChildren().add(0, classroom.view());
        }
        reading.setVisible(reads);
        boolean chosen = !shown && !reads && !compared && !straight;
        start.view().setVisible(chosen);
        boolean opens = compared && !compare.view().isVisible();
        compare.view().setVisible(compared);
        if (opens) {
            compare.focus();
        } else if (chosen) {
            start.focus();
        } else if (opened && desk.course().current().get().isPresent()) {
            lesson.focus();
        } else if (opened) {
            focusPicture();
        }
    }

    private boolean isCompared() {
        return desk.workbench().comparisons().shown().get().isPresent();
    }

    /** Builds what shows a run, if that is not done: it takes longer than all the rest of the window. */
    private void furnish() {
        if (workspace.isEmpty()) {
            Workspace built = new Workspace(desk, lesson);
            built.view().setVisible(false);
            middle.getChildren().add(1, built.view());
            workspace = Optional.of(built);
        }
    }

    private void flip(String panel) {
        furnish();
        workspace.ifPresent(built -> built.flip(panel));
    }

    private void focusPicture() {
        if (isCompared()) {
            compare.focus();
        }
        workspace.ifPresent(Workspace::focus);
    }

    private void acceptFiles(Scene scene) {
        scene.setOnDragOver(event -> {
            if (event.getDragboard().hasFiles()) {
                event.acceptTransferModes(TransferMode.COPY);
            }
        });
        scene.setOnDragDropped(event -> {
            event.getDragboard().getFiles().forEach(file -> desk.workbench().open(file.toPath()));
            event.setDropCompleted(true);
        });
    }

    /** Offers the tour, if that was never done before. */
    public void invite() {
        tour.invite();
    }

    /** What is to be done when the person closes it. */
    public void onClosing(Runnable action) {
        stage.setOnCloseRequest(event -> {
            workspace.ifPresent(Workspace::remember);
            action.run();
        });
    }

    /** Closes it, as the person could. */
    public void close() {
        stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST));
        stage.hide();
    }

    /** Shows it. */
    public void show() {
        straight = desk.workbench().current().get().isEmpty()
                && desk.workbench().opening().get().isPresent();
        choose();
        stage.show();
        pulse.start();
        if (start.view().isVisible()) {
            start.focus();
        }
    }
}
