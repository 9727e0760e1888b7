package dev.lockscope.desktop.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.Lessons;
import dev.lockscope.course.Progress;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Commands;
import dev.lockscope.desktop.course.LessonPlay;
import dev.lockscope.desktop.course.Page;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.desktop.shell.MainWindow;
import dev.lockscope.desktop.theme.Look;
import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.lab.Lab;
import dev.lockscope.model.ModelLab;
import dev.lockscope.scenario.Action;
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
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** In a lesson, the explorer is asked after the learner's own try, and counts faults after the learner's guess. */
@ExtendWith(ApplicationExtension.class)
class AskingTheExplorerTest {

    /** Much longer than anything takes on a busy machine, s. */
    private static final long PATIENCE = 60;

    private final ExecutorService workers = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "background");
        thread.setDaemon(true);
        return thread;
    });
    private final SystemRunClock clock = SystemRunClock.startingNow();
    private final Workbench workbench = new Workbench(
            new Background(workers, Platform::runLater, defect -> {
                throw new AssertionError(defect);
            }),
            new ModelLab(WallClock.system(), new Lab.Versions("0", "17"))::open,
            () -> 42);
    private final Desk desk = new Desk(new Words("en"), new Look(Tone.LIGHT), new Commands(), workbench, clock::nanos);
    private final FxRobot robot = new FxRobot();
    private Optional<MainWindow> window = Optional.empty();

    @Start
    void start(Stage given) {
        // A stage of its own: the one that is given is used again, and would keep every window that was ever on it.
        Stage stage = new Stage();
        MainWindow shown = new MainWindow(desk, stage);
        shown.show();
        stage.toFront();
        window = Optional.of(shown);
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

    private Optional<Node> find(String id) {
        return robot.lookup("#" + id).queryAll().stream()
                .filter(Node::isVisible)
                .findFirst();
    }

    private boolean sees(String id) {
        return ask(() -> find(id).filter(node -> node.getParent().isVisible()).isPresent());
    }

    private String reads(String id) {
        return ask(() -> find(id).map(node -> ((Labeled) node).getText()).orElse(""));
    }

    private boolean can(String command) {
        return ask(() -> desk.commands().find(command).orElseThrow().possible().get());
    }

    private LessonPlay play() {
        return desk.course().current().get().orElseThrow();
    }

    private Progress.OfLesson progress() {
        return ask(() -> desk.course().progress().of(play().lesson().id()));
    }

    private void tryLesson(int lesson, String language) {
        ask(() -> {
            desk.words().speak(language);
            desk.course().take(Lessons.of(Path.of("scenarios/lessons")));
            desk.course().begin(lesson);
            play().goTo(Page.QUESTION);
            play().goTo(Page.TRY_IT);
            return true;
        });
        await("the challenge is shown", () -> find("lesson-try").isPresent());
    }

    private void focus(String id) {
        ask(() -> {
            find(id).orElseThrow().requestFocus();
            return true;
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    private boolean isFocused(String id) {
        return ask(() -> find(id).filter(Node::isFocused).isPresent());
    }

    private void press(KeyCode... keys) {
        robot.push(keys);
        WaitForAsyncUtils.waitForFxEvents();
    }

    @ParameterizedTest
    @CsvSource({"en, Let the explorer find it, Back to lesson 5", "nb, La utforskeren finne det, Tilbake til leksjon 5"
    })
    void theExplorerIsAskedAfterATryAndLeadsBack(String language, String offer, String back) {
        tryLesson(5, language);
        assertThat(sees("try-explore")).isFalse();
        assertThat(can("lesson.explore")).isFalse();

        Action flush = play().lesson().run().orElseThrow().faults().get(2);
        for (int i = 0; i < 2; i++) {
            ask(() -> {
                workbench.act(flush);
                return true;
            });
        }
        await("the try is over", () -> play().hasTried().get());
        assertThat(reads("try-explore")).isEqualTo(offer);
        assertThat(can("lesson.explore")).isTrue();

        focus("try-again");
        press(KeyCode.TAB);
        assertThat(isFocused("try-explore")).isTrue();
        press(KeyCode.ENTER);
        await(
                "the explorer has found something",
                () -> find("explorer-schedule").isPresent());
        assertThat(reads("explorer-lesson")).isEqualTo(back);

        focus("explorer-lesson");
        press(KeyCode.SPACE);
        await(
                "the challenge is shown again",
                () -> find("lesson-try").isPresent()
                        && workbench.current().get().isPresent());
    }

    @Test
    void whoeverGivesATryUpMayAskTheExplorer() {
        tryLesson(5, "en");
        ask(() -> {
            play().tryAgain();
            return true;
        });
        assertThat(ask(() -> play().hasTried().get())).isFalse();

        Action flush = play().lesson().run().orElseThrow().faults().get(2);
        ask(() -> {
            workbench.act(flush);
            return true;
        });
        await("something has happened", () -> play().attempt().get().isPresent());
        ask(() -> {
            play().tryAgain();
            return true;
        });
        assertThat(ask(() -> play().hasTried().get())).isFalse();
        press(KeyCode.ENTER);
        await("the run was given up", () -> play().hasTried().get());
    }

    @Test
    void aRightGuessByKeysIsWon() {
        tryLesson(20, "en");
        assertThat(ask(() -> find("fewest-begin").orElseThrow().isDisabled())).isTrue();

        focus("guess-0");
        for (int i = 0; i < 4; i++) {
            press(KeyCode.DOWN);
        }
        assertThat(ask(() -> play().guessing().orElseThrow().guess().get())).contains(-1);
        press(KeyCode.TAB);
        assertThat(isFocused("fewest-begin")).isTrue();
        press(KeyCode.ENTER);
        await("the explorer has counted", () -> find("fewest-headline").isPresent());

        assertThat(reads("fewest-headline")).isEqualTo("You were right.");
        assertThat(reads("fewest-words")).startsWith("These faults cannot break it");
        assertThat(progress().guessed()).isTrue();
        assertThat(ask(() -> desk.course().progress().won())).isEqualTo(1);
        assertThat(ask(() -> find("guess-0").orElseThrow().isDisabled())).isTrue();
    }

    @Test
    void aWrongGuessIsSetRightWithTheSchedule() {
        tryLesson(10, "nb");
        ask(() -> {
            play().guessing().orElseThrow().guess(0);
            play().guessing().orElseThrow().begin();
            return true;
        });
        await("the explorer has counted", () -> find("fewest-headline").isPresent());

        assertThat(reads("fewest-headline")).isEqualTo("Ikke helt. Du gjettet: Ingen: Den svikter av seg selv.");
        assertThat(reads("fewest-words")).isEqualTo("Én feil er nok.");
        assertThat(reads("fewest-faults")).startsWith("Dette går galt: ");
        assertThat(sees("fewest-schedule")).isTrue();
        assertThat(progress().guessed()).isFalse();
    }

    @Test
    void aWrongGuessByMouseIsSetRightAndMovesNothingUnderTheHand() {
        tryLesson(10, "en");
        ask(() -> {
            find("fewest-begin").orElseThrow().requestFocus();
            return true;
        });
        reveal("fewest-begin");
        double before = top("fewest-begin");
        robot.clickOn("#guess-2");
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(top("fewest-begin")).isEqualTo(before);
        robot.clickOn("#fewest-begin");
        await("the explorer has counted", () -> find("fewest-headline").isPresent());

        assertThat(reads("fewest-headline")).isEqualTo("Not quite. You guessed: Two.");
        assertThat(reads("fewest-words")).isEqualTo("One fault is enough.");
        assertThat(sees("fewest-schedule")).isTrue();
        assertThat(progress().guessed()).isFalse();
        assertThat(ask(() -> find("guess-2").orElseThrow().isDisabled())).isTrue();
    }

    @Test
    void theButtonThatStopsIsWhereTheOneThatBeganWas() {
        tryLesson(10, "nb");
        ask(() -> {
            play().guessing().orElseThrow().guess(0);
            return true;
        });
        reveal("fewest-begin");
        double[] tops = ask(() -> {
            Node begin = find("fewest-begin").orElseThrow();
            double before = begin.localToScene(0, 0).getY();
            play().guessing().orElseThrow().begin();
            begin.getScene().getRoot().applyCss();
            begin.getScene().getRoot().layout();
            Node stop = find("fewest-stop").orElseThrow();
            return new double[] {before, stop.localToScene(0, 0).getY()};
        });
        assertThat(tops[1]).isEqualTo(tops[0]);
        await("the explorer has counted", () -> find("fewest-headline").isPresent());
    }

    /** Scrolls the panel at the side until something is in its middle. */
    private void reveal(String id) {
        ask(() -> {
            Node part = find(id).orElseThrow();
            for (Node one = part; one != null; one = one.getParent()) {
                if (one instanceof ScrollPane scroll && scroll.getContent() != null) {
                    double height = scroll.getContent().getLayoutBounds().getHeight();
                    double seen = scroll.getViewportBounds().getHeight();
                    double place = part.localToScene(0, 0).getY()
                            - scroll.getContent().localToScene(0, 0).getY();
                    scroll.setVvalue((place - seen / 2) / Math.max(1, height - seen));
                }
            }
            part.getScene().getRoot().layout();
            return true;
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    private double top(String id) {
        return ask(() -> {
            Node part = find(id).orElseThrow();
            part.getScene().getRoot().layout();
            return part.localToScene(0, 0).getY();
        });
    }
}
