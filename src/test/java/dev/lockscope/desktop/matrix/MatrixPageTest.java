package dev.lockscope.desktop.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.Lesson;
import dev.lockscope.course.LessonException;
import dev.lockscope.course.Lessons;
import dev.lockscope.course.Ordeal;
import dev.lockscope.course.Progress;
import dev.lockscope.course.Result;
import dev.lockscope.course.Subject;
import dev.lockscope.desktop.gallery.TestWindow;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.verdict.Severity;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
class MatrixPageTest {

    private final List<Integer> begun = new ArrayList<>();
    private @Nullable TestWindow window;

    @Start
    void start(Stage stage) throws LessonException {
        TestWindow opened = new TestWindow("en");
        window = opened;
        opened.desk().course().take(Lessons.of(Path.of("scenarios/lessons")));
        MatrixPage page = new MatrixPage(opened.desk(), this::begin);
        opened.show(stage, page.view(), 900, 500);
        page.focus();
    }

    private void begin(Lesson lesson) {
        begun.add(lesson.number());
    }

    @AfterEach
    void end() {
        Objects.requireNonNull(window).close();
    }

    private TestWindow window() {
        return Objects.requireNonNull(window);
    }

    @Test
    void aClickOnAnOpenPlaceBeginsTheLessonThatFillsIt(FxRobot robot) {
        robot.clickOn("#matrix-lesson-1");
        assertThat(begun).containsExactly(1);
    }

    @Test
    void arrowsLeadThroughItAndEnterBeginsALesson(FxRobot robot) {
        Node first = robot.lookup("#matrix-1-1").query();
        assertThat(first.isFocused()).isTrue();
        robot.push(KeyCode.DOWN);
        assertThat(first.isFocused()).isFalse();
        robot.push(KeyCode.UP);
        robot.push(KeyCode.ENTER);
        assertThat(begun).containsExactly(1);
    }

    @Test
    void whatARunHasShownStandsThereInWordsAndIsReadAloud(FxRobot robot) {
        Result result = new Result(
                new Subject("in-process-mutex", ""),
                Ordeal.NOTHING,
                Optional.of(Severity.HARM),
                List.of(FindingId.DOUBLE_EFFECT));
        robot.interact(() -> window().desk()
                .course()
                .change(before ->
                        before.with(Progress.NONE.withResult("two-pods-one-mutex", "two-processes", result))));
        WaitForAsyncUtils.waitForFxEvents();

        Node cell = robot.lookup("#matrix-1-1").query();
        assertThat(cell.lookupAll(".matrix-line"))
                .extracting(line -> ((Label) line).getText())
                .contains("1 · double effect");
        assertThat(cell.getAccessibleText()).contains("in-process-mutex", "Double effect", "not run yet");
        assertThat(robot.lookup("#matrix-filled").queryAs(Label.class).getText())
                .startsWith("1 of ");
        robot.interact(() -> window().desk().words().speak("nb"));
        assertThat(robot.lookup("#matrix-1-1").query().getAccessibleText()).contains("ikke kjørt ennå");
    }

    @Test
    void theHeadsStayInSightWhileItScrolls(FxRobot robot) {
        ScrollPane scroll = robot.lookup("#matrix-scroll").queryAs(ScrollPane.class);
        Node head = robot.lookup(".matrix-head").query();
        Node name = robot.lookup(".matrix-name").query();
        Bounds headBefore = head.localToScene(head.getLayoutBounds());
        double nameBefore = name.localToScene(name.getLayoutBounds()).getMinX();

        robot.interact(() -> {
            scroll.setVvalue(1);
            scroll.setHvalue(1);
        });
        WaitForAsyncUtils.waitForFxEvents();

        assertThat(head.localToScene(head.getLayoutBounds()).getMinY())
                .isBetween(headBefore.getMinY() - 1, headBefore.getMinY() + 1);
        assertThat(name.localToScene(name.getLayoutBounds()).getMinX()).isBetween(nameBefore - 1, nameBefore + 1);
    }

    @Test
    void aPlaceThatIsGoneToIsSeen(FxRobot robot) {
        ScrollPane scroll = robot.lookup("#matrix-scroll").queryAs(ScrollPane.class);
        for (int i = 0; i < 8; i++) {
            robot.push(KeyCode.RIGHT);
            robot.push(KeyCode.DOWN);
        }
        Node cell = robot.lookup("#matrix-9-9").query();
        assertThat(cell.isFocused()).isTrue();
        Bounds seen = scroll.localToScene(scroll.getLayoutBounds());
        Bounds place = cell.localToScene(cell.getLayoutBounds());
        assertThat(place.getMaxX()).isLessThanOrEqualTo(seen.getMaxX() + 1);
        assertThat(place.getMaxY()).isLessThanOrEqualTo(seen.getMaxY() + 1);
    }
}
