package dev.lockscope.desktop.classroom;

import dev.lockscope.desktop.Desk;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Screen;
import javafx.stage.Stage;

/**
 * The teacher's notes in a window of their own, on the screen that the room does not see where there are two. It has the
 * same keys as the main window, so that it does not matter which of the two is in front.
 */
final class TeacherWindow {

    private static final double WIDTH = 900;
    private static final double HEIGHT = 680;
    private static final double MARGIN = 40;

    private final Desk desk;
    private final TeacherNotes notes;
    private Optional<Stage> stage = Optional.empty();

    TeacherWindow(Desk desk) {
        this.desk = desk;
        this.notes = new TeacherNotes(desk);
    }

    /** Shows the notes of another lesson; without one there is nothing to show. */
    void show(Optional<Presentation> presentation) {
        notes.show(presentation);
        if (presentation.isEmpty()) {
            close();
        }
    }

    /** Opens it, or brings it to the front. */
    void open(Optional<Screen> projector) {
        Stage shown = stage.orElseGet(this::build);
        stage = Optional.of(shown);
        if (!shown.isShowing()) {
            place(shown, projector);
            shown.show();
            notes.focus();
        }
        shown.toFront();
    }

    private Stage build() {
        Stage built = new Stage();
        built.titleProperty().bind(desk.words().of(CueWords.BUNDLE).bind("teacher.window"));
        Scene scene = new Scene(notes.view(), WIDTH, HEIGHT);
        desk.look().dressAside(scene);
        desk.commands().listenIn(scene);
        scene.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                close();
            }
        });
        built.setScene(scene);
        return built;
    }

    private static void place(Stage shown, Optional<Screen> projector) {
        Rectangle2D bounds = Screen.getScreens().stream()
                .filter(screen -> projector.filter(screen::equals).isEmpty())
                .findFirst()
                .orElseGet(Screen::getPrimary)
                .getVisualBounds();
        shown.setWidth(Math.min(WIDTH, bounds.getWidth()));
        shown.setHeight(Math.min(HEIGHT, bounds.getHeight()));
        shown.setX(Math.max(bounds.getMinX(), bounds.getMaxX() - shown.getWidth() - MARGIN));
        shown.setY(
                Math.max(bounds.getMinY(), Math.min(bounds.getMinY() + MARGIN, bounds.getMaxY() - shown.getHeight())));
    }

    /** Puts it away. */
    void close() {
        stage.ifPresent(Stage::hide);
    }

    /** Lets its clock go on. */
    void pulse() {
        if (stage.filter(Stage::isShowing).isPresent()) {
            notes.tick();
        }
    }
}
