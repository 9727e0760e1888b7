package dev.lockscope.desktop.classroom;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.Lessons;
import dev.lockscope.course.Progress;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Commands;
import dev.lockscope.desktop.course.LessonPlay;
import dev.lockscope.desktop.course.Page;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.desktop.shell.MainWindow;
import dev.lockscope.desktop.theme.Look;
import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.lab.Lab;
import dev.lockscope.model.ModelLab;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.WallClock;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** A teacher presents a lesson in the whole window, by keys alone. The runs are those of the model. */
@ExtendWith(ApplicationExtension.class)
class ClassroomByKeysTest {

    /** Much longer than anything takes on a busy machine, s. */
    private static final long PATIENCE = 20;

    /** How much of the time between two beats is skipped at once, ns. */
    private static final long SKIPPED = 10_000_000_000L;

    private final ExecutorService workers = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "background");
        thread.setDaemon(true);
        return thread;
    });
    private final AtomicLong skipped = new AtomicLong();
    private final SystemRunClock clock = SystemRunClock.startingNow();
    private final Workbench workbench = new Workbench(
            new Background(workers, Platform::runLater, defect -> {
                throw new AssertionError(defect);
            }),
            new ModelLab(WallClock.system(), new Lab.Versions("0", "17"))::open,
            () -> 42);
    private final Desk desk = new Desk(
            new Words("en"), new Look(Tone.LIGHT), new Commands(), workbench, () -> clock.nanos() + skipped.get());
    private final FxRobot robot = new FxRobot();
    private Optional<MainWindow> window = Optional.empty();
    private Optional<Stage> main = Optional.empty();

    @Start
    void start(Stage given) {
        // A stage of its own: the one that is given is used again, and would keep every window that was ever on it.
        Stage stage = new Stage();
        MainWindow shown = new MainWindow(desk, stage);
        shown.show();
        stage.toFront();
        window = Optional.of(shown);
        main = Optional.of(stage);
    }

    @AfterEach
    void end() {
        ask(() -> {
            desk.course().leave();
            window.ifPresent(MainWindow::close);
            return true;
        });
        Workbench.closeAll(List.copyOf(workbench.sessions()));
    }

    // What one sees

    private static <T> T ask(Callable<T> question) {
        return WaitForAsyncUtils.waitForAsyncFx(PATIENCE * 1000, question);
    }

    private static void await(String what, Callable<Boolean> seen) {
        try {
            WaitForAsyncUtils.waitFor(PATIENCE, TimeUnit.SECONDS, () -> ask(seen));
        } catch (TimeoutException e) {
            throw new AssertionError("waited in vain until " + what, e);
        }
        WaitForAsyncUtils.waitForFxEvents();
    }

    private LessonPlay play() {
        return desk.course().current().get().orElseThrow();
    }

    private Optional<Node> find(String id) {
        return robot.lookup("#" + id).queryAll().stream()
                .filter(Node::isVisible)
                .findFirst();
    }

    private String reads(String id) {
        return ask(() -> find(id).map(node -> ((Labeled) node).getText()).orElse(""));
    }

    private boolean sees(String id) {
        return ask(() -> find(id).isPresent());
    }

    private void awaitBeat(String title) {
        await("the beat is " + title, () -> {
            if (desk.course()
                    .current()
                    .get()
                    .flatMap(play -> play.session().get())
                    .filter(run -> run.phase().get() == Phase.RUNNING)
                    .isPresent()) {
                skipped.addAndGet(SKIPPED);
            }
            return find("band-title")
                    .filter(node -> ((Labeled) node).getText().equals(title))
                    .isPresent();
        });
    }

    private static List<String> windows() {
        return ask(() -> Window.getWindows().stream()
                .filter(Stage.class::isInstance)
                .map(stage -> ((Stage) stage).getTitle())
                .toList());
    }

    // What one does

    private void press(KeyCode... keys) {
        for (KeyCode key : keys) {
            robot.push(key);
        }
        WaitForAsyncUtils.waitForFxEvents();
    }

    private void present(int lesson, String language) {
        ask(() -> {
            desk.words().speak(language);
            desk.course().take(Lessons.of(Path.of("scenarios/lessons")));
            desk.course().begin(lesson);
            return true;
        });
        await(
                "the lesson has the keys",
                () -> find("lesson-ahead").filter(Node::isFocused).isPresent());
        press(KeyCode.F5);
        await("the room sees it", () -> find("band").isPresent());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nb"})
    void aTeacherLetsTheRoomVoteRunsBeatByBeatAndReveals(String language) {
        boolean norwegian = language.equals("nb");
        present(5, language);
        assertThat(sees("lesson-ahead")).isFalse();
        assertThat(reads("band-title")).isEqualTo(norwegian ? "Mål" : "Goal");
        press(KeyCode.PAGE_DOWN, KeyCode.RIGHT);
        awaitBeat(norwegian ? "Spørsmål" : "Question");
        assertThat(reads("band-state")).isEqualTo(norwegian ? "Stem!" : "Vote!");
        press(KeyCode.A, KeyCode.A, KeyCode.C, KeyCode.A, KeyCode.C, KeyCode.D, KeyCode.BACK_SPACE);
        assertThat(reads("room-count-a")).isEqualTo("3");
        assertThat(reads("room-count-c")).isEqualTo("2");
        assertThat(reads("room-count-d")).isEqualTo("0");
        press(KeyCode.H);
        assertThat(sees("room-count-a")).isFalse();
        assertThat(reads("band-state")).startsWith(norwegian ? "5 stemmer" : "5 votes");
        press(KeyCode.SPACE);
        awaitBeat(norwegian ? "Kjøringen" : "The run");
        for (int moment = 1; moment <= 4; moment++) {
            press(KeyCode.PAGE_DOWN);
            awaitBeat((norwegian ? "Øyeblikk " : "Moment ") + moment);
        }
        press(KeyCode.PAGE_UP);
        awaitBeat(norwegian ? "Øyeblikk 3" : "Moment 3");
        press(KeyCode.PAGE_DOWN);
        awaitBeat(norwegian ? "Øyeblikk 4" : "Moment 4");
        press(KeyCode.PAGE_DOWN);
        awaitBeat(norwegian ? "Dommen" : "The verdict");
        await("the run has a verdict", () -> play().verdict().get().isPresent());
        assertThat(sees("room-right")).isFalse();
        assertThat(reads("room-count-a")).isEqualTo("3");
        press(KeyCode.R);
        awaitBeat(norwegian ? "Svaret" : "The answer");
        await("the right one is marked", () -> find("room-right").isPresent());
        assertThat(ask(() ->
                        find("room-right").orElseThrow().getParent().getParent().getId()))
                .isEqualTo("room-option-c");
        assertThat(reads("room-count-a")).isEqualTo("3");
        assertThat(reads("room-count-c")).isEqualTo("2");
        assertThat(ask(() -> desk.course().progress())).isEqualTo(withNothingLearnt());
    }

    /** The lesson was begun before anybody looked on. */
    private static Progress withNothingLearnt() {
        return Progress.NONE.withBegun("late-del-chain");
    }

    @Test
    void anyBeatIsReachedByItsNumber() {
        present(12, "en");
        press(KeyCode.G);
        await("the beats are shown", () -> find("overview-beat-3").isPresent());
        press(KeyCode.DIGIT6, KeyCode.ENTER);
        awaitBeat("Moment 2");
        assertThat(ask(() -> find("overview").orElseThrow().getParent().isVisible()))
                .isFalse();
        assertThat(ask(() -> play().page().get())).isEqualTo(Page.RUN);
    }

    @Test
    void theTasksOfTheLastLessonAreVotedOnToo() {
        present(24, "en");
        press(KeyCode.PAGE_DOWN, KeyCode.PAGE_DOWN);
        awaitBeat("Task 1");
        press(KeyCode.B, KeyCode.A);
        assertThat(sees("room-right")).isFalse();
        press(KeyCode.R);
        awaitBeat("Task 1: answer");
        assertThat(ask(() ->
                        find("room-right").orElseThrow().getParent().getParent().getId()))
                .isEqualTo("room-option-a");
        assertThat(reads("room-count-b")).isEqualTo("1");
    }

    @Test
    void theNotesStandInAWindowOfTheirOwnWhichFollowsAndClosesWithTheMainOne() {
        present(5, "en");
        press(KeyCode.F6);
        await("the notes are shown", () -> find("teacher-note").isPresent());
        assertThat(windows()).containsExactlyInAnyOrder("Lockscope", "Lockscope: teacher's notes");
        assertThat(ask(() -> find("teacher-note").orElseThrow().getScene()))
                .isNotEqualTo(ask(() -> main.orElseThrow().getScene()));
        assertThat(reads("teacher-now")).isEqualTo("1  Goal");
        assertThat(reads("teacher-next")).isEqualTo("2  On the stage");
        // The keys are those of the main window.
        press(KeyCode.PAGE_DOWN);
        assertThat(reads("teacher-now")).isEqualTo("2  On the stage");
        assertThat(reads("band-title")).isEqualTo("On the stage");
        press(KeyCode.PAGE_DOWN, KeyCode.A, KeyCode.H);
        assertThat(reads("teacher-votes")).startsWith("a: 1    b: 0");
        assertThat(sees("room-count-a")).isFalse();
        skipped.addAndGet(130_000_000_000L);
        await(
                "the clock goes on",
                () -> find("teacher-time")
                        .filter(node -> ((Labeled) node).getText().matches("2:1\\d of about 6 min"))
                        .isPresent());
        ask(() -> {
            desk.words().speak("nb");
            return true;
        });
        assertThat(reads("teacher-now")).isEqualTo("3  Spørsmål");
        ask(() -> {
            window.orElseThrow().close();
            return true;
        });
        assertThat(windows()).isEmpty();
    }

    @Test
    void theLastWindowOfNotesIsNotLeftBehindByALessonThatIsLeft() {
        present(5, "en");
        press(KeyCode.F6);
        await("the notes are shown", () -> find("teacher-note").isPresent());
        ask(() -> {
            desk.course().leave();
            return true;
        });
        assertThat(windows()).containsExactly("Lockscope");
        assertThat(sees("band")).isFalse();
    }
}
