package dev.lockscope.desktop.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.lockscope.desktop.gallery.TestWindow;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.transport.SessionTabs;
import dev.lockscope.desktop.transport.TransportArea;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.testkit.LabScenarios;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
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
final class LossPageTest {

    private TestWindow window;

    @Start
    void start(Stage stage) {
        window = new TestWindow("en");
        VBox areas = new VBox(new TransportArea(window.desk()).view(), new SessionTabs(window.desk()).view());
        window.show(stage, new StackPane(areas, new LossPage(window.desk()).view()), 1200, 500);
    }

    @AfterEach
    void end() {
        window.close();
    }

    private Session session() {
        return window.desk().workbench().current().get().orElseThrow();
    }

    private int open() {
        return window.desk().workbench().sessions().size();
    }

    private static void await(BooleanSupplier what) throws TimeoutException {
        WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, what::getAsBoolean);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static boolean asks(FxRobot robot) {
        return robot.lookup("#loss").query().getParent().isVisible();
    }

    private Session held(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.desk().workbench().open(LabScenarios.file("late-del-chain")));
        await(() -> open() == 1);
        robot.interact(() -> session().runHeld());
        await(() -> session().phase().get() == Phase.HELD);
        return session();
    }

    private void ended(FxRobot robot, Session session) throws TimeoutException {
        robot.interact(session::finish);
        await(() -> session.phase().get() == Phase.ENDED);
    }

    @Test
    void aRunThatGoesOnIsClosedAfterAQuestionThatKeysAnswer(FxRobot robot) throws TimeoutException {
        Session run = held(robot);
        robot.push(KeyCode.CONTROL, KeyCode.W);
        await(() -> asks(robot));
        assertFalse(robot.lookup("#loss-save").query().isVisible());
        robot.push(KeyCode.ESCAPE);
        await(() -> !asks(robot));
        assertSame(run, session());

        robot.push(KeyCode.CONTROL, KeyCode.W);
        await(() -> asks(robot));
        robot.push(KeyCode.ENTER);
        await(() -> open() == 0);
        assertFalse(asks(robot));
    }

    @Test
    void aScriptedRunThatIsOverIsClosedWithoutAQuestion(FxRobot robot) throws TimeoutException {
        ended(robot, held(robot));
        robot.push(KeyCode.CONTROL, KeyCode.W);
        await(() -> open() == 0);
        assertFalse(asks(robot));
    }

    @Test
    void whatWasPlayedByHandCanBeSavedBeforeAnotherRunTakesItsPlace(FxRobot robot) throws TimeoutException {
        Session run = held(robot);
        String node = run.header().cast().nodes().get(0);
        robot.interact(() -> run.act(new NodeAction.Crash(node)));
        await(run::isActedIn);
        ended(robot, run);
        robot.clickOn("#run-restart");
        await(() -> asks(robot));
        assertTrue(robot.lookup("#loss-save").query().isVisible());
        robot.clickOn("#loss-keep");
        await(() -> !asks(robot));
        assertSame(run, session());

        robot.clickOn("#variant-token-checked");
        await(() -> asks(robot));
        robot.clickOn("#loss-lose");
        await(() -> session() != run);
        assertEquals(Phase.READY, session().phase().get());
        assertEquals(1, open());
        assertFalse(asks(robot));
    }
}
