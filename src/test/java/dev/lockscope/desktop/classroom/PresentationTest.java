package dev.lockscope.desktop.classroom;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.Lesson;
import dev.lockscope.course.LessonLoader;
import dev.lockscope.course.Progress;
import dev.lockscope.desktop.course.Course;
import dev.lockscope.desktop.course.Grade;
import dev.lockscope.desktop.course.LessonPlay;
import dev.lockscope.desktop.course.Page;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.lab.Lab;
import dev.lockscope.model.ModelLab;
import dev.lockscope.time.WallClock;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A lesson beat by beat, on the model; its runs are over as soon as they begin, and watched in their own time. */
@Timeout(60)
class PresentationTest {

    private static final long LONG = 1_000_000_000_000L;
    private static final Cue GOAL = Cue.of(Page.SET_UP, Part.GOAL);
    private static final Cue SET_UP = Cue.of(Page.SET_UP, Part.SET_UP);
    private static final Cue QUESTION = Cue.of(Page.QUESTION, Part.QUESTION);
    private static final Cue START = Cue.of(Page.RUN, Part.START);
    private static final Cue VERDICT = Cue.of(Page.OUTCOME, Part.VERDICT);
    private static final Cue ANSWER = Cue.of(Page.OUTCOME, Part.ANSWER);
    private static final Cue WHY = Cue.of(Page.OUTCOME, Part.WHY);
    private static final Cue CHANGE = Cue.repaired(Part.CHANGE, 0, 0);

    private final Queue<Runnable> window = new ArrayDeque<>();
    private final Background background = new Background(Runnable::run, window::add, defect -> {
        throw new AssertionError(defect);
    });
    private final ModelLab model = new ModelLab(WallClock.system(), new Lab.Versions("0", "17"));
    private final Workbench workbench = new Workbench(background, model::open, () -> 42);
    private long time;
    private final Course course = new Course(workbench, () -> time);

    private Presentation present(String folder) {
        try {
            Lesson lesson = LessonLoader.load(Path.of("scenarios/lessons", folder));
            course.presented().set(true);
            course.begin(lesson);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
        return new Presentation(play(), workbench);
    }

    private LessonPlay play() {
        return course.current().get().orElseThrow();
    }

    private void settle() {
        for (Runnable task = window.poll(); task != null; task = window.poll()) {
            task.run();
        }
    }

    private void timePasses() {
        settle();
        time += LONG;
        workbench.pulse();
        settle();
    }

    private void next(Presentation presentation) {
        presentation.next();
        timePasses();
    }

    private Phase phase() {
        return play().session().get().orElseThrow().phase().get();
    }

    @Test
    void theBeatsComeInTheOrderOfTheLesson() {
        Presentation shown = present("05-late-del-chain");
        List<Cue> seen = new ArrayList<>(List.of(shown.cue().get()));
        while (shown.place() < shown.cues().get().size()) {
            next(shown);
            seen.add(shown.cue().get());
        }
        assertThat(seen)
                .startsWith(
                        GOAL,
                        SET_UP,
                        QUESTION,
                        START,
                        Cue.look(1),
                        Cue.look(2),
                        Cue.look(3),
                        Cue.look(4),
                        VERDICT,
                        ANSWER,
                        WHY,
                        CHANGE)
                .endsWith(
                        Cue.repaired(Part.VERDICT, 0, 0),
                        Cue.of(Page.TRY_IT, Part.TASK),
                        Cue.of(Page.TRY_IT, Part.HINT),
                        Cue.of(Page.TAKE_AWAY, Part.TAKE_AWAY))
                .doesNotHaveDuplicates()
                .isEqualTo(shown.cues().get());
    }

    @Test
    void everyBeatIsReachedOnTheWayBackToo() {
        Presentation shown = present("05-late-del-chain");
        while (shown.place() < shown.cues().get().size()) {
            next(shown);
        }
        List<Cue> seen = new ArrayList<>(List.of(shown.cue().get()));
        while (shown.place() > 1) {
            shown.back();
            timePasses();
            seen.add(0, shown.cue().get());
        }
        assertThat(seen).isEqualTo(shown.cues().get());
    }

    @Test
    void theRunStandsStillAtEachMomentUntilItIsAskedOn() {
        Presentation shown = present("05-late-del-chain");
        shown.goTo(START);
        next(shown);
        assertThat(shown.cue().get()).isEqualTo(Cue.look(1));
        timePasses();
        assertThat(phase()).isEqualTo(Phase.HELD);
        assertThat(shown.seen(Cue.look(1)).orElseThrow().beat().id()).isEqualTo("lease-ends");
        assertThat(shown.seen(Cue.look(2))).isEmpty();
    }

    @Test
    void theAnswerIsHeldBackUntilItIsAskedFor() {
        Presentation shown = present("05-late-del-chain");
        shown.goTo(QUESTION);
        assertThat(shown.canReveal()).isFalse();
        shown.goTo(VERDICT);
        timePasses();
        assertThat(shown.cue().get()).isEqualTo(VERDICT);
        assertThat(shown.canReveal()).isTrue();
        shown.reveal();
        assertThat(shown.cue().get()).isEqualTo(ANSWER);
        assertThat(shown.right(ANSWER)).contains("c");
        shown.reveal();
        assertThat(shown.cue().get()).isEqualTo(ANSWER);
    }

    @Test
    void whoJumpsAheadRunsItUntilThere() {
        Presentation shown = present("05-late-del-chain");
        shown.goTo(Cue.look(3));
        for (int i = 0; i < 5; i++) {
            timePasses();
        }
        assertThat(shown.cue().get()).isEqualTo(Cue.look(3));
        assertThat(phase()).isEqualTo(Phase.HELD);
        shown.goTo(Cue.look(1));
        assertThat(shown.cue().get()).isEqualTo(Cue.look(1));
        next(shown);
        assertThat(shown.cue().get()).isEqualTo(Cue.look(2));
        shown.goTo(Cue.repaired(Part.VERDICT, 0, 0));
        timePasses();
        assertThat(shown.cue().get()).isEqualTo(Cue.repaired(Part.VERDICT, 0, 0));
        assertThat(play().verdict().get()).isPresent();
    }

    @Test
    void eachRepairedVariantIsShownInItsTurn() {
        Presentation shown = present("01-two-pods-one-mutex");
        shown.goTo(WHY);
        for (int i = 0; i < 3; i++) {
            timePasses();
        }
        assertThat(shown.cue().get()).isEqualTo(WHY);
        next(shown);
        assertThat(shown.cue().get()).isEqualTo(CHANGE);
        while (shown.cue().get().variant() == 0 && shown.cue().get().page() == Page.REPAIR) {
            next(shown);
        }
        assertThat(shown.cue().get()).isEqualTo(Cue.repaired(Part.CHANGE, 1, 0));
        assertThat(play().variant().get().orElseThrow().variant()).contains("redis-lock");
    }

    @Test
    void theBeatsFollowALessonThatIsLedElsewhere() {
        Presentation shown = present("05-late-del-chain");
        play().goTo(Page.QUESTION);
        assertThat(shown.cue().get()).isEqualTo(QUESTION);
        play().goTo(Page.RUN);
        play().run();
        timePasses();
        assertThat(shown.cue().get()).isEqualTo(Cue.look(1));
        play().restart();
        assertThat(shown.cue().get()).isEqualTo(GOAL);
    }

    @Test
    void aTaskHoldsItsAnswerBackToo() {
        Presentation shown = present("24-do-you-need-it");
        Cue task = new Cue(Page.CARDS, Part.QUESTION, 0, 1);
        shown.goTo(task);
        assertThat(shown.options(task)).containsExactly("a", "b", "c", "d");
        assertThat(shown.canReveal()).isTrue();
        shown.reveal();
        assertThat(shown.cue().get()).isEqualTo(new Cue(Page.CARDS, Part.ANSWER, 0, 1));
        assertThat(shown.right(shown.cue().get())).contains("a");
        assertThat(shown.questionOf(shown.cue().get())).contains(task);
    }

    @Test
    void aRoomLeavesNoTraceInALearnersProgress() {
        Presentation shown = present("05-late-del-chain");
        play().predict("a");
        shown.votes().cast(QUESTION, "a");
        while (shown.place() < shown.cues().get().size()) {
            next(shown);
        }
        assertThat(play().grade().get()).isEqualTo(new Grade.Decided("c"));
        assertThat(play().chosen().get()).isEmpty();
        assertThat(course.progress()).isEqualTo(Progress.NONE);
        assertThat(shown.votes().on(QUESTION).of("a")).isEqualTo(1);
    }

    @Test
    void aRunThatARoomHasSeenIsNoPredictionEvenWhenTheRoomHasLeft() {
        Presentation shown = present("05-late-del-chain");
        shown.goTo(START);
        next(shown);
        course.presented().set(false);
        for (int i = 0; i < 6; i++) {
            next(shown);
        }
        assertThat(play().grade().get()).isEqualTo(new Grade.Decided("c"));
        assertThat(course.progress().of("late-del-chain").prediction()).isEqualTo(Progress.Prediction.OPEN);
    }

    @Test
    void whatIsWrongWithTheCodeMayBeToldOnceTheFirstRunIsOver() {
        Presentation shown = present("05-late-del-chain");
        assertThat(course.mayTell().get()).isFalse();
        shown.goTo(Cue.look(1));
        timePasses();
        assertThat(course.mayTell().get()).isFalse();
        shown.goTo(VERDICT);
        timePasses();
        assertThat(course.mayTell().get()).isTrue();
        play().restart();
        assertThat(course.mayTell().get()).isFalse();
        course.leave();
        assertThat(course.mayTell().get()).isTrue();
    }
}
