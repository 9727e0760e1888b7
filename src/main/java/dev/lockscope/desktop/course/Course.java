package dev.lockscope.desktop.course;

import dev.lockscope.course.CodeMark;
import dev.lockscope.course.Glossary;
import dev.lockscope.course.Lesson;
import dev.lockscope.course.LessonException;
import dev.lockscope.course.Lessons;
import dev.lockscope.course.Profiles;
import dev.lockscope.course.Progress;
import dev.lockscope.course.Result;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.trace.Trace;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/**
 * The course in the window: its lessons once they are read, how far the learners of this machine have come, and the lesson
 * that is under way. Belongs to the thread of the window.
 */
public final class Course {

    private final Workbench workbench;
    private final LongSupplier clock;
    private final OwnRuns own = new OwnRuns();
    private final ReadOnlyObjectWrapper<Lessons> lessons =
            new ReadOnlyObjectWrapper<>(this, "lessons", new Lessons(List.of(), Glossary.NONE));
    private final ReadOnlyObjectWrapper<Optional<LessonException>> trouble =
            new ReadOnlyObjectWrapper<>(this, "trouble", Optional.empty());
    private final ReadOnlyObjectWrapper<Profiles> profiles =
            new ReadOnlyObjectWrapper<>(this, "profiles", Profiles.NONE);
    private final ReadOnlyObjectWrapper<List<CodeMark>> code = new ReadOnlyObjectWrapper<>(this, "code", List.of());
    private final ReadOnlyObjectWrapper<Optional<LessonPlay>> current =
            new ReadOnlyObjectWrapper<>(this, "current", Optional.empty());

    private final BooleanProperty presented = new SimpleBooleanProperty(this, "presented");
    private final ReadOnlyBooleanWrapper mayTell = new ReadOnlyBooleanWrapper(this, "mayTell", true);

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
        own.keepOnly(profiles.get().current(), progress().lessons().keySet());
    }

    /** The present learner's whole runs since the program started, the latest of each variant, by the lessons' ids. */
    public Map<String, List<Trace>> runs() {
        return own.of(profiles.get().current());
    }

    /** Keeps what a whole run of a lesson's variant has shown, unless it was a room that looked on. */
    void keep(Lesson lesson, String variant, Trace run, Result result) {
        if (presented.get()) {
            return;
        }
        own.take(profiles.get().current(), lesson.id(), variant, run);
        progress(before -> before.withResult(lesson.id(), variant, result));
    }

    /** How far the present learner has come. */
    public Progress progress() {
        return profiles.get().progress();
    }

    void progress(UnaryOperator<Progress> how) {
        change(before -> before.with(how.apply(before.progress())));
    }

    /**
     * Whether a lesson is shown to a room. What happens then is no learner's: nothing of it is kept, and nobody need be
     * asked before more is told.
     */
    public BooleanProperty presented() {
        return presented;
    }

    /** Keeps how far the learner has come, unless it is a room that looks on. */
    void learn(UnaryOperator<Progress> how) {
        if (!presented.get()) {
            progress(how);
        }
    }

    /**
     * Whether what a lesson's code does wrong may be told: the first run of the lesson that is under way has ended, or
     * there is no lesson.
     */
    public ReadOnlyBooleanProperty mayTell() {
        return mayTell.getReadOnlyProperty();
    }

    void mayTell(boolean may) {
        mayTell.set(may);
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

    /** The steps of recipes that matter on the page that a lesson is at; none where there is no run to look at. */
    public ReadOnlyObjectProperty<List<CodeMark>> code() {
        return code.getReadOnlyProperty();
    }

    void point(List<CodeMark> steps) {
        code.set(List.copyOf(steps));
    }

    /** Begins a lesson at its first page, in the place of the one that is under way. */
    public void begin(Lesson lesson) {
        leave();
        // Whatever was watched in a hurry before: a lesson is read while it runs.
        workbench.speed().set(1);
        LessonPlay play = new LessonPlay(lesson, this, workbench, clock);
        learn(before -> before.withBegun(lesson.id()));
        mayTell(lesson.run().isEmpty());
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
            point(List.of());
            mayTell(true);
            play.close();
        });
    }
}
