package dev.lockscope.desktop.contents;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.LessonException;
import dev.lockscope.course.Lessons;
import dev.lockscope.course.Profiles;
import dev.lockscope.course.Progress;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.course.LessonPlay;
import dev.lockscope.desktop.gallery.TestWindow;
import dev.lockscope.desktop.gallery.Waiting;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The start screen as a person uses it. */
@ExtendWith(ApplicationExtension.class)
class StartAreaTest {

    private static final long PATIENCE = 60;

    @TempDir
    private Path folder = Path.of("");

    private @Nullable TestWindow window;
    private @Nullable StartArea area;

    @Start
    void start(Stage stage) throws LessonException {
        TestWindow opened = new TestWindow("en");
        window = opened;
        area = new StartArea(opened.desk());
        opened.desk().course().take(Lessons.of(Path.of("scenarios/lessons")));
        StackPane root = new StackPane(area.view());
        root.getChildren().addAll(area.sheets());
        opened.show(stage, root, 1280, 720);
        area.focus();
    }

    /**
     * A key that was down when the window of a test before went away counts as down still, and pressing it again does
     * nothing; pressing and releasing it once sets that right. The mouse, too, is where the test before has left it.
     */
    @BeforeEach
    void takeHandsOffKeysAndMouse(FxRobot robot) {
        robot.push(KeyCode.ESCAPE);
        robot.moveTo("#course-search");
    }

    @AfterEach
    void end() {
        Objects.requireNonNull(window).close();
    }

    private Desk desk() {
        return Objects.requireNonNull(window).desk();
    }

    private int underWay() {
        return desk().course()
                .current()
                .get()
                .map(play -> play.lesson().number())
                .orElse(0);
    }

    private Progress progress() {
        return desk().course().progress();
    }

    @Test
    void enterBeginsTheNextLessonAndLeadsBackIntoItAfterwards(FxRobot robot) throws TimeoutException {
        Button onward = robot.lookup("#course-continue").queryButton();
        assertThat(onward.getText()).isEqualTo("Begin with lesson 1");
        robot.push(KeyCode.ENTER);
        await(() -> underWay() == 1);
        assertThat(desk().workbench().current().get()).isPresent();
        LessonPlay play = desk().course().current().get().orElseThrow();

        robot.interact(() -> desk().workbench().showCatalogue());
        assertThat(onward.getText()).isEqualTo("Go on with lesson 1");
        robot.clickOn(onward);

        assertThat(desk().course().current().get()).contains(play);
        assertThat(desk().workbench().current().get()).isPresent();
    }

    @Test
    void aLessonIsFoundAndBegunByKeysAlone(FxRobot robot) throws TimeoutException {
        await(() -> robot.lookup("#course-search").query().isFocused());
        robot.write("stranger");
        ListView<?> list = robot.lookup("#course-lessons").queryListView();
        await(() -> list.getItems().size() == 1);
        robot.push(KeyCode.DOWN);
        robot.push(KeyCode.ENTER);

        await(() -> underWay() == 5);
        assertThat(progress().lessons()).hasSize(1);
    }

    @Test
    void escapeShowsAllLessonsAgain(FxRobot robot) throws TimeoutException {
        ListView<?> list = robot.lookup("#course-lessons").queryListView();
        await(() -> robot.lookup("#course-search").query().isFocused());
        TextField search = robot.lookup("#course-search").queryAs(TextField.class);
        robot.write("stranger");
        // What is typed comes by another way than keys that are pressed, and may come after them.
        await(() -> search.getText().equals("stranger") && list.getItems().size() == 1);
        Window shown = search.getScene().getWindow();
        robot.interact(shown::requestFocus);
        await(shown::isFocused);
        robot.push(KeyCode.ESCAPE);
        try {
            await(() -> list.getItems().size() == 24);
        } catch (TimeoutException e) {
            throw new AssertionError(
                    "text \"" + search.getText() + "\", field focused " + search.isFocused() + ", window focused "
                            + shown.isFocused() + ", windows " + Window.getWindows(),
                    e);
        }
    }

    @Test
    void escapeShowsAllLessonsAgainThoughTheMouseLiesOverARowThatExplainsItself(FxRobot robot) throws TimeoutException {
        ListView<?> list = robot.lookup("#course-lessons").queryListView();
        await(() -> robot.lookup("#course-search").query().isFocused());
        TextField search = robot.lookup("#course-search").queryAs(TextField.class);
        robot.write("stranger");
        await(() -> search.getText().equals("stranger") && list.getItems().size() == 1);
        await(() -> robot.lookup("#lesson-5 .entry-title").queryAll().size() == 1);
        robot.moveTo(search).moveTo("#lesson-5 .entry-title");
        await(() -> Window.getWindows().stream().anyMatch(shown -> shown instanceof Tooltip));

        robot.push(KeyCode.ESCAPE);

        await(() -> list.getItems().size() == 24);
        assertThat(Window.getWindows()).noneMatch(shown -> shown instanceof Tooltip);
    }

    @Test
    void aClickOnALessonBeginsIt(FxRobot robot) throws TimeoutException {
        await(() -> robot.lookup("#lesson-3").tryQuery().isPresent());
        Node row = robot.lookup("#lesson-3").query();
        robot.clickOn(row.lookup(".entry-title"));
        await(() -> underWay() == 3);
    }

    @Test
    void whatIsSaidOfALessonTellsHowTheLearnerStands(FxRobot robot) {
        robot.interact(() -> desk().course()
                .change(before -> before.with(Progress.NONE
                        .withPrediction("two-pods-one-mutex", Progress.Prediction.WRONG, Optional.of("a"))
                        .withDone("two-pods-one-mutex")
                        .withWon("two-pods-one-mutex"))));
        WaitForAsyncUtils.waitForFxEvents();

        assertThat(robot.lookup("#lesson-1").query().getAccessibleText())
                .contains("Lesson 1: ", "6 min", "done", "predicted wrong", "challenge won");
        assertThat(robot.lookup("#course-totals").queryAs(Label.class).getText())
                .isEqualTo("1 of 24 done · 0 predicted right · one challenge won");
        robot.interact(() -> desk().words().speak("nb"));
        assertThat(robot.lookup("#lesson-1").query().getAccessibleText()).contains("Leksjon 1: ", "gjort");
    }

    @Test
    void anotherPersonBeginsWithNothingDoneAndTheFirstComesBackToTheirOwn(FxRobot robot) throws TimeoutException {
        robot.interact(
                () -> desk().course().change(before -> before.with(Progress.NONE.withDone("two-pods-one-mutex"))));
        MenuButton menu = robot.lookup("#profile").queryAs(MenuButton.class);
        robot.clickOn(menu);
        robot.clickOn("#profile-new");
        await(() -> robot.lookup("#profile-name").query().isFocused());
        robot.write("Kari");
        robot.push(KeyCode.ENTER);

        await(() -> menu.getText().equals("Kari"));
        assertThat(progress().done()).isZero();
        robot.clickOn(menu);
        robot.clickOn("My progress");
        await(() -> menu.getText().equals("My progress"));
        assertThat(progress().done()).isEqualTo(1);
    }

    @Test
    void progressIsForgottenOnlyAfterAQuestion(FxRobot robot) throws TimeoutException {
        robot.interact(() -> desk().course().change(before -> before.of("Ola").with(Progress.NONE.withDone("x"))));
        robot.clickOn("#profile");
        robot.clickOn("#profile-reset");
        await(() -> robot.lookup("#question-no").query().isFocused());
        robot.push(KeyCode.ENTER);
        assertThat(progress().done()).isEqualTo(1);

        robot.clickOn("#profile");
        robot.clickOn("#profile-reset");
        robot.clickOn("#question-yes");
        await(() -> progress().done() == 0);

        robot.clickOn("#profile");
        robot.clickOn("#profile-forget");
        robot.clickOn("#question-yes");
        await(() -> desk().course().profiles().get().equals(new Profiles("", Map.of())));
    }

    @Test
    void lessonsThatCannotBeReadAreToldWithFileAndLine(FxRobot robot) throws Exception {
        Files.createDirectories(folder.resolve("01-broken"));
        Files.writeString(folder.resolve("01-broken/lesson.yaml"), "id: broken\nnumber: one\n");
        robot.interact(() -> desk().course().load(folder));
        await(() -> robot.lookup("#course-problems").query().getParent().isVisible());

        assertThat(robot.lookup("#course-problems")
                        .queryAs(TextInputControl.class)
                        .getText())
                .containsPattern("lesson\\.yaml:2:\\d+: ");
        assertThat(robot.lookup("#course-lessons").query().isVisible()).isFalse();
    }

    @Test
    void theTabsAreReachedByKeys(FxRobot robot) throws TimeoutException {
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.DIGIT2);
        await(() -> robot.lookup("#catalogue-search")
                .tryQuery()
                .filter(Node::isFocused)
                .isPresent());
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.DIGIT1);
        await(() -> robot.lookup("#course-search")
                .tryQuery()
                .filter(Node::isFocused)
                .isPresent());
    }

    private static void await(BooleanSupplier condition) throws TimeoutException {
        Waiting.until(PATIENCE, condition);
    }
}
