package dev.lockscope.desktop.classroom;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.course.LessonPlay;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.stage.Screen;

/**
 * The lesson that is under way before a room: while an audience looks on, it stands on the projector beat by beat, and the
 * teacher's notes in a window of their own. Belongs to the thread of the window.
 */
public final class Classroom {

    private final Band band;
    private final Overview overview;
    private final TeacherWindow teacher;
    private final ReadOnlyObjectWrapper<Optional<Presentation>> presentation =
            new ReadOnlyObjectWrapper<>(this, "presentation", Optional.empty());

    /** The classroom of a window; adds its commands to those of the desk. */
    public Classroom(Desk desk) {
        this.band = new Band(desk);
        this.overview = new Overview(desk);
        this.teacher = new TeacherWindow(desk);
        desk.course().presented().bind(desk.look().presenting());
        new ClassroomCommands(desk, this).add();
        desk.course().current().addListener((property, old, now) -> follow(desk, now));
        follow(desk, desk.course().current().get());
    }

    private void follow(Desk desk, Optional<LessonPlay> play) {
        presentation.get().ifPresent(Presentation::close);
        Optional<Presentation> now = play.map(lesson -> new Presentation(lesson, desk.workbench()));
        presentation.set(now);
        band.show(now);
        overview.show(now);
        teacher.show(now);
    }

    /** What the room sees of the lesson, below the picture; nothing while there is no audience, or no lesson. */
    public Region view() {
        return band.view();
    }

    /** What lies over the window when a beat is to be chosen. */
    public Region sheet() {
        return overview.view();
    }

    /** Lets the clock of the teacher's window go on; to be called with every frame. */
    public void pulse() {
        teacher.pulse();
    }

    /** Closes the teacher's window, such as when the main window is closed. */
    public void close() {
        teacher.close();
    }

    /** Opens the teacher's window, away from the screen that the room sees. */
    void openNotes() {
        teacher.open(Optional.ofNullable(band.view().getScene())
                .map(Scene::getWindow)
                .flatMap(window -> Screen.getScreensForRectangle(
                                window.getX() + window.getWidth() / 2, window.getY() + window.getHeight() / 2, 1, 1)
                        .stream()
                        .findFirst()));
    }

    void openOverview() {
        overview.open();
    }

    /** The lesson that is under way, as beats. */
    ReadOnlyObjectProperty<Optional<Presentation>> presentation() {
        return presentation.getReadOnlyProperty();
    }
}
