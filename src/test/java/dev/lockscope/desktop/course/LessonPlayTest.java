package dev.lockscope.desktop.course;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.Challenge;
import dev.lockscope.course.Lesson;
import dev.lockscope.course.LessonLoader;
import dev.lockscope.course.Progress;
import dev.lockscope.course.Progress.Prediction;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Origin.How;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.lab.Lab;
import dev.lockscope.model.ModelLab;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.WallClock;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Objects;
import java.util.Queue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The way through a lesson, on the model; its runs are over as soon as they begin, and watched in their own time. */
@Timeout(60)
class LessonPlayTest {

    private static final long LONG = 1_000_000_000_000L;

    private final Queue<Runnable> window = new ArrayDeque<>();
    private final Background background = new Background(Runnable::run, window::add, defect -> {
        throw new AssertionError(defect);
    });
    private final ModelLab model = new ModelLab(WallClock.system(), new Lab.Versions("0", "17"));
    private final Workbench workbench = new Workbench(background, model::open, () -> 42);
    private long time;
    private final Course course = new Course(workbench, () -> time);

    @BeforeEach
    void begin() throws Exception {
        course.begin(lesson("05-late-del-chain"));
    }

    private static Lesson lesson(String folder) throws Exception {
        return LessonLoader.load(Path.of("scenarios/lessons", folder));
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

    /** Runs the page's run from beat to beat to its end. */
    private void runThrough() {
        play().run();
        timePasses();
        while (phase() == Phase.HELD) {
            play().run();
            timePasses();
        }
    }

    private Phase phase() {
        return play().session().get().orElseThrow().phase().get();
    }

    private Progress.OfLesson progress() {
        return course.progress().of(play().lesson().id());
    }

    @Test
    void itBeginsWithWhatStandsOnTheStageBeforeAnythingHasBegun() {
        assertThat(play().page().get()).isEqualTo(Page.SET_UP);
        assertThat(phase()).isEqualTo(Phase.READY);
        assertThat(play().variant().get().flatMap(Scenario::variant)).contains("plain-del");
    }

    @Test
    void theQuestionCannotGoUnseen() {
        play().goTo(Page.OUTCOME);
        assertThat(play().page().get()).isEqualTo(Page.QUESTION);
        play().goTo(Page.OUTCOME);
        assertThat(play().page().get()).isEqualTo(Page.OUTCOME);
    }

    @Test
    void theRunStopsAtEachBeatAndShowsNothingOfWhatLiesAhead() {
        play().next();
        play().next();
        play().run();
        timePasses();
        assertThat(play().standing()).containsExactly("lease-ends");
        assertThat(play().seen().get()).extracting(seen -> seen.beat().id()).containsExactly("lease-ends");
        play().run();
        timePasses();
        assertThat(play().standing()).containsExactly("late-del");
        assertThat(play().grade().get()).isEqualTo(new Grade.Open());
    }

    @Test
    void aRightPredictionIsFoundRightByTheLearnersOwnRun() {
        play().next();
        play().predict("c");
        play().next();
        runThrough();
        assertThat(play().grade().get()).isEqualTo(new Grade.Decided("c"));
        assertThat(play().verdict().get()).isPresent();
        assertThat(progress().prediction()).isEqualTo(Prediction.RIGHT);
        assertThat(progress().chosen()).contains("c");
    }

    @Test
    void whatAWholeRunHasShownIsKept() {
        assertThat(progress().results()).isEmpty();
        play().next();
        play().next();
        runThrough();
        assertThat(progress().results()).containsOnlyKeys("plain-del");
        assertThat(Objects.requireNonNull(progress().results().get("plain-del")).findings())
                .contains(FindingId.OVERLAP, FindingId.FOREIGN_DELETE);
    }

    @Test
    void aWrongPredictionIsFoundWrong() {
        play().next();
        play().predict("a");
        play().next();
        runThrough();
        assertThat(progress().prediction()).isEqualTo(Prediction.WRONG);
    }

    @Test
    void aPredictionCanBeSkipped() {
        play().next();
        play().next();
        runThrough();
        assertThat(progress().prediction()).isEqualTo(Prediction.SKIPPED);
        assertThat(play().grade().get()).isEqualTo(new Grade.Decided("c"));
    }

    @Test
    void oncePlayedThereIsNothingToPredictUntilTheLessonBeginsAnew() {
        play().next();
        play().next();
        assertThat(play().mayPredict()).isTrue();
        runThrough();
        play().back();
        play().predict("c");
        assertThat(play().chosen().get()).isEmpty();
        play().restart();
        assertThat(play().page().get()).isEqualTo(Page.SET_UP);
        assertThat(play().mayPredict()).isTrue();
        assertThat(play().grade().get()).isEqualTo(new Grade.Open());
        assertThat(phase()).isEqualTo(Phase.READY);
        assertThat(workbench.sessions()).hasSize(1);
    }

    @Test
    void theRepairedVariantHasARunOfItsOwnAndTheFirstOneIsThereStill() {
        play().next();
        play().next();
        runThrough();
        Session first = play().session().get().orElseThrow();
        play().goTo(Page.REPAIR);
        assertThat(play().variant().get().flatMap(Scenario::variant)).contains("token-checked");
        assertThat(phase()).isEqualTo(Phase.READY);
        runThrough();
        assertThat(play().verdict().get()).isPresent();
        assertThat(play().grade().get()).isEqualTo(new Grade.Decided("c"));
        play().goTo(Page.OUTCOME);
        assertThat(play().session().get()).contains(first);
        assertThat(workbench.current().get()).contains(first);
        assertThat(play().wholeRuns()).hasSize(2);
    }

    @Test
    void aRunThatWasStartedAnewTakesThePlaceOfTheOldOne() {
        play().next();
        play().next();
        play().run();
        timePasses();
        workbench.restart();
        settle();
        assertThat(play().session().get()).isEqualTo(workbench.current().get());
        assertThat(phase()).isEqualTo(Phase.READY);
        play().run();
        timePasses();
        assertThat(play().standing()).containsExactly("lease-ends");
    }

    @Test
    void aRunThatWasClosedCanBeOpenedAgain() {
        workbench.close(play().session().get().orElseThrow());
        assertThat(play().session().get()).isEmpty();
        play().show();
        assertThat(phase()).isEqualTo(Phase.READY);
    }

    @Test
    void aTryOfTheChallengeCanBeFreePlay() {
        play().next();
        play().goTo(Page.TRY_IT);
        Session tried = play().session().get().orElseThrow();
        assertThat(tried.origin().how()).isInstanceOf(How.Free.class);
        assertThat(tried.isWatched()).isFalse();
        assertThat(play().attempt().get()).isEmpty();
    }

    @Test
    void aTryIsJudgedAsItGoesAndIsNotWonByDoingNothing() throws Exception {
        course.begin(lesson("15-redlock-too-late"));
        play().next();
        play().goTo(Page.TRY_IT);
        play().run();
        timePasses();
        assertThat(play().attempt().get().orElseThrow()).isInstanceOf(Challenge.NotYet.class);
        assertThat(progress().won()).isFalse();
        play().tryAgain();
        assertThat(play().attempt().get()).isEmpty();
        assertThat(phase()).isEqualTo(Phase.READY);
    }

    @Test
    void whoeverComesToTheLastPageHasDoneTheLesson() {
        play().next();
        play().goTo(Page.TAKE_AWAY);
        assertThat(progress().done()).isTrue();
    }

    @Test
    void codeIsPointedAtOnceThereIsARunToSeeItInAndUntilTheLessonIsLeft() {
        assertThat(course.code().get()).isEmpty();
        play().next();
        assertThat(course.code().get()).isEmpty();
        play().next();
        assertThat(course.code().get())
                .isEqualTo(play().lesson().run().orElseThrow().code())
                .isNotEmpty();
        course.leave();
        assertThat(course.code().get()).isEmpty();
    }

    @Test
    void whoeverLeavesALessonLeavesNothingOpen() {
        play().next();
        play().goTo(Page.REPAIR);
        course.leave();
        settle();
        assertThat(workbench.sessions()).isEmpty();
        assertThat(course.current().get()).isEmpty();
    }

    @Test
    void aLessonOfQuestionsHasNoRuns() throws Exception {
        course.begin(lesson("24-do-you-need-it"));
        assertThat(play().pages()).containsExactly(Page.SET_UP, Page.CARDS, Page.QUIZ, Page.TAKE_AWAY);
        assertThat(play().session().get()).isEmpty();
        play().next();
        assertThat(play().page().get()).isEqualTo(Page.CARDS);
    }
}
