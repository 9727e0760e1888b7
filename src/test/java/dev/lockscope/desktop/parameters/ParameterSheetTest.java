package dev.lockscope.desktop.parameters;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.lockscope.desktop.gallery.TestWindow;
import dev.lockscope.desktop.session.Origin.How;
import dev.lockscope.desktop.session.Session;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
final class ParameterSheetTest {

    private static final String TTL = "#parameter-clients-A-ttl";

    private TestWindow window;
    private Session first;

    @Start
    void start(Stage stage) {
        window = new TestWindow("en");
        TitledPane sheet = (TitledPane) new ParameterSheet(window.desk()).view();
        ScrollPane side = new ScrollPane(sheet);
        side.setFitToWidth(true);
        window.show(stage, side, 230, 900);
        first = window.played(Path.of("scenarios/gc-pause.yaml"));
        window.desk().workbench().add(first);
        sheet.setExpanded(true);
    }

    @AfterEach
    void end() {
        window.close();
    }

    private Session session() {
        return window.desk().workbench().current().get().orElseThrow();
    }

    private static void await(BooleanSupplier what) throws TimeoutException {
        WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, what::getAsBoolean);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static void write(FxRobot robot, String text) {
        robot.interact(() -> robot.lookup(TTL).queryAs(TextField.class).setText(text));
    }

    private static boolean canRun(FxRobot robot) {
        return !robot.lookup("#run-with-these").queryButton().isDisabled();
    }

    private static Label problem(FxRobot robot) {
        return robot.lookup("#problem-clients-A-ttl").queryAs(Label.class);
    }

    @Test
    void aWrongValueSaysWhyAndCannotBeRun(FxRobot robot) throws TimeoutException {
        assertFalse(canRun(robot));
        write(robot, "soon");
        await(() -> problem(robot).isVisible());
        assertTrue(problem(robot).getText().contains("soon"), problem(robot).getText());
        assertFalse(canRun(robot));

        robot.interact(() -> window.desk().words().speak("nb"));
        assertEquals("soon", robot.lookup(TTL).queryAs(TextField.class).getText());
        assertTrue(problem(robot).isVisible());
    }

    @Test
    void aGoodValueIsRunInThePlaceOfWhatIsShown(FxRobot robot) throws TimeoutException {
        write(robot, "7s");
        await(() -> canRun(robot));
        robot.clickOn("#run-with-these");
        await(() -> session() != first);
        assertEquals(new How.Tuned(1), session().origin().how());
        assertEquals(
                Duration.ofSeconds(7),
                session().scenario().orElseThrow().clients().get(0).ttl());
        assertEquals(1, window.desk().workbench().sessions().size());
        assertEquals("7s", robot.lookup(TTL).queryAs(TextField.class).getText());
        assertFalse(canRun(robot));
    }

    @Test
    void aResetTakesTheFilesValue(FxRobot robot) throws TimeoutException {
        String before = robot.lookup(TTL).queryAs(TextField.class).getText();
        write(robot, "7s");
        await(() -> canRun(robot));
        robot.clickOn("#reset-clients-A-ttl");
        await(() -> !canRun(robot));
        assertEquals(before, robot.lookup(TTL).queryAs(TextField.class).getText());
    }
}
