package dev.lockscope.desktop.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.LessonLoader;
import dev.lockscope.desktop.course.Course;
import dev.lockscope.desktop.course.LessonPlay;
import dev.lockscope.desktop.course.Page;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.lab.Lab;
import dev.lockscope.model.ModelLab;
import dev.lockscope.time.WallClock;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Queue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class AheadTest {

    private static final long LONG = 60_000_000_000L;

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
        begin("05-late-del-chain");
    }

    private void begin(String folder) throws Exception {
        course.begin(LessonLoader.load(Path.of("scenarios/lessons", folder)));
    }

    private LessonPlay play() {
        return course.current().get().orElseThrow();
    }

    private String ahead() {
        return ahead(false);
    }

    private String ahead(boolean opening) {
        return Ahead.of(play(), Decks.of(play().lesson()), opening, 24).key();
    }

    private void timePasses() {
        settle();
        time += LONG;
        workbench.pulse();
        settle();
    }

    private void settle() {
        for (Runnable task = window.poll(); task != null; task = window.poll()) {
            task.run();
        }
    }

    @Test
    void theQuestionIsLeftWithAPredictionOrKnowinglyWithoutOne() {
        assertThat(ahead()).isEqualTo("turn.question");
        play().next();
        assertThat(ahead()).isEqualTo("to-run.skipped");
        play().predict("a");
        assertThat(ahead()).isEqualTo("to-run.made");
    }

    @Test
    void aRunIsBegunThenGoesOnFromBeatToBeatAndThenItsOutcomeIsLookedAt() {
        play().next();
        play().next();
        assertThat(ahead()).isEqualTo("start");
        assertThat(ahead(true)).isEqualTo("wait");
        play().run();
        settle();
        assertThat(ahead()).isEqualTo("hold");
        timePasses();
        for (int i = 0; i < 4; i++) {
            assertThat(ahead()).isEqualTo("go-on");
            play().run();
            timePasses();
        }
        assertThat(ahead()).isEqualTo("turn.outcome");
        play().back();
        assertThat(ahead()).isEqualTo("to-run.locked");
        play().goTo(Page.OUTCOME);
        assertThat(ahead()).isEqualTo("turn.repair");
        play().next();
        assertThat(ahead()).isEqualTo("start-repaired");
    }

    @Test
    void fromAnOutcomeThatIsNotDecidedItIsBackToTheRun() {
        play().next();
        play().goTo(Page.OUTCOME);
        assertThat(ahead()).isEqualTo("turn.run");
    }

    @Test
    void aRunThatWasClosedIsOpenedAgain() {
        play().next();
        play().next();
        workbench.close(play().session().get().orElseThrow());
        assertThat(ahead()).isEqualTo("open");
    }

    @Test
    void aTryIsBegunAndThenLeftForTheTakeAway() throws Exception {
        // One that goes by its script, and so comes to an end.
        begin("15-redlock-too-late");
        play().next();
        play().goTo(Page.TRY_IT);
        assertThat(ahead()).isEqualTo("start-try");
        play().run();
        timePasses();
        assertThat(ahead()).isEqualTo("turn.take_away");
        play().next();
        assertThat(ahead()).isEqualTo("next-lesson");
    }

    @Test
    void questionsAreGoneThroughOneByOneAndBehindTheLastLessonIsTheStart() throws Exception {
        begin("24-do-you-need-it");
        assertThat(ahead()).isEqualTo("turn.cards");
        play().next();
        assertThat(ahead()).isEqualTo("skip.cards");
        play().goTo(Page.TAKE_AWAY);
        assertThat(ahead()).isEqualTo("contents");
    }
}
