package dev.lockscope.desktop.course;

import dev.lockscope.course.Glossary;
import dev.lockscope.course.Lesson;
import dev.lockscope.course.LessonException;
import dev.lockscope.course.Lessons;
import dev.lockscope.course.Profiles;
import dev.lockscope.course.Progress;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Workbench;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The course in the window: its lessons once they are read, how far the learners of this machine have come, and the lesson
 * that is under way. Belongs to the thread of the window.
 */
public final class Course {

    private final Workbench workbench;
    private final LongSupplier clock;
    private final ReadOnlyObjectWrapper<Lessons> lessons =
            new ReadOnlyObjectWrapper<>(this, "lessons", new Lessons(List.of(), Glossary.NONE));
    private final ReadOnlyObjectWrapper<Optional<LessonException>> trouble =
            new ReadOnlyObjectWrapper<>(this, "trouble", Optional.empty());
    private final ReadOnlyObjectWrapper<Profiles> profiles =
            new ReadOnlyObjectWrapper<>(this, "profiles", Profiles.NONE);
    private final ReadOnlyObjectWrapper<Optional<LessonPlay>> current =
            new ReadOnlyObjectWrapper<>(this, "current", Optional.empty());

    /**
     * A course of which nothing is read yet.
     *
     * @param workbench where runs of lessons are opened
     * @param clock the time, ns, for what is watched
     */
    public Course(Workbench workbench, LongSupplier clock) {
        this.workbench = workbench;
        this.clock = clock;
    }

    /** Reads the course in the background, or reads it anew. */
    public void load(Path folder) {
        Background background = workbench.background();
        background.run(() -> Lessons.of(folder), this::take, failure -> {
            if (failure instanceof LessonException wrong) {
                trouble.set(Optional.of(wrong));
            } else {
                throw new IllegalStateException("the course cannot be read", failure);
            }
        });
    }

    /** Takes a course that was read. */
    public void take(Lessons read) {
        trouble.set(Optional.empty());
        lessons.set(read);
    }

    /** The lessons and the glossary; none before they are read. */
    public ReadOnlyObjectProperty<Lessons> lessons() {
        return lessons.getReadOnlyProperty();
    }

    /** What is wrong with the lessons, where they could not be read. */
    public ReadOnlyObjectProperty<Optional<LessonException>> trouble() {
        return trouble.getReadOnlyProperty();
    }

    /** The learners of this machine; whoever keeps them listens to this. */
    public ReadOnlyObjectProperty<Profiles> profiles() {
        return profiles.getReadOnlyProperty();
    }

    /** Changes what is known of the learners, such as when there is another one. */
    public void change(UnaryOperator<Profiles> how) {
        profiles.set(how.apply(profiles.get()));
    }

    /** How far the present learner has come. */
    public Progress progress() {
        return profiles.get().progress();
    }

    void progress(UnaryOperator<Progress> how) {
        change(before -> before.with(how.apply(before.progress())));
    }

    /** The lesson that is under way. */
    public ReadOnlyObjectProperty<Optional<LessonPlay>> current() {
        return current.getReadOnlyProperty();
    }

    /** The lesson that is under way, where a run is a run of one of its scenarios. */
    public Optional<Lesson> lessonOf(Session run) {
        Optional<Path> folder = Optional.ofNullable(run.origin().file().getParent());
        return current.get()
                .map(LessonPlay::lesson)
                .filter(lesson -> folder.filter(lesson.folder()::equals).isPresent());
    }

    /** Begins a lesson at its first page, in the place of the one that is under way. */
    public void begin(Lesson lesson) {
        leave();
        LessonPlay play = new LessonPlay(lesson, this, workbench, clock);
        progress(before -> before.withBegun(lesson.id()));
        current.set(Optional.of(play));
        play.open();
    }

    /** Goes to another lesson of the course, by its number; nothing where there is none. */
    public void begin(int number) {
        lessons.get().lessons().stream()
                .filter(lesson -> lesson.number() == number)
                .findFirst()
                .ifPresent(this::begin);
    }

    /** Leaves the lesson that is under way, and closes its runs. */
    public void leave() {
        current.get().ifPresent(play -> {
            current.set(Optional.empty());
            play.close();
        });
    }
}
