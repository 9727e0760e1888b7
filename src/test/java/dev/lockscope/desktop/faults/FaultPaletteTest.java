package dev.lockscope.desktop.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.lockscope.desktop.gallery.TestWindow;
import dev.lockscope.desktop.session.Origin.How;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact.FaultBegan;
import dev.lockscope.trace.FaultFact.LearnerActed;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TitledPane;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
final class FaultPaletteTest {

    private static final Path GC_PAUSE = Path.of("scenarios/gc-pause.yaml");
    private static final PseudoClass OFF = PseudoClass.getPseudoClass("off");

    private TestWindow window;

    @Start
    void start(Stage stage) {
        window = new TestWindow("en");
        ScrollPane side = new ScrollPane(new FaultPalette(window.desk()).view());
        side.setFitToWidth(true);
        window.show(stage, side, 230, 900);
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

    /** Opens the scenario without its script, and stops its clients before their first step. */
    private void play(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.desk().workbench().open(GC_PAUSE));
        await(() -> window.desk().workbench().current().get().isPresent());
        robot.clickOn("#free-play");
        await(() -> session().origin().how() instanceof How.Free);
        robot.interact(() -> session().runHeld());
        await(() -> session().phase().get() == Phase.HELD);
        robot.interact(() -> session().step("A"));
    }

    private static Event beforeThePause(Session session) {
        int place = 0;
        while (!(session.index().event(place).fact() instanceof FaultBegan)) {
            place++;
        }
        return session.index().event(place - 2);
    }

    private static boolean isOff(FxRobot robot, String button) {
        return robot.lookup(button).queryButton().getPseudoClassStates().contains(OFF);
    }

    private static String label(FxRobot robot, String query) {
        return robot.lookup(query).queryAs(Label.class).getText();
    }

    @Test
    void aButtonActsAndTheTraceTellsWhatCameOfIt(FxRobot robot) throws TimeoutException {
        play(robot);
        assertEquals("Pause A", robot.lookup("#fault-1").queryButton().getText());
        await(() -> !isOff(robot, "#fault-1"));
        robot.clickOn("#fault-1");
        await(() -> session().index().latest().faults().values().size() == 1);
        await(() -> robot.lookup("#faults-on .fault-on").tryQuery().isPresent());
        await(() -> label(robot, "#faults-outcome").startsWith("Pause A, at "));
        assertTrue(session().trace().events().stream()
                .anyMatch(event -> event.fact().equals(new LearnerActed("pause A"))));
        assertTrue(isOff(robot, "#fault-1"));

        Button end = robot.lookup("#faults-on .button").queryButton();
        robot.clickOn(end);
        await(() -> session().index().latest().faults().values().isEmpty());
        await(() -> !robot.lookup("#faults-on").query().isVisible());
    }

    @Test
    void whatDoesNotApplyIsGreyedAndTellsWhyWhenPressed(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.desk().workbench().open(GC_PAUSE));
        await(() -> window.desk().workbench().current().get().isPresent());
        assertTrue(isOff(robot, "#fault-1"));
        assertEquals("The run has not begun: what you do here begins it.", label(robot, "#faults-note"));
        robot.clickOn("#fault-1");
        assertEquals("Pause A, not now: A has not begun.", label(robot, "#faults-outcome"));
        assertEquals(Phase.READY, session().phase().get());
        assertTrue(session().trace().events().stream().noneMatch(event -> event.fact() instanceof LearnerActed));
    }

    @Test
    void theGoalTakesRoomFromTheFaultsOnlyWhenItIsAskedFor(FxRobot robot) {
        Session old = window.played(GC_PAUSE);
        robot.interact(() -> window.desk().workbench().add(old));
        TitledPane goal = robot.lookup("#goal").queryAs(TitledPane.class);
        assertFalse(goal.isExpanded());
        robot.interact(() -> goal.setExpanded(true));
        assertTrue(label(robot, "#goal-text").length() > 20);
    }

    @Test
    void aDigitDoesWhatTheButtonDoes(FxRobot robot) throws TimeoutException {
        play(robot);
        await(() -> !isOff(robot, "#fault-1"));
        robot.press(KeyCode.ALT, KeyCode.DIGIT1).release(KeyCode.DIGIT1, KeyCode.ALT);
        await(() -> session().index().latest().faults().values().size() == 1);
    }

    @Test
    void inThePastAButtonStartsABranch(FxRobot robot) throws TimeoutException {
        Session old = window.played(GC_PAUSE);
        robot.interact(() -> {
            window.desk().workbench().add(old);
            old.goTo(beforeThePause(old));
        });
        assertTrue(label(robot, "#faults-note").startsWith("You are in the past, at 0.00"));
        await(() -> !isOff(robot, "#fault-1"));
        robot.clickOn("#fault-1");
        await(() -> window.desk().workbench().sessions().size() == 2);
        await(() ->
                session() != old && session().index().latest().faults().values().size() == 1);
    }

    @Test
    void afterTheEndNothingAppliesUntilOneGoesBack(FxRobot robot) {
        Session old = window.played(GC_PAUSE);
        robot.interact(() -> {
            window.desk().workbench().add(old);
            old.goLive();
        });
        assertTrue(label(robot, "#faults-note").startsWith("The run is over."));
        for (int i = 1; i <= 9; i++) {
            assertTrue(isOff(robot, "#fault-" + i));
        }
        robot.interact(() -> old.goTo(beforeThePause(old)));
        assertFalse(isOff(robot, "#fault-1"));
    }

    @Test
    void anotherLanguageIsSpokenAtOnce(FxRobot robot) {
        Session old = window.played(GC_PAUSE);
        robot.interact(() -> window.desk().workbench().add(old));
        robot.interact(() -> window.desk().words().speak("nb"));
        assertEquals("Sett A på pause", robot.lookup("#fault-1").queryButton().getText());
        assertEquals(
                "Uten skriptet",
                robot.lookup("#free-play").queryAs(CheckBox.class).getText());
        assertTrue(window.desk().commands().all().stream()
                .anyMatch(command -> command.name().get().equals("Sett A på pause")));
    }

    @Test
    void nothingIsWiderThanThePanel(FxRobot robot) {
        Session old = window.played(GC_PAUSE);
        robot.interact(() -> window.desk().workbench().add(old));
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(robot.lookup("#faults").query().getLayoutBounds().getWidth() <= 230);
    }
}
