package dev.lockscope.desktop.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.gallery.TestWindow;
import dev.lockscope.desktop.gallery.Waiting;
import dev.lockscope.desktop.session.Origin;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** What is in the window never makes it wider than it is. */
@ExtendWith(ApplicationExtension.class)
class WindowWidthTest {

    private static final List<String> ROWS = List.of("#transport", "#tabs", "#banner", "#status", "#workspace");

    private @Nullable TestWindow window;
    private @Nullable MainWindow shown;
    private @Nullable Stage stage;

    @Start
    void start(Stage given) {
        // A stage of its own: the one that is given is used again, and would keep every window that was ever on it.
        Stage own = new Stage();
        TestWindow made = new TestWindow("en");
        window = made;
        stage = own;
        MainWindow opened = new MainWindow(made.desk(), own);
        shown = opened;
        own.setWidth(1284);
        own.setHeight(800);
        opened.show();
    }

    @AfterEach
    void end(FxRobot robot) {
        robot.interact(() -> Objects.requireNonNull(shown).close());
        Objects.requireNonNull(window).close();
    }

    private Desk desk() {
        return Objects.requireNonNull(window).desk();
    }

    private Scene scene() {
        return Objects.requireNonNull(stage).getScene();
    }

    private void open(FxRobot robot, int tabs) throws Exception {
        Path file = Path.of("scenarios/gc-pause.yaml");
        List<Scenario> variants = ScenarioLoader.load(file);
        robot.interact(() -> {
            for (int tab = 0; tab < tabs; tab++) {
                desk().workbench().play(variants.get(0), new Origin(file, variants, new Origin.How.AsWritten()));
            }
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    private void size(FxRobot robot, double width, double scale) {
        robot.interact(() -> {
            Objects.requireNonNull(stage).setWidth(width);
            desk().look().textScale().set(scale);
        });
        settle();
    }

    private void settle() {
        Waiting.untilSettled(scene().getRoot());
    }

    private Bounds bounds(FxRobot robot, String id) {
        Node node = robot.lookup(id).query();
        return node.localToScene(node.getLayoutBounds());
    }

    private void assertWithin(FxRobot robot) {
        for (String row : ROWS) {
            assertThat(bounds(robot, row).getMinX()).as(row).isGreaterThanOrEqualTo(0);
            assertThat(bounds(robot, row).getMaxX()).as(row).isLessThanOrEqualTo(scene().getWidth() + 0.5);
        }
    }

    @Test
    void manyTabsLeaveTheWindowAsWideAsItIs(FxRobot robot) throws Exception {
        open(robot, 20);
        settle();

        assertWithin(robot);
        double least = 7 * desk().look().textSize();
        for (int tab = 0; tab < 20; tab++) {
            assertThat(robot.lookup("#tab-" + tab).queryAs(Region.class).getWidth())
                    .isGreaterThanOrEqualTo(least);
        }
        assertThat(robot.lookup("#tabs-all").query().isVisible()).isTrue();
        Bounds last = bounds(robot, "#tab-19");
        assertThat(last.getMaxX()).isLessThanOrEqualTo(scene().getWidth());
    }

    @Test
    void aFewTabsNeedNoList(FxRobot robot) throws Exception {
        open(robot, 2);
        settle();

        assertThat(robot.lookup("#tabs-all").query().isVisible()).isFalse();
    }

    @Test
    void largeTextInANarrowWindowLeavesItAsWideAsItIs(FxRobot robot) throws Exception {
        open(robot, 3);
        size(robot, 800, 2);
        assertWithin(robot);
        robot.interact(() -> desk().words().speak("nb"));
        settle();
        assertWithin(robot);
    }

    private double width(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Region.class).getWidth();
    }

    private void flip(FxRobot robot, String command) {
        robot.interact(() -> desk().commands().find(command).orElseThrow().ask());
        settle();
    }

    @Test
    void panelsThatWereHiddenComeBackAsWideAsTheyWere(FxRobot robot) throws Exception {
        robot.interact(() -> {
            desk().memory().widthIs("side", 260);
            desk().memory().widthIs("inspector", 340);
        });
        open(robot, 1);
        size(robot, 1300, 1);
        assertThat(width(robot, "#side")).isEqualTo(260);
        assertThat(width(robot, "#inspector")).isEqualTo(340);

        for (int round = 0; round < 4; round++) {
            flip(robot, "view.side");
            assertThat(robot.lookup("#side").tryQuery()).isEmpty();
            assertThat(width(robot, "#inspector")).isEqualTo(340);
            flip(robot, "view.inspector");
            flip(robot, "view.inspector");
            flip(robot, "view.side");
            assertThat(width(robot, "#side")).isEqualTo(260);
            assertThat(width(robot, "#inspector")).isEqualTo(340);
        }
        size(robot, 800, 1);
        size(robot, 1284, 1);
        assertThat(width(robot, "#side")).isEqualTo(260);
        assertThat(width(robot, "#inspector")).isEqualTo(340);
        size(robot, 1900, 1.5);
        assertThat(width(robot, "#side")).isEqualTo(390);
        size(robot, 1284, 1);
        assertThat(width(robot, "#side")).isEqualTo(260);
    }

    @Test
    void aPanelThatIsDraggedStaysSo(FxRobot robot) throws Exception {
        open(robot, 1);
        settle();
        double before = width(robot, "#side");
        Node divider = robot.lookup("#workspace > .split-pane-divider").query();
        robot.drag(divider, MouseButton.PRIMARY).moveBy(40, 0).drop();
        settle();
        double after = width(robot, "#side");
        assertThat(after).isGreaterThan(before + 20);

        flip(robot, "view.side");
        flip(robot, "view.side");

        assertThat(width(robot, "#side")).isEqualTo((double) Math.round(after));
    }

    @Test
    void whereThereIsRoomForOneThePanelThatIsAskedForTakesTheOthersPlace(FxRobot robot) throws Exception {
        open(robot, 1);
        size(robot, 800, 1);
        assertThat(robot.lookup("#inspector").tryQuery()).isEmpty();
        assertThat(width(robot, "#side")).isGreaterThanOrEqualTo(200);

        flip(robot, "view.inspector");
        assertThat(width(robot, "#inspector")).isGreaterThanOrEqualTo(280);
        assertThat(robot.lookup("#side").tryQuery()).isEmpty();
        assertThat(robot.lookup("#cramped").query().isVisible()).isFalse();

        flip(robot, "view.side");
        assertThat(width(robot, "#side")).isGreaterThanOrEqualTo(200);
        assertThat(robot.lookup("#inspector").tryQuery()).isEmpty();
    }

    @Test
    void aPanelThatHasNoRoomAtAllIsToldOf(FxRobot robot) throws Exception {
        open(robot, 1);
        size(robot, 800, 2);
        assertThat(robot.lookup("#cramped").query().isVisible()).isFalse();

        flip(robot, "view.inspector");
        assertThat(robot.lookup("#cramped").query().isVisible()).isTrue();

        flip(robot, "view.side");
        size(robot, 1900, 1);
        assertThat(robot.lookup("#cramped").query().isVisible()).isFalse();
    }

    @Test
    void nothingInTheSidePanelIsWiderThanIt(FxRobot robot) throws Exception {
        open(robot, 1);
        for (double scale : new double[] {1, 1.2, 1.4, 1.8}) {
            size(robot, 700 * scale + 10, scale);
            ScrollPane side = robot.lookup("#side-scroll").queryAs(ScrollPane.class);
            double seen = side.localToScene(side.getLayoutBounds()).getMaxX();
            for (Node inside : robot.from(side.getContent())
                    .lookup(".label, .button, .text-field")
                    .queryAll()) {
                if (inside.isVisible()) {
                    assertThat(inside.localToScene(inside.getLayoutBounds()).getMaxX())
                            .as("%s at %s", inside, scale)
                            .isLessThanOrEqualTo(seen + 0.5);
                }
            }
        }
    }
}
