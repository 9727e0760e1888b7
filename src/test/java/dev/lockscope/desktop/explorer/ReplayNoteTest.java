package dev.lockscope.desktop.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.gallery.TestWindow;
import dev.lockscope.desktop.gallery.Waiting;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.explore.Budget;
import dev.lockscope.explore.Counterexample;
import dev.lockscope.explore.FaultKind;
import dev.lockscope.explore.Limits;
import dev.lockscope.explore.Property;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** Above a run of what was found stands whether the servers agree, and what can be done where that is not known. */
@ExtendWith(ApplicationExtension.class)
class ReplayNoteTest {

    private static final long PATIENCE = 60;

    private @Nullable TestWindow window;
    private @Nullable Explorer explorer;

    @Start
    void start(Stage stage) {
        TestWindow opened = new TestWindow("en");
        window = opened;
        Explorer made = new Explorer(opened.desk());
        explorer = made;
        opened.show(stage, new VBox(made.replayNote(), made.page().view()), 1280, 700);
    }

    @AfterEach
    void end() {
        desk().workbench().explorations().end();
        Objects.requireNonNull(window).close();
    }

    private Desk desk() {
        return Objects.requireNonNull(window).desk();
    }

    private Explorer explorer() {
        return Objects.requireNonNull(explorer);
    }

    private Optional<Session> shown() {
        return desk().workbench().current().get();
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Labeled.class).getText();
    }

    private static boolean isSeen(FxRobot robot, String id) {
        Node node = robot.lookup(id).query();
        for (Node one = node; one != null; one = one.getParent()) {
            if (!one.isVisible()) {
                return false;
            }
        }
        return true;
    }

    private void find(FxRobot robot) throws TimeoutException {
        robot.interact(
                () -> desk().workbench().explorations().ask(Bench.breakable().question()));
        await(() -> explorer().exploring().found().isPresent());
    }

    @Test
    void theTabOfTheRunSaysThatTheServersAgree(FxRobot robot) throws TimeoutException {
        find(robot);
        assertThat(isSeen(robot, "#replay-note")).isFalse();
        robot.interact(() -> explorer().replay());
        await(() -> text(robot, "#replay-fate").startsWith("Real Redis agrees."));
        assertThat(isSeen(robot, "#replay-note")).isTrue();
        assertThat(isSeen(robot, "#replay-again")).isFalse();
        robot.interact(() -> desk().words().speak("nb"));
        assertThat(text(robot, "#replay-fate")).startsWith("Ekte Redis er enig.");

        // The run on the model proves nothing about servers.
        robot.interact(() -> explorer().watch());
        assertThat(shown().orElseThrow().phase().get()).isEqualTo(Phase.RECORDED);
        assertThat(isSeen(robot, "#replay-note")).isFalse();
    }

    @Test
    void aRunThatWasCutShortIsRunAgainInItsPlace(FxRobot robot) throws TimeoutException {
        find(robot);
        Counterexample found = explorer().exploring().found().orElseThrow();
        robot.interact(() -> {
            desk().workbench().play(found.scenario(), Explorer.origin(found));
            shown().orElseThrow().runHeld();
        });
        await(() -> shown().orElseThrow().phase().get() == Phase.HELD);
        robot.interact(() -> shown().orElseThrow().finish());
        await(() -> text(robot, "#replay-fate").contains("did not come to its end"));
        assertThat(text(robot, "#replay-fate")).endsWith("Ended the run on request.");
        assertThat(text(robot, "#explorer-fate")).isEqualTo(text(robot, "#replay-fate"));
        assertThat(isSeen(robot, "#explorer-again")).isTrue();

        assertThat(text(robot, "#replay-again")).isEqualTo("Run it again");
        robot.clickOn("#replay-again");
        await(() -> text(robot, "#replay-fate").startsWith("Real Redis agrees."));
        assertThat(desk().workbench().sessions()).hasSize(1);
        assertThat(isSeen(robot, "#explorer-again")).isFalse();
    }

    @Test
    void whatWasFoundBeforeKeepsItsWordInItsTab(FxRobot robot) throws TimeoutException {
        find(robot);
        robot.interact(() -> explorer().replay());
        await(() -> text(robot, "#replay-fate").startsWith("Real Redis agrees."));
        Session first = shown().orElseThrow();
        Asked other =
                Bench.asked("gc-pause-fenced", Budget.one(FaultKind.PAUSE), Limits.USUAL, Property.NO_STALE_WRITE);
        robot.interact(() -> explorer().exploring().begin(other));
        await(() -> !explorer().exploring().isGoing());
        robot.interact(() -> desk().workbench().show(first));
        assertThat(text(robot, "#replay-fate")).startsWith("Real Redis agrees.");
        assertThat(isSeen(robot, "#replay-note")).isTrue();
    }

    private static void await(BooleanSupplier condition) throws TimeoutException {
        Waiting.until(PATIENCE, condition);
    }
}
