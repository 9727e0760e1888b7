package dev.lockscope.desktop.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.compare.Difference;
import dev.lockscope.compare.Kinship;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.gallery.TestWindow;
import dev.lockscope.desktop.gallery.Waiting;
import dev.lockscope.desktop.session.Beside;
import dev.lockscope.desktop.session.Comparisons.Source;
import dev.lockscope.desktop.session.Trouble;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.desktop.shell.MainWindow;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.trace.LockFact.LockAcquired;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
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

/** Two runs are compared in the whole window, by keys alone. */
@ExtendWith(ApplicationExtension.class)
class CompareByKeysTest {

    private static final long PATIENCE = 30;

    private @Nullable TestWindow desks;
    private @Nullable MainWindow window;

    @Start
    void start(Stage stage) {
        TestWindow opened = new TestWindow("en");
        desks = opened;
        opened.desk().look().reducedMotion().set(true);
        // A stage of its own: the one that is given is used again, and would keep every window that was ever on it.
        Stage own = new Stage();
        own.setWidth(1280);
        own.setHeight(760);
        MainWindow shown = new MainWindow(opened.desk(), own);
        window = shown;
        shown.show();
        own.toFront();
    }

    @AfterEach
    void end(FxRobot robot) {
        robot.interact(() -> Objects.requireNonNull(window).close());
        Objects.requireNonNull(desks).close();
    }

    private Desk desk() {
        return Objects.requireNonNull(desks).desk();
    }

    private Beside beside() {
        return desk().workbench().comparisons().shown().get().orElseThrow();
    }

    private void open(FxRobot robot, String... scenarios) throws TimeoutException {
        robot.interact(() -> {
            for (String one : scenarios) {
                desk().workbench().add(Objects.requireNonNull(desks).played(LabScenarios.file(one)));
            }
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    /** Opens two runs, and asks to compare the latter with the former. */
    private void compare(FxRobot robot, String first, String second) throws TimeoutException {
        open(robot, second, first);
        robot.push(KeyCode.CONTROL, KeyCode.D);
        await(() -> isSeen(robot, "#compare-with"));
        ListView<?> list = robot.lookup("#compare-with-runs").queryListView();
        await(() -> list.getItems().size() == 1);
        robot.push(KeyCode.ENTER);
        await(() -> desk().workbench().comparisons().shown().get().isPresent()
                && beside().pair().get().isPresent());
    }

    @Test
    void twoOpenRunsAreComparedAlignedAndReadByKeysAlone(FxRobot robot) throws TimeoutException {
        compare(robot, "gc-pause", "gc-pause-fenced");
        assertThat(isSeen(robot, "#compare")).isTrue();
        assertThat(text(robot, "#compare-verdict-first")).contains("100 kr lost");
        assertThat(text(robot, "#compare-verdict-second")).contains("stale write rejected");
        assertThat(text(robot, "#compare-alone-first")).contains("Lost update");
        assertThat(text(robot, "#compare-sum")).contains("1 event only in the first", "1 event only in the second");
        assertThat(beside().alignment().get().left().orElseThrow().fact()).isInstanceOf(LockAcquired.class);

        robot.push(KeyCode.F7);
        robot.push(KeyCode.F7);
        Beside.Line chosen = beside().chosen().get().orElseThrow();
        assertThat(chosen.number()).isEqualTo(beside().lines().get().get(1).number());
        ListView<?> list = robot.lookup("#compare-rows").queryListView();
        assertThat(list.getSelectionModel().getSelectedItem()).isEqualTo(chosen);
        assertThat(beside().cursor().get())
                .isEqualTo(chosen.row().ofLeft().orElseThrow().at());

        robot.push(KeyCode.F8);
        assertThat(beside().alignment().get().left()).isEqualTo(chosen.row().ofLeft());
        assertThat(text(robot, "#compare-aligned")).contains("B acquired lock:account");
        robot.push(KeyCode.SHIFT, KeyCode.F7);
        assertThat(beside().chosen().get().orElseThrow().number()).isLessThan(chosen.number());
        assertThat(robot.lookup("#compare-chart").query().getAccessibleText())
                .contains("two pictures on one time axis", "another outcome");
    }

    @Test
    void aComparisonOffersNothingThatOneDoesToARun(FxRobot robot) throws TimeoutException {
        compare(robot, "gc-pause", "gc-pause-fenced");
        assertThat(text(robot, "#title")).isEqualTo("Two runs compared");
        for (String id :
                new String[] {"run.toggle", "run.step", "run.faster", "run.slower", "run.export", "time.play"}) {
            assertThat(command(id).possible().get()).as(id).isFalse();
        }
        assertThat(isSeen(robot, "#run-toggle")).isFalse();
        assertThat(isSeen(robot, "#timeline")).isFalse();
        assertThat(desk().commands().all().stream()
                        .filter(one -> one.group() == Command.Group.FAULTS)
                        .noneMatch(one -> one.possible().get()))
                .isTrue();
    }

    @Test
    void aTabOfItsOwnIsLeftAndClosedAsThoseOfRuns(FxRobot robot) throws TimeoutException {
        compare(robot, "gc-pause", "gc-pause-fenced");
        ToggleButton tab = robot.lookup("#tab-2").queryAs(ToggleButton.class);
        assertThat(tab.isSelected()).isTrue();
        assertThat(tab.getAccessibleText()).contains("comparison");
        robot.push(KeyCode.CONTROL, KeyCode.TAB);
        assertThat(desk().workbench().current().get()).isPresent();
        assertThat(isSeen(robot, "#compare")).isFalse();
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.TAB);
        assertThat(isSeen(robot, "#compare")).isTrue();
        robot.push(KeyCode.CONTROL, KeyCode.W);
        assertThat(desk().workbench().comparisons().open()).isEmpty();
        assertThat(desk().workbench().current().get()).isPresent();
        assertThat(isSeen(robot, "#timeline")).isTrue();
    }

    @Test
    void theListShowsTheKindsThatAreChosen(FxRobot robot) throws TimeoutException {
        compare(robot, "gc-pause", "gc-pause-fenced");
        int all = beside().lines().get().size();
        assertThat(beside().lines().get()).allMatch(line -> line.difference().isPresent());
        robot.clickOn("#compare-kind-outcome");
        assertThat(beside().lines().get())
                .hasSizeLessThan(all)
                .noneMatch(line -> line.difference().equals(java.util.Optional.of(Difference.OUTCOME)));
        robot.clickOn("#compare-kind-alike");
        assertThat(beside().lines().get()).anyMatch(line -> line.difference().isEmpty());
    }

    @Test
    void swappedRunsKeepWhereTheyAreAligned(FxRobot robot) throws TimeoutException {
        compare(robot, "gc-pause", "gc-pause-fenced");
        var before = beside().alignment().get();
        robot.push(KeyCode.SHIFT, KeyCode.S);
        await(() -> beside().pair().get().isPresent());
        assertThat(beside().alignment().get()).isEqualTo(before.swapped());
        assertThat(text(robot, "#compare-verdict-second")).contains("100 kr lost");
        assertThat(desk().workbench().comparisons().open()).hasSize(1);
    }

    @Test
    void runsThatHaveNothingToDoWithOneAnotherAreNotAWallOfDifferences(FxRobot robot) throws TimeoutException {
        compare(robot, "gc-pause", "redlock");
        assertThat(beside().pair().get().orElseThrow().kinship()).isEqualTo(Kinship.STRANGERS);
        assertThat(text(robot, "#compare-strangers")).contains("two different scenarios", "Redlock");
        assertThat(beside().lines().get()).isEmpty();
        robot.clickOn("#compare-insist");
        assertThat(beside().lines().get()).isNotEmpty();
        assertThat(isSeen(robot, "#compare-insist")).isFalse();
    }

    @Test
    void aFileThatIsNoTraceIsTold(FxRobot robot) throws TimeoutException {
        open(robot, "gc-pause");
        Workbench workbench = desk().workbench();
        robot.interact(() -> workbench
                .comparisons()
                .compare(
                        new Source.Open(workbench.current().get().orElseThrow()),
                        new Source.InFile(Path.of("pom.xml"))));
        await(() -> workbench.trouble().get().isPresent());
        assertThat(workbench.trouble().get().orElseThrow()).isInstanceOf(Trouble.WrongTrace.class);
        assertThat(workbench.comparisons().open()).isEmpty();
        assertThat(workbench.current().get()).isPresent();
    }

    @Test
    void beforeAnAudienceARemoteControlGoesFromDifferenceToDifference(FxRobot robot) throws TimeoutException {
        compare(robot, "gc-pause", "gc-pause-fenced");
        robot.interact(() -> desk().look().presenting().set(true));
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(isSeen(robot, "#compare-rows")).isFalse();
        robot.push(KeyCode.PAGE_DOWN);
        assertThat(text(robot, "#compare-caption")).startsWith("another outcome, 0.000 s in the first");
        robot.interact(() -> desk().words().speak("nb"));
        assertThat(text(robot, "#compare-caption")).startsWith("annet utfall");
        assertThat(text(robot, "#compare-sum")).contains("bare i den første");
    }

    private Command command(String id) {
        return desk().commands().find(id).orElseThrow();
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Label.class).getText();
    }

    private static boolean isSeen(FxRobot robot, String id) {
        List<Node> found = List.copyOf(robot.lookup(id).queryAll());
        return found.stream().anyMatch(CompareByKeysTest::isSeen);
    }

    private static boolean isSeen(Node node) {
        for (Node above = node; above != null; above = above.getParent()) {
            if (!above.isVisible()) {
                return false;
            }
        }
        return true;
    }

    private static void await(BooleanSupplier condition) throws TimeoutException {
        Waiting.until(PATIENCE, condition);
    }
}
