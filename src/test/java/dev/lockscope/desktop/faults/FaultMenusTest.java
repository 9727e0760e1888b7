package dev.lockscope.desktop.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.lockscope.desktop.gallery.TestWindow;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.lab.offer.Target;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.trace.FaultFact.LearnerActed;
import dev.lockscope.trace.world.ClientState;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
final class FaultMenusTest {

    private static final Path GC_PAUSE = Path.of("scenarios/gc-pause.yaml");
    private static final PseudoClass OFF = PseudoClass.getPseudoClass("off");

    private Button client;
    private TestWindow window;

    @Start
    void start(Stage stage) {
        window = new TestWindow("en");
        FaultMenus menus = new FaultMenus(window.desk());
        client = new Button("A");
        client.setId("client");
        client.setOnContextMenuRequested(
                event -> menus.show(new Target.OfClient("A"), client, event.getScreenX(), event.getScreenY()));
        window.show(stage, new StackPane(client), 600, 400);
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

    /** Opens the scenario and stops its clients before their first step. */
    private void hold(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.desk().workbench().open(GC_PAUSE));
        await(() -> window.desk().workbench().current().get().isPresent());
        robot.interact(() -> session().runHeld());
        await(() -> session().phase().get() == Phase.HELD);
        robot.interact(() -> session().step("A"));
        await(() -> !(session().moment().get().world().client("A").state() instanceof ClientState.NotStarted));
    }

    /** A right click, told as the machine tells it; the windows in memory do not tell it by themselves. */
    private void ask(FxRobot robot) {
        robot.interact(() -> {
            Bounds place = client.localToScreen(client.getBoundsInLocal());
            client.fireEvent(new ContextMenuEvent(
                    ContextMenuEvent.CONTEXT_MENU_REQUESTED, 1, 1, place.getMaxX(), place.getMaxY(), false, null));
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static Node line(FxRobot robot, String line) {
        return robot.lookup(line + " > .doing").query();
    }

    private static boolean isOff(FxRobot robot, String line) {
        return line(robot, line).getPseudoClassStates().contains(OFF);
    }

    private boolean acted(String action) {
        return session().trace().events().stream()
                .anyMatch(event -> event.fact().equals(new LearnerActed(action)));
    }

    @Test
    void aRightClickShowsWhatDoesNotApplyGreyedWithItsReason(FxRobot robot) throws TimeoutException {
        hold(robot);
        ask(robot);
        await(() -> robot.lookup("#do-resume-A").tryQuery().isPresent());
        assertEquals(
                "Client A", robot.lookup(".menu-title").queryAs(Label.class).getText());
        await(() -> isOff(robot, "#do-resume-A") && !isOff(robot, "#do-pause-A"));
        Label reason = robot.from(line(robot, "#do-resume-A")).lookup(".reason").queryAs(Label.class);
        assertEquals("A does not stand still.", reason.getText());
        assertTrue(line(robot, "#do-resume-A").getAccessibleText().contains("A does not stand still."));

        robot.clickOn("#do-resume-A");
        assertTrue(robot.lookup("#do-resume-A").tryQuery().isPresent());
        assertFalse(acted("resume A"));

        robot.clickOn(line(robot, "#do-pause-A"));
        await(() -> acted("pause A"));
        await(() -> robot.lookup("#do-pause-A").tryQuery().isEmpty());
    }

    @Test
    void theMenuFollowsTheRunWhileItIsOpen(FxRobot robot) throws TimeoutException {
        hold(robot);
        ask(robot);
        await(() -> !isOff(robot, "#do-pause-A"));
        robot.interact(() -> session().act(new ClientAction.Pause("A")));
        await(() -> isOff(robot, "#do-pause-A") && !isOff(robot, "#do-resume-A"));
    }

    @Test
    void theHeadingFollowsTheRunToItsEnd(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.desk().workbench().open(GC_PAUSE));
        await(() -> window.desk().workbench().current().get().isPresent());
        ask(robot);
        assertEquals("The run has not begun: what you do here begins it.", note(robot));
        robot.interact(() -> session().runHeld());
        await(() -> session().phase().get() == Phase.HELD);
        await(() -> note(robot).equals("What you choose is done to the run now."));
        robot.interact(() -> session().finish());
        await(() -> session().phase().get() == Phase.ENDED);
        assertTrue(note(robot).startsWith("The run is over."), note(robot));
    }

    private static String note(FxRobot robot) {
        return robot.lookup(".menu-note").queryAs(Label.class).getText();
    }

    @Test
    void theKeysAloneChooseAndReadWhatIsReallyDone(FxRobot robot) throws TimeoutException {
        hold(robot);
        robot.interact(() -> new FaultMenus(window.desk()).show(new Target.OfClient("A"), client, 100, 100));
        await(() -> !isOff(robot, "#do-pause-A"));
        await(() -> line(robot, "#do-pause-A").getScene().getFocusOwner() != null);
        robot.push(KeyCode.DOWN);
        robot.push(KeyCode.DOWN);
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(
                robot.lookup(".menu-sentence").queryAs(Label.class).getText().startsWith("Stops all of A's threads"));
        robot.push(KeyCode.ENTER);
        await(() -> acted("pause A"));
        await(() -> robot.lookup("#do-pause-A").tryQuery().isEmpty());
    }

    @Test
    void inThePastTheMenuSaysThatActingBranches(FxRobot robot) {
        Session old = window.played(GC_PAUSE);
        robot.interact(() -> {
            window.desk().workbench().add(old);
            old.goTo(old.now() / 2);
        });
        ask(robot);
        assertTrue(robot.lookup(".menu-note").queryAs(Label.class).getText().startsWith("You are in the past"));
    }

    @Test
    void aResourceSaysWhyThereIsNothingToDo(FxRobot robot) {
        Session old = window.played(GC_PAUSE);
        robot.interact(() -> window.desk().workbench().add(old));
        ContextMenu[] menu = new ContextMenu[1];
        robot.interact(() -> {
            menu[0] = new FaultMenus(window.desk())
                    .menu(new Target.OfResource("account"))
                    .orElseThrow();
            menu[0].show(client, 100, 100);
        });
        assertEquals(
                "Nothing is done to account: faults belong to clients, nodes and links.",
                robot.lookup(".menu-note").queryAs(Label.class).getText());
    }

    @Test
    void anotherSessionClosesTheMenu(FxRobot robot) {
        Session old = window.played(GC_PAUSE);
        robot.interact(() -> window.desk().workbench().add(old));
        ask(robot);
        assertTrue(robot.lookup("#do-pause-A").tryQuery().isPresent());
        robot.interact(() -> window.desk().workbench().showCatalogue());
        assertTrue(robot.lookup("#do-pause-A").tryQuery().isEmpty());
    }
}
