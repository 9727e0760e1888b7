package dev.lockscope.desktop.transport;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.banner.BannerArea;
import dev.lockscope.desktop.command.Commands;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.desktop.theme.Look;
import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.time.SystemRunClock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
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
class TransportWindowTest {

    /** Not shut down: what a run that ends has still to say is said after its end. */
    private final ExecutorService workers = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "background");
        thread.setDaemon(true);
        return thread;
    });

    private final Workbench workbench = new Workbench(
            new Background(workers, Platform::runLater, defect -> {
                throw new AssertionError(defect);
            }),
            Opened.lab()::open,
            () -> 42);
    private final Desk desk = new Desk(
            new Words("en"), new Look(Tone.LIGHT), new Commands(), workbench, SystemRunClock.startingNow()::nanos);
    private Optional<AnimationTimer> pulse = Optional.empty();

    @Start
    void start(Stage stage) {
        VBox window = new VBox(
                new TransportArea(desk).view(),
                new SessionTabs(desk).view(),
                new BannerArea(desk).view(),
                new StatusArea(desk).view());
        Scene scene = new Scene(window, 1280, 400);
        desk.look().dress(scene);
        desk.commands().listenIn(scene);
        stage.setScene(scene);
        stage.show();
        stage.toFront();
        AnimationTimer frames = new AnimationTimer() {
            @Override
            public void handle(long now) {
                workbench.pulse();
            }
        };
        frames.start();
        pulse = Optional.of(frames);
    }

    @AfterEach
    void endEverything(FxRobot robot) {
        robot.interact(() -> pulse.ifPresent(AnimationTimer::stop));
        Workbench.closeAll(List.copyOf(desk.workbench().sessions()));
    }

    private static void await(BooleanSupplier what) throws TimeoutException {
        WaitForAsyncUtils.waitFor(
                20,
                TimeUnit.SECONDS,
                () -> WaitForAsyncUtils.asyncFx(what::getAsBoolean).get());
        WaitForAsyncUtils.waitForFxEvents();
    }

    private Session open(FxRobot robot, String scenario) throws TimeoutException {
        robot.interact(() -> desk.workbench().open(LabScenarios.file(scenario)));
        await(() -> desk.workbench().current().get().isPresent());
        return current();
    }

    private Session current() {
        return desk.workbench().current().get().orElseThrow();
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup("#" + id).queryAs(Labeled.class).getText();
    }

    private static boolean enabled(FxRobot robot, String id) {
        return !robot.lookup("#" + id).queryAs(ButtonBase.class).isDisabled();
    }

    @Test
    void nothingCanBeRunWhereNothingIsOpen(FxRobot robot) {
        assertThat(enabled(robot, "run-toggle")).isFalse();
        assertThat(enabled(robot, "run-step")).isFalse();
        assertThat(enabled(robot, "run-next")).isFalse();
        assertThat(text(robot, "status-state")).isEqualTo("Nothing is shown");
    }

    @Test
    void aScenarioIsRunAndItsVerdictRead(FxRobot robot) throws TimeoutException {
        Session session = open(robot, "gc-pause");
        assertThat(text(robot, "run-toggle")).isEqualTo("Run");
        assertThat(text(robot, "banner-word")).isEqualTo("What it shows");
        assertThat(enabled(robot, "banner-show")).isFalse();
        robot.clickOn("#run-toggle");
        await(() -> session.phase().get() == Phase.ENDED);
        await(() -> text(robot, "banner-headline").contains("100 kr lost"));
        assertThat(text(robot, "run-toggle")).isEqualTo("Play");
        assertThat(text(robot, "status-note")).contains("on the model of Redis, without servers");
        robot.clickOn("#banner-show");
        assertThat(robot.lookup("#story").query().isVisible()).isTrue();
        assertThat(session.highlighted().get()).isNotEmpty();
        robot.clickOn("#story-next");
        assertThat(session.moment().get().live()).isFalse();
        assertThat(text(robot, "status-state")).startsWith("Looking at");
        robot.clickOn("#story-close");
        assertThat(session.highlighted().get()).isEmpty();
    }

    @Test
    void aRunThatBeginsHeldGoesOnStepByStepAndThenByItself(FxRobot robot) throws TimeoutException {
        Session session = open(robot, "gc-pause");
        robot.type(KeyCode.N);
        await(() -> session.phase().get() == Phase.HELD);
        await(() -> text(robot, "run-toggle").equals("Go on")
                && text(robot, "run-step").equals("Step A"));
        int before = session.index().size();
        robot.type(KeyCode.N);
        await(() -> session.index().size() > before);
        assertThat(text(robot, "status-note")).contains("leases run on");
        robot.type(KeyCode.SPACE);
        await(() -> session.phase().get() == Phase.ENDED);
        assertThat(enabled(robot, "run-step")).isFalse();
    }

    @Test
    void anotherVariantIsOneClickAway(FxRobot robot) throws TimeoutException {
        Session first = open(robot, "late-del-chain");
        assertThat(first.scenario().orElseThrow().variant()).contains("plain-del");
        robot.clickOn("#variant-token-checked");
        await(() -> current() != first);
        assertThat(current().scenario().orElseThrow().variant()).contains("token-checked");
        assertThat(desk.workbench().sessions()).hasSize(1);
    }

    @Test
    void severalSessionsHaveTabsThatKeysGoThroughAndClose(FxRobot robot) throws TimeoutException {
        Session first = open(robot, "gc-pause");
        assertThat(robot.lookup("#tabs").query().isVisible()).isFalse();
        robot.interact(() -> desk.workbench().open(LabScenarios.file("watchdog")));
        await(() -> current() != first);
        assertThat(robot.lookup("#tab-1").query().isVisible()).isTrue();
        robot.push(KeyCode.CONTROL, KeyCode.TAB);
        assertThat(current()).isSameAs(first);
        robot.push(KeyCode.CONTROL, KeyCode.W);
        assertThat(desk.workbench().sessions()).doesNotContain(first).hasSize(1);
        assertThat(robot.lookup("#tabs").query().isVisible()).isFalse();
    }

    @Test
    void languageAndThemeTurnWithAKey(FxRobot robot) throws TimeoutException {
        open(robot, "gc-pause");
        robot.push(KeyCode.CONTROL, KeyCode.L);
        assertThat(text(robot, "run-toggle")).isEqualTo("Kjør");
        assertThat(text(robot, "title")).isEqualTo("En pause som varer lenger enn leietiden");
        robot.push(KeyCode.CONTROL, KeyCode.T);
        assertThat(desk.look().tone().get()).isEqualTo(Tone.DARK);
    }

    @Test
    void aNarrowBarFoldsIntoAMenuAndCutsNothing(FxRobot robot) throws TimeoutException {
        open(robot, "watchdog");
        for (int width : new int[] {1920, 1280, 1000, 900}) {
            robot.interact(() -> robot.window(0).setWidth(width));
            WaitForAsyncUtils.waitForFxEvents();
            Region bar = robot.lookup("#transport").queryAs(Region.class);
            assertThat(bar.getChildrenUnmodifiable().stream().filter(Node::isVisible))
                    .allMatch(node -> node.getBoundsInParent().getMaxX() <= bar.getWidth() + 0.5);
            assertThat(robot.lookup("#more").query().isVisible()).isEqualTo(width < 1280);
        }
    }
}
