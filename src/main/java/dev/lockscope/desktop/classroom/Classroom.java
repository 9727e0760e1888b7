package dev.lockscope.desktop.classroom;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.course.LessonPlay;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.layout.Region;

/**
 * The lesson that is under way before a room: while an audience looks on, it stands on the projector beat by beat, and the
 * teacher's notes in a window of their own. Belongs to the thread of the window.
 */
public final class Classroom {

    private final Band band;
    private final Overview overview;
    private final ReadOnlyObjectWrapper<Optional<Presentation>> presentation =
            new ReadOnlyObjectWrapper<>(this, "presentation", Optional.empty());

    /** The classroom of a window; adds its commands to those of the desk. */
    public Classroom(Desk desk) {
        this.band = new Band(desk);
        this.overview = new Overview(desk);
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
    }

    /** What the room sees of the lesson, below the picture; nothing while there is no audience, or no lesson. */
    public Region view() {
        return band.view();
    }

    /** What lies over the window when a beat is to be chosen. */
    public Region sheet() {
        return overview.view();
    }

    void openOverview() {
        overview.open();
    }

    /** The lesson that is under way, as beats. */
    ReadOnlyObjectProperty<Optional<Presentation>> presentation() {
        return presentation.getReadOnlyProperty();
    }
}
