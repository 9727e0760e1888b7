package dev.lockscope.desktop.parameters;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.lockscope.desktop.gallery.TestWindow;
import dev.lockscope.desktop.session.Origin.How;
import dev.lockscope.desktop.session.Phase;
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
import javafx.scene.layout.VBox;
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
        ParameterSheet parameters = new ParameterSheet(window.desk());
        TitledPane sheet = (TitledPane) parameters.view();
        ScrollPane side = new ScrollPane(sheet);
        side.setFitToWidth(true);
        window.show(stage, new VBox(side, parameters.bar()), 230, 900);
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
        assertFalse(robot.lookup("#run-with-these").query().getParent().isVisible());
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
        await(() -> session().phase().get() != Phase.READY);
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

    /** Opens the scenario before anything has begun. */
    private Session ready(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.desk().workbench().open(Path.of("scenarios/gc-pause.yaml")));
        await(() -> session() != first);
        return session();
    }

    private static Duration ttl(Session session) {
        return session.scenario().orElseThrow().clients().get(0).ttl();
    }

    @Test
    void beforeTheRunWhatIsWrittenIsItsOwnAtOnce(FxRobot robot) throws TimeoutException {
        Session opened = ready(robot);
        robot.interact(() -> robot.lookup(TTL).query().requestFocus());
        TextField field = robot.lookup(TTL).queryAs(TextField.class);
        write(robot, "7s");
        await(() -> session() != opened);
        assertEquals(Duration.ofSeconds(7), ttl(session()));
        assertEquals(new How.Tuned(1), session().origin().how());
        assertSame(field, robot.lookup(TTL).queryAs(TextField.class));
        assertTrue(field.isFocused());
        assertEquals(
                "Nothing has begun: the run will have these values.",
                robot.lookup("#parameters-state").queryAs(Label.class).getText());

        write(robot, "soon");
        await(() -> problem(robot).isVisible() && ttl(session()).equals(ttl(opened)));
        assertEquals("soon", field.getText());
    }

    @Test
    void aRunThatBeginsInTheSameMomentHasWhatWasWritten(FxRobot robot) throws TimeoutException {
        Session opened = ready(robot);
        robot.interact(() -> {
            robot.lookup(TTL).queryAs(TextField.class).setText("7s");
            opened.runHeld();
        });
        await(() -> session().phase().get() == Phase.HELD);
        assertEquals(Duration.ofSeconds(7), ttl(session()));
        assertTrue(
                session().header().scenario().contains("7"), session().header().scenario());
        assertEquals(2, window.desk().workbench().sessions().size());
    }

    @Test
    void whatIsWrittenDuringARunWaitsAndARestartTakesIt(FxRobot robot) throws TimeoutException {
        Session opened = ready(robot);
        robot.interact(opened::runHeld);
        await(() -> opened.phase().get() == Phase.HELD);
        write(robot, "7s");
        await(() -> canRun(robot));
        assertSame(opened, session());
        assertTrue(robot.lookup("#parameters-state")
                .queryAs(Label.class)
                .getText()
                .startsWith("The run that is shown has other values."));

        robot.interact(() -> window.desk().workbench().restart());
        await(() -> ttl(session()).equals(Duration.ofSeconds(7)));
        assertEquals("7s", robot.lookup(TTL).queryAs(TextField.class).getText());
        robot.interact(() -> window.desk().workbench().restart());
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(Duration.ofSeconds(7), ttl(session()));
        assertEquals(new How.Tuned(1), session().origin().how());
    }
}
