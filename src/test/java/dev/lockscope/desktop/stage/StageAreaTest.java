package dev.lockscope.desktop.stage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Commands;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Origin;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.desktop.theme.Look;
import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.lab.offer.Target;
import dev.lockscope.model.ModelLab;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Trace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The stage in a window. */
@ExtendWith(ApplicationExtension.class)
final class StageAreaTest {

    private static final long TWO_SECONDS = 2_000_000_000;

    private final List<Target> asked = new ArrayList<>();
    private final Words words = new Words("en");
    private final Workbench workbench = workbench();

    private static Background background() {
        return new Background(Runnable::run, Platform::runLater, defect -> {
            throw new AssertionError(defect);
        });
    }

    private static Workbench workbench() {
        return new Workbench(
                background(),
                (scenario, options) -> {
                    throw new IllegalStateException("starts no servers");
                },
                () -> 42);
    }

    private static Session recorded(String file) {
        ModelLab lab = new ModelLab(WallClock.system(), new Lab.Versions("0", "17"));
        try {
            Scenario scenario = ScenarioLoader.load(Path.of(file)).get(0);
            try (Run run = lab.open(scenario, new RunOptions(1, 42))) {
                run.start();
                run.awaitEnd();
                Trace trace = run.trace();
                Origin origin = new Origin(Path.of(file), List.of(), new Origin.How.Recorded());
                return Session.of(trace, Optional.of(scenario), origin, background());
            }
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    @Start
    void start(Stage stage) {
        Look look = new Look(Tone.LIGHT);
        Desk desk = new Desk(words, look, new Commands(), workbench, () -> 0);
        StageArea area = new StageArea(desk);
        area.ask((target, owner, x, y) -> asked.add(target));
        Scene scene = new Scene(area.view(), 740, 420);
        look.dress(scene);
        stage.setScene(scene);
        stage.show();
        workbench.add(recorded("scenarios/gc-pause.yaml"));
        session().goTo(TWO_SECONDS);
    }

    private Session session() {
        return workbench.current().get().orElseThrow();
    }

    private static Node card(FxRobot robot, String name) {
        return robot.lookup("#stage-" + name).query();
    }

    /** Waits until a card says something, and fails where it never does. */
    private static void says(FxRobot robot, String name, String text) throws TimeoutException {
        WaitForAsyncUtils.waitFor(
                20,
                TimeUnit.SECONDS,
                () -> robot.lookup("#stage-" + name)
                        .tryQuery()
                        .filter(card -> card.getAccessibleText().contains(text))
                        .isPresent());
    }

    @Test
    void aRightClickOnAClientAsksWhatCanBeDoneToIt(FxRobot robot) throws TimeoutException {
        says(robot, "A", "paused");
        robot.clickOn(card(robot, "A"), MouseButton.SECONDARY);
        assertThat(asked).containsExactly(new Target.OfClient("A"));
    }

    @Test
    void eachThingOnTheStageCanBeAsked(FxRobot robot) throws TimeoutException {
        says(robot, "A", "paused");
        robot.clickOn(card(robot, "redis"), MouseButton.SECONDARY);
        robot.clickOn(card(robot, "account"), MouseButton.SECONDARY);
        robot.clickOn(card(robot, "link-A-redis"), MouseButton.SECONDARY);
        assertThat(asked)
                .containsExactly(
                        new Target.OfNode("redis"), new Target.OfResource("account"), new Target.OfLink("A", "redis"));
    }

    @Test
    void theKeyboardReachesAClientAndAsks(FxRobot robot) throws TimeoutException {
        says(robot, "A", "paused");
        robot.interact(card(robot, "redis")::requestFocus);
        robot.type(KeyCode.TAB);
        assertThat(card(robot, "A").isFocused()).isTrue();
        robot.type(KeyCode.ENTER);
        assertThat(asked).containsExactly(new Target.OfClient("A"));
    }

    @Test
    void aClickSelects(FxRobot robot) throws TimeoutException {
        says(robot, "A", "paused");
        robot.clickOn(card(robot, "B"));
        assertThat(card(robot, "B").isFocused()).isTrue();
        assertThat(asked).isEmpty();
    }

    @Test
    void theWholeStageFollowsTheMoment(FxRobot robot) throws TimeoutException {
        says(robot, "A", "in critical section");
        robot.interact(() -> session().goTo(session().index().event(0)));
        says(robot, "A", "not started");
        robot.interact(session()::goLive);
        says(robot, "A", "finished");
        says(robot, "account", "should be");
    }

    @Test
    void anotherLanguageIsSpokenAtOnce(FxRobot robot) throws TimeoutException {
        says(robot, "A", "Client A, paused since");
        robot.interact(() -> words.speak("nb"));
        says(robot, "A", "Klient A, på pause siden");
    }

    @Test
    void cardsStayWhereTheyAreWhateverHappens(FxRobot robot) throws TimeoutException {
        says(robot, "A", "paused");
        List<Double> before = places(robot);
        robot.interact(session()::goLive);
        says(robot, "A", "finished");
        assertThat(places(robot)).isEqualTo(before);
        robot.interact(() -> session().goTo(session().index().event(0)));
        says(robot, "A", "not started");
        assertThat(places(robot)).isEqualTo(before);
    }

    private static List<Double> places(FxRobot robot) {
        List<Double> places = new ArrayList<>();
        for (String name : List.of("A", "B", "redis", "account")) {
            Node card = card(robot, name);
            places.addAll(List.of(
                    card.getLayoutX(), card.getLayoutY(), card.getLayoutBounds().getWidth()));
        }
        return places;
    }

    @Test
    void nothingIsShownOfARunThatIsNoLongerOpen(FxRobot robot) throws TimeoutException {
        says(robot, "A", "paused");
        robot.interact(workbench::showCatalogue);
        assertThat(robot.lookup("#stage-A").tryQuery()).isEmpty();
    }
}
