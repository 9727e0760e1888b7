package dev.lockscope.desktop.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.Challenge;
import dev.lockscope.course.Lessons;
import dev.lockscope.course.Progress;
import dev.lockscope.course.Progress.Prediction;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Commands;
import dev.lockscope.desktop.course.Grade;
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
import dev.lockscope.scenario.Action;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.WallClock;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Lessons are played in the whole window by someone who has no mouse. The runs are those of the model. */
@ExtendWith(ApplicationExtension.class)
class LessonByKeysTest {

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

    private Phase phase() {
        return play().session().get().orElseThrow().phase().get();
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

    private void awaitPage(Page page) {
        await("the page is " + page, () -> play().page().get() == page);
    }

    private Progress.OfLesson progress() {
        return ask(() -> desk.course().progress().of(play().lesson().id()));
    }

    // What one does

    private void press(KeyCode... keys) {
        robot.push(keys);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private void begin(int lesson, String language) {
        ask(() -> {
            desk.words().speak(language);
            desk.course().take(Lessons.of(Path.of("scenarios/lessons")));
            desk.course().begin(lesson);
            return true;
        });
        await(
                "the button that goes on has the keys",
                () -> find("lesson-ahead").filter(Node::isFocused).isPresent());
    }

    /** Goes from beat to beat, each time by the key that goes on. */
    private int runThrough() {
        int beats = 0;
        press(KeyCode.ENTER);
        await("it has begun", () -> phase() != Phase.READY);
        while (ask(this::phase) != Phase.ENDED) {
            await("it stands still or is over", () -> {
                skipped.addAndGet(SKIPPED);
                return phase() != Phase.RUNNING;
            });
            if (ask(this::phase) == Phase.HELD) {
                beats++;
                press(KeyCode.ENTER);
            }
        }
        await("there is a verdict", () -> play().verdict().get().isPresent());
        return beats;
    }

    private void playToTheTakeAway(String language, String prediction) {
        press(KeyCode.ENTER);
        awaitPage(Page.QUESTION);
        if (!prediction.isEmpty()) {
            press(KeyCode.valueOf(prediction.toUpperCase(Locale.ROOT)));
            await("it is chosen", () -> play().chosen().get().equals(Optional.of(prediction)));
            press(KeyCode.ENTER);
        } else {
            press(KeyCode.CONTROL, KeyCode.ENTER);
        }
        awaitPage(Page.RUN);
        int beats = runThrough();
        assertThat(beats).isEqualTo(play().lesson().run().orElseThrow().beats().size());
        assertThat(ask(() -> robot.lookup(".beat").queryAll().size())).isEqualTo(beats);
        await("the run has decided", () -> play().grade().get() instanceof Grade.Decided);
        press(KeyCode.ENTER);
        awaitPage(Page.OUTCOME);
        assertThat(reads("lesson-verdict")).isNotEmpty();
        press(KeyCode.ENTER);
        awaitPage(Page.REPAIR);
        runThrough();
        assertThat(reads("lesson-verdict")).isNotEmpty();
        press(KeyCode.ENTER);
        awaitPage(Page.TRY_IT);
        assertThat(reads("attempt-words")).contains(language.equals("nb") ? "Ingenting er prøvd" : "Nothing tried");
        press(KeyCode.ALT, KeyCode.RIGHT);
        awaitPage(Page.TAKE_AWAY);
        assertThat(progress().done()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"12, en", "20, nb"})
    void aWrongPredictionIsSetAgainstWhatHappened(int lesson, String language) {
        begin(lesson, language);
        playToTheTakeAway(language, "a");
        assertThat(progress().prediction()).isEqualTo(Prediction.WRONG);
        assertThat(progress().chosen()).contains("a");
        assertThat(reads("result-prediction")).contains(language.equals("nb") ? "noe annet" : "something else");
        press(KeyCode.ALT, KeyCode.LEFT);
        press(KeyCode.ALT, KeyCode.LEFT);
        press(KeyCode.ALT, KeyCode.LEFT);
        awaitPage(Page.OUTCOME);
        assertThat(sees("outcome-predicted")).isTrue();
        assertThat(sees("outcome-happened")).isTrue();
        assertThat(sees("answer-a")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"12, nb", "20, en"})
    void aRightPredictionIsToldToBeRight(int lesson, String language) {
        begin(lesson, language);
        playToTheTakeAway(language, "b");
        assertThat(progress().prediction()).isEqualTo(Prediction.RIGHT);
        assertThat(reads("result-prediction")).contains(language.equals("nb") ? "hadde rett" : "were right");
    }

    @ParameterizedTest
    @CsvSource({"12, nb", "20, en"})
    void aPredictionCanBeSkipped(int lesson, String language) {
        begin(lesson, language);
        playToTheTakeAway(language, "");
        assertThat(progress().prediction()).isEqualTo(Prediction.SKIPPED);
    }

    @Test
    void whoPressesEnterAgainAndAgainHasNotSkippedThePrediction() {
        begin(12, "en");
        press(KeyCode.ENTER);
        awaitPage(Page.QUESTION);
        await(
                "a choice has the keys",
                () -> find("option-a").filter(Node::isFocused).isPresent());
        press(KeyCode.ENTER);
        press(KeyCode.ENTER);
        assertThat(ask(() -> play().page().get())).isEqualTo(Page.QUESTION);
        press(KeyCode.DOWN);
        await("it is chosen", () -> play().chosen().get().equals(Optional.of("b")));
        press(KeyCode.C);
        await("it is chosen", () -> play().chosen().get().equals(Optional.of("c")));
        press(KeyCode.ENTER);
        awaitPage(Page.RUN);
    }

    @Test
    void onceTheRunHasBegunThePredictionIsLockedAndSaysSo() {
        begin(12, "en");
        press(KeyCode.ENTER);
        press(KeyCode.DIGIT3);
        await("it is chosen", () -> play().chosen().get().equals(Optional.of("c")));
        press(KeyCode.ENTER);
        runThrough();
        press(KeyCode.ALT, KeyCode.LEFT);
        awaitPage(Page.QUESTION);
        press(KeyCode.A);
        assertThat(ask(() -> play().chosen().get())).contains("c");
        assertThat(reads("question-note")).contains("the prediction stands");
        assertThat(ask(() -> find("option-a").orElseThrow().isDisabled())).isTrue();
    }

    @Test
    void aSwitchOfLanguageTellsThePageInTheOtherOne() {
        begin(12, "en");
        press(KeyCode.ENTER);
        assertThat(reads("lesson-ahead")).isEqualTo("Skip the prediction");
        ask(() -> {
            desk.words().speak("nb");
            return true;
        });
        assertThat(reads("lesson-ahead")).isEqualTo("Hopp over spørsmålet");
        assertThat(reads("lesson-number")).isEqualTo("Leksjon 12 av 24");
        assertThat(reads("lesson-title")).isEqualTo(play().lesson().nb().title());
    }

    @Test
    void theLastLessonIsAnsweredByKeysAndKeepsItsScore() {
        begin(24, "en");
        press(KeyCode.ENTER);
        awaitPage(Page.CARDS);
        press(KeyCode.A);
        assertThat(reads("quiz-answer")).isEqualTo("Right");
        press(KeyCode.ENTER);
        press(KeyCode.D);
        assertThat(reads("quiz-answer")).isEqualTo("Not quite: a is right");
        assertThat(sees("quiz-see")).isTrue();
        press(KeyCode.B);
        assertThat(reads("quiz-answer")).isEqualTo("Not quite: a is right");
        press(KeyCode.ALT, KeyCode.LEFT);
        assertThat(reads("quiz-answer")).isEqualTo("Right");
        for (int i = 0; i < 6; i++) {
            press(KeyCode.ENTER);
        }
        awaitPage(Page.QUIZ);
        for (int i = 0; i < 8; i++) {
            press(KeyCode.D);
            press(KeyCode.ENTER);
        }
        awaitPage(Page.TAKE_AWAY);
        assertThat(reads("result-cards")).isEqualTo("Tasks: 1 of 6 right");
        assertThat(reads("result-quiz")).isEqualTo("Questions: 2 of 8 right");
    }

    @Test
    void theArrowsLeadFromOnePageToTheNextInTheRowOfPages() {
        begin(12, "en");
        focus("lesson-step-set-up");
        press(KeyCode.RIGHT);
        awaitPage(Page.QUESTION);
        focus("lesson-step-question");
        press(KeyCode.RIGHT);
        awaitPage(Page.RUN);
    }

    private void focus(String id) {
        ask(() -> {
            find(id).orElseThrow().requestFocus();
            return true;
        });
    }

    @Test
    void aTryThatBreaksTheRulesSaysSo() {
        begin(5, "en");
        for (int i = 0; i < 5; i++) {
            press(KeyCode.ALT, KeyCode.RIGHT);
        }
        awaitPage(Page.TRY_IT);
        Action flush = play().lesson().run().orElseThrow().faults().get(2);
        for (int i = 0; i < 2; i++) {
            ask(() -> {
                workbench.act(flush);
                return true;
            });
            await("it has begun", () -> phase() == Phase.RUNNING);
        }
        await(
                "it is judged",
                () -> play().attempt()
                        .get()
                        .filter(Challenge.AgainstTheRules.class::isInstance)
                        .isPresent());
        assertThat(reads("attempt-words")).contains("against the rules");
        assertThat(sees("try-again")).isTrue();
    }

    @Test
    void whoeverHidThePanelSeesItAgainInTheNextLesson() {
        begin(12, "en");
        press(KeyCode.F9);
        await("it is hidden", () -> robot.lookup("#lesson-ahead").tryQuery().isEmpty());
        begin(20, "en");
        assertThat(reads("lesson-number")).isEqualTo("Lesson 20 of 24");
    }

    @Test
    void whoeverLeavesALessonFindsTheStartAsItWas() {
        begin(12, "en");
        ask(() -> {
            desk.commands().find("lesson.leave").orElseThrow().ask();
            return true;
        });
        await("the start is shown", () -> find("start").isPresent());
        assertThat(ask(() -> desk.commands()
                        .find("lesson.next")
                        .orElseThrow()
                        .possible()
                        .get()))
                .isFalse();
    }
}
