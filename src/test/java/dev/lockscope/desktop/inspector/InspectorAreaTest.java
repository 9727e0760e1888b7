package dev.lockscope.desktop.inspector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Commands;
import dev.lockscope.desktop.inspector.findings.VerdictPanel;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.desktop.theme.Look;
import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.desktop.transport.Opened;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.Event;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The inspector in a narrow window, with a run that happened on the model. */
@ExtendWith(ApplicationExtension.class)
class InspectorAreaTest {

    private static final long PATIENCE = 20;

    private @Nullable Desk built;
    private @Nullable Session opened;
    private @Nullable Scene scene;

    @Start
    void start(Stage stage) {
        Background background = new Background(Runnable::run, Platform::runLater, defect -> {
            throw new AssertionError(defect);
        });
        Workbench workbench = new Workbench(
                background,
                (scenario, options) -> {
                    throw new IllegalStateException("nothing is started here");
                },
                () -> 42);
        built = new Desk(new Words("en"), new Look(Tone.LIGHT), new Commands(), workbench, () -> 0);
        InspectorArea area = new InspectorArea(built);
        scene = new Scene(area.view(), 300, 720);
        built.look().dress(scene);
        built.commands().listenIn(scene);
        stage.setScene(scene);
        stage.show();
        stage.toFront();
        opened = Recordings.session("gc-pause", background);
        workbench.add(opened);
    }

    private Desk desk() {
        return Objects.requireNonNull(built);
    }

    private Session session() {
        return Objects.requireNonNull(opened);
    }

    private Event paused() {
        return session().trace().events().stream()
                .filter(event -> event.fact() instanceof ClientPaused)
                .findFirst()
                .orElseThrow();
    }

    private static void until(Callable<Boolean> what) {
        try {
            WaitForAsyncUtils.waitFor(PATIENCE, TimeUnit.SECONDS, what);
        } catch (TimeoutException e) {
            throw new AssertionError("it never came to be so", e);
        }
        WaitForAsyncUtils.waitForFxEvents();
    }

    @SuppressWarnings("unchecked")
    private static TableView<Event> table(FxRobot robot) {
        return robot.lookup("#events").queryAs(TableView.class);
    }

    private static @Nullable Node row(FxRobot robot, Event event) {
        return robot.lookup("#events .table-row-cell").queryAll().stream()
                .filter(node -> node.isVisible() && node instanceof TableRow<?> row && event.equals(row.getItem()))
                .findFirst()
                .orElse(null);
    }

    private static boolean is(@Nullable Node node, String state) {
        return node != null && node.getPseudoClassStates().contains(PseudoClass.getPseudoClass(state));
    }

    @Test
    void aRunThatHasNotBegunIsNotCalledSafe(FxRobot robot) {
        VerdictPanel panel = new VerdictPanel(desk());
        Label[] headline = new Label[1];
        robot.interact(() -> {
            panel.follow(Opened.ready("gc-pause"));
            headline[0] = (Label) ((ScrollPane) panel.view()).getContent().lookup("#verdict-headline");
        });
        assertThat(headline[0].getText()).isEqualTo("Nothing has begun");
        assertThat(headline[0].getGraphic()).isNull();
    }

    @Test
    void aClickOnARowShowsItsMomentAndWhatComesAfterItIsLater(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        Event paused = paused();
        Event next = session().index().event(session().index().placeOf(paused) + 1);
        robot.interact(() -> session().goTo(next));
        until(() -> row(robot, paused) != null);
        robot.clickOn(Objects.requireNonNull(row(robot, paused)));
        assertThat(session().latestEvent()).contains(paused);
        assertThat(session().moment().get().live()).isFalse();
        until(() -> is(row(robot, paused), "latest") && is(row(robot, next), "later"));
    }

    @Test
    void whatIsPointedAtElsewhereIsShownAndChosenInTheList(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        robot.interact(() -> session().goTo(0));
        until(() -> row(robot, session().index().event(0)) != null);
        Event last = session().index().event(session().index().size() - 3);
        robot.interact(() -> {
            session().goTo(last);
            session().highlight(List.of(last.seq()));
        });
        until(() -> is(row(robot, last), "chosen") && is(row(robot, last), "evidence"));
        assertThat(table(robot).getSelectionModel().getSelectedItem()).isEqualTo(last);
    }

    @Test
    void theSearchLeavesOnlyWhatIsLookedForAndAllCanBeShownAgain(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        robot.clickOn("#events-search").write("paused");
        until(() -> table(robot).getItems().size() == 1);
        assertThat(table(robot).getItems()).containsExactly(paused());
        robot.clickOn("#events-all");
        until(() -> table(robot).getItems().size() == session().index().size());
    }

    @Test
    void thePausedClientStandsAtItsLineInBothLanguagesOfTheCode(FxRobot robot) {
        robot.interact(() -> session().goTo(paused()));
        until(() -> chips(robot).contains("A"));
        robot.push(KeyCode.CONTROL, KeyCode.J);
        until(() -> robot.lookup("#code-node").queryAs(ToggleButton.class).isSelected()
                && chips(robot).contains("A"));
    }

    private static Set<String> chips(FxRobot robot) {
        return robot.lookup(".client-chip").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .collect(Collectors.toSet());
    }

    @Test
    void evidenceLeadsToItsMomentAndTheVerdictIsAnnounced(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT5);
        until(() -> !robot.lookup(".evidence-chip").queryAll().isEmpty());
        Label headline = robot.lookup("#verdict-headline").queryAs(Label.class);
        Label announced = robot.lookup("#announced-verdict").queryAs(Label.class);
        assertThat(announced.getAccessibleText()).isEqualTo(headline.getText()).isNotEmpty();
        Button chip = robot.lookup(".evidence-chip")
                .queryAllAs(Button.class)
                .iterator()
                .next();
        robot.interact(chip::fire);
        assertThat(session().moment().get().live()).isFalse();
        assertThat(chip.getText())
                .contains(session().latestEvent().orElseThrow().actor());
    }

    @Test
    void everyTabSpeaksNorwegianWhenTheWindowDoes(FxRobot robot) {
        for (KeyCode digit :
                new KeyCode[] {KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4, KeyCode.DIGIT5}) {
            robot.push(KeyCode.CONTROL, digit);
            robot.interact(() -> desk().words().speak("nb"));
            WaitForAsyncUtils.waitForFxEvents();
            robot.interact(() -> desk().words().speak("en"));
        }
        robot.interact(() -> desk().words().speak("nb"));
        until(() ->
                robot.lookup("#verdict-headline").queryAs(Label.class).getText().contains("innehavere"));
    }

    @Test
    void aSessionThatIsClosedIsLetGo(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        until(() -> !table(robot).getItems().isEmpty());
        robot.interact(() -> desk().workbench().close(session()));
        assertThat(table(robot).getItems()).isEmpty();
    }
}
