package dev.lockscope.desktop.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.gallery.TestWindow;
import dev.lockscope.desktop.session.Explorations.Question;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.matrix.Fault;
import dev.lockscope.explore.matrix.Matrix;
import dev.lockscope.explore.matrix.MatrixFile;
import dev.lockscope.explore.matrix.Outcome;
import java.util.HashSet;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
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
class FoundPageTest {

    private final Matrix matrix = MatrixFile.stored();
    private @Nullable TestWindow window;
    private @Nullable MatrixPage page;

    @Start
    void start(Stage stage) {
        TestWindow opened = new TestWindow("en");
        window = opened;
        MatrixPage shown = new MatrixPage(opened.desk(), lesson -> {});
        page = shown;
        opened.show(stage, shown.view(), 1280, 600);
    }

    @AfterEach
    void end() {
        Objects.requireNonNull(window).close();
    }

    private TestWindow window() {
        return Objects.requireNonNull(window);
    }

    /** The explorer's matrix, as a person comes to it. */
    private void found(FxRobot robot) throws TimeoutException {
        robot.clickOn("#matrix-whose-found");
        WaitForAsyncUtils.waitFor(
                30,
                TimeUnit.SECONDS,
                () -> robot.lookup("#found-1-1").tryQuery().isPresent());
        robot.interact(() -> {
            // A click goes to where a cell was last laid out.
            Objects.requireNonNull(page).view().getScene().getRoot().layout();
            Objects.requireNonNull(page).focus();
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    private FoundCell cell(FxRobot robot, String recipe, String fault) {
        int row = matrix.lines().stream()
                .map(line -> line.row().recipe())
                .toList()
                .indexOf(recipe);
        int column = matrix.faults().stream().map(Fault::id).toList().indexOf(fault);
        return robot.lookup("#found-" + (row + 1) + "-" + (column + 1)).queryAs(FoundCell.class);
    }

    private Optional<Question> asked() {
        return window().desk().workbench().explorations().asked().get();
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Label.class).getText();
    }

    @Test
    void everyCellSaysWhatTheStoredMatrixSaysOfTheChosenProperty(FxRobot robot) throws TimeoutException {
        found(robot);
        for (Property property : Property.values()) {
            robot.clickOn("#found-property-" + property.id());
            for (Matrix.Line line : matrix.lines()) {
                for (Fault fault : matrix.faults()) {
                    Outcome outcome =
                            line.cells().get(matrix.faults().indexOf(fault)).of(property);
                    FoundCell cell = cell(robot, line.row().recipe(), fault.id());
                    String expected = outcome instanceof Outcome.Broken broken
                            ? String.valueOf(broken.steps())
                            : outcome instanceof Outcome.Safe
                                    ? "safe"
                                    : outcome instanceof Outcome.Stopped ? "open" : "–";
                    assertThat(cell.getText()).isEqualTo(expected);
                    assertThat(cell.getGraphic() != null)
                            .as("a sign besides the colour")
                            .isEqualTo(!(outcome instanceof Outcome.NotApplicable));
                }
            }
        }
    }

    @Test
    void whoeverChoosesItGoesOnByArrowsAtOnce(FxRobot robot) throws TimeoutException {
        robot.clickOn("#matrix-whose-found");
        WaitForAsyncUtils.waitFor(
                30,
                TimeUnit.SECONDS,
                () -> robot.lookup("#found-1-1")
                        .tryQuery()
                        .filter(Node::isFocused)
                        .isPresent());
        robot.push(KeyCode.DOWN);
        robot.push(KeyCode.RIGHT);
        assertThat(robot.lookup("#found-2-2").query().isFocused()).isTrue();
        // Also when it has been read before.
        robot.clickOn("#matrix-whose-own");
        robot.clickOn("#matrix-whose-found");
        WaitForAsyncUtils.waitFor(
                30,
                TimeUnit.SECONDS,
                () -> robot.lookup("#found-2-2")
                        .tryQuery()
                        .filter(Node::isFocused)
                        .isPresent());
    }

    @Test
    void arrowsGoThroughItAndEnterAsksTheExplorerForTheSchedule(FxRobot robot) throws TimeoutException {
        found(robot);
        robot.push(KeyCode.DOWN);
        robot.push(KeyCode.DOWN);
        robot.push(KeyCode.DOWN);
        robot.push(KeyCode.RIGHT);
        FoundCell cell = cell(robot, "set-nx-px", "pause");
        assertThat(cell.isFocused()).isTrue();
        assertThat(cell.getAccessibleText())
                .contains("set-nx-px, where a client stands still once", "Exclusion: broken in 5 moves");
        assertThat(text(robot, "#found-title")).contains("set-nx-px, where a client stands still once");
        assertThat(text(robot, "#found-told-exclusion")).isEqualTo("Broken in 5 moves.");
        assertThat(text(robot, "#found-told-liveness"))
                .matches("Safe: all [0-9,]+ states within the budget were looked at\\.");

        robot.push(KeyCode.ENTER);
        Question question = asked().orElseThrow();
        assertThat(question.scenario().id()).isEqualTo("set-nx-px-pause");
        assertThat(question.budget())
                .isEqualTo(Fault.find("pause").orElseThrow().budget());
        assertThat(question.properties()).isEqualTo(Set.of(Property.EXCLUSION));
    }

    @Test
    void aClickOnABrokenCellAsksAtOnceAndOnAnotherOneOnlyShowsIt(FxRobot robot) throws TimeoutException {
        found(robot);
        robot.clickOn(cell(robot, "set-nx-px", "none"));
        assertThat(asked()).isEmpty();
        assertThat(text(robot, "#found-title")).startsWith("set-nx-px, where nothing goes wrong");

        robot.clickOn("#found-property-no-lost-update");
        robot.clickOn(cell(robot, "set-nx-px", "pause"));
        assertThat(asked().orElseThrow().properties()).containsExactly(Property.NO_LOST_UPDATE);
    }

    @Test
    void theButtonAsksTooAndIsOffWhereNothingCanBefall(FxRobot robot) throws TimeoutException {
        found(robot);
        Button open = robot.lookup("#found-open").queryButton();
        assertThat(open.getText()).isEqualTo("Open the schedule");
        robot.clickOn(open);
        assertThat(asked().orElseThrow().scenario().id()).isEqualTo("no-lock-none");

        robot.clickOn(cell(robot, "no-lock", "slow-work"));
        assertThat(open.isDisabled()).isTrue();
        assertThat(text(robot, "#found-told-exclusion"))
                .isEqualTo("Does not apply: it has no lease that could run out.");
    }

    @Test
    void theLastCellIsReachedByKeysAndCanBeSeen(FxRobot robot) throws TimeoutException {
        found(robot);
        robot.press(KeyCode.CONTROL).push(KeyCode.END).release(KeyCode.CONTROL);
        FoundCell last = cell(robot, "wake-up-without-second-look", "clock-jump");
        assertThat(last.isFocused()).isTrue();
        Node scroll = robot.lookup("#found-scroll").query();
        Bounds seen = scroll.localToScene(scroll.getLayoutBounds());
        Bounds place = last.localToScene(last.getLayoutBounds());
        assertThat(place.getMaxX()).isLessThanOrEqualTo(seen.getMaxX() + 1);
        assertThat(place.getMaxY()).isLessThanOrEqualTo(seen.getMaxY() + 1);
        Node head = robot.lookup("#found-head-clock-jump").query();
        assertThat(head.localToScene(head.getLayoutBounds()).getMinY()).isGreaterThanOrEqualTo(seen.getMinY() - 1);
    }

    @Test
    void whichMatrixIsShownIsRemembered(FxRobot robot) throws TimeoutException {
        found(robot);
        assertThat(robot.lookup("#matrix-own").tryQuery()).isEmpty();
        robot.clickOn("#matrix-whose-own");
        assertThat(robot.lookup("#matrix-own").tryQuery()).isPresent();
        robot.push(KeyCode.RIGHT);
        assertThat(robot.lookup("#matrix-found").tryQuery()).isPresent();
    }

    @Test
    void itTellsWhatItWasComputedWithInBothLanguages(FxRobot robot) throws TimeoutException {
        found(robot);
        assertThat(text(robot, "#found-origin"))
                .contains(matrix.version(), matrix.date(), String.format(Locale.ENGLISH, "%,d", matrix.states()));
        robot.interact(() -> window().desk().words().speak("nb"));
        assertThat(text(robot, "#found-origin")).startsWith("Beregnet av Lockscope " + matrix.version());
        assertThat(cell(robot, "set-nx-px", "none").getText()).isEqualTo("trygg");
        assertThat(text(robot, "#found-head-pause")).isEqualTo("GC-pause");
        assertThat(text(robot, "#found-title")).isEqualTo("no-lock, der ingenting går galt.");
    }

    @Test
    void noWordIsCutInAnyLanguageAlsoInLargeText(FxRobot robot) throws TimeoutException {
        found(robot);
        for (double scale : new double[] {1, 1.5}) {
            for (String language : new String[] {"en", "nb"}) {
                robot.interact(() -> {
                    window().desk().look().textScale().set(scale);
                    window().desk().words().speak(language);
                });
                WaitForAsyncUtils.waitForFxEvents();
                robot.interact(() -> Objects.requireNonNull(page).view().layout());
                assertThat(cut(robot)).as("at %s in %s", scale, language).isEmpty();
            }
        }
    }

    /** What is shown of texts that have no room. */
    private static Set<String> cut(FxRobot robot) {
        Set<String> cut = new HashSet<>();
        for (Node node : robot.lookup("#matrix .label").queryAll()) {
            Label label = (Label) node;
            for (Node child : label.lookupAll(".text")) {
                if (child instanceof Text text
                        && label.isVisible()
                        && !label.getText().isEmpty()
                        && !text.getText().equals(label.getText())
                        && text.getText().contains("...")) {
                    cut.add(label.getText());
                }
            }
        }
        return cut;
    }
}
