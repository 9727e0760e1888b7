package dev.lockscope.desktop.tour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.Surroundings;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.command.Commands;
import dev.lockscope.desktop.course.Course;
import dev.lockscope.desktop.gallery.Waiting;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.desktop.settings.Memory;
import dev.lockscope.desktop.settings.Settings;
import dev.lockscope.desktop.shell.MainWindow;
import dev.lockscope.desktop.theme.Look;
import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.lab.Lab;
import dev.lockscope.model.ModelLab;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.WallClock;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** The tour in the whole window, by the keyboard alone, with runs on the model. */
@ExtendWith(ApplicationExtension.class)
class TourByKeysTest {

    private static final long PATIENCE = 20;
    private static final int ALL = Stop.values().length;

    private final ExecutorService workers = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "background");
        thread.setDaemon(true);
        return thread;
    });
    private final ModelLab model = new ModelLab(WallClock.system(), new Lab.Versions("0", "17"));
    private @Nullable Desk built;
    private @Nullable MainWindow window;
    private @Nullable Stage stage;

    @Start
    void start(Stage first) {
        // A stage of its own: the one that is given is used again, and would keep every window that was ever on it.
        stage = new Stage();
        open(Settings.FIRST);
    }

    private void open(Settings settings) {
        Background background = new Background(workers, Platform::runLater, defect -> {
            throw new AssertionError(defect);
        });
        Workbench workbench = new Workbench(background, model::open, () -> 42);
        Desk desk = new Desk(
                new Words("en"),
                new Look(Tone.LIGHT),
                new Commands(),
                workbench,
                SystemRunClock.startingNow()::nanos,
                Surroundings.bare(),
                new Memory(settings),
                new Course(workbench, SystemRunClock.startingNow()::nanos));
        Stage shown = Objects.requireNonNull(stage);
        MainWindow opened = new MainWindow(desk, shown);
        shown.setWidth(1280);
        shown.setHeight(720);
        opened.show();
        opened.invite();
        shown.toFront();
        built = desk;
        window = opened;
    }

    @AfterEach
    void end(FxRobot robot) {
        robot.interact(() -> Objects.requireNonNull(window).close());
        Workbench.closeAll(List.copyOf(desk().workbench().sessions()));
        workers.shutdownNow();
    }

    private Desk desk() {
        return Objects.requireNonNull(built);
    }

    private void startTheTour(FxRobot robot) throws TimeoutException {
        robot.interact(() -> desk().commands().find("help.tour").ifPresent(Command::ask));
        await(() -> isAt(robot, 1));
    }

    private void tabTo(FxRobot robot, String id) {
        for (int i = 0; i < 40 && !robot.lookup(id).query().isFocused(); i++) {
            robot.push(KeyCode.TAB);
        }
    }

    @Test
    void theTourLeadsToItsEndByTheKeyboardAlone(FxRobot robot) throws TimeoutException {
        await(() -> isSeen(robot, "#invitation"));
        tabTo(robot, "#invitation-start");
        robot.push(KeyCode.SPACE);
        await(() -> isAt(robot, 1));
        assertThat(title(robot)).isEqualTo("Two clients, one lock");
        await(() -> spoken(robot).contains("1 of " + ALL));
        assertThat(spoken(robot)).contains("A is about to take a lock");

        robot.push(KeyCode.ENTER);
        await(() -> isAt(robot, 2));
        // The key of the run, as the callout says.
        robot.push(KeyCode.SPACE);
        await(() -> isAtOrPast(robot, 3));
        // The tour goes on by itself where the run has come to what it waits for, maybe between two looks.
        for (int number = 4; number <= 6; number++) {
            int next = number;
            if (!isAtOrPast(robot, next)) {
                robot.push(KeyCode.ENTER);
            }
            await(() -> isAtOrPast(robot, next));
        }
        await(() -> desk().workbench().current().get().orElseThrow().phase().get() == Phase.ENDED);
        assertThat(title(robot)).isEqualTo("Go back in time");
        robot.push(KeyCode.LEFT);
        await(() -> text(robot).startsWith("This is how it was then"));
        for (int number = 7; number <= ALL; number++) {
            int next = number;
            robot.push(KeyCode.ENTER);
            await(() -> isAt(robot, next));
        }
        robot.interact(() -> desk().words().speak("nb"));
        assertThat(title(robot)).isEqualTo("Din tur");
        robot.push(KeyCode.ENTER);

        await(() -> !isSeen(robot, "#tour"));
        assertThat(desk().workbench().speed().get()).isEqualTo(1);
        await(() -> isFocusIn(robot, "#workspace") || isFocusIn(robot, "#transport"));
        assertThat(isSeen(robot, "#invitation")).isFalse();
    }

    @Test
    void escapeSkipsItFromWhereverTheFocusIs(FxRobot robot) throws TimeoutException {
        startTheTour(robot);
        robot.push(KeyCode.ESCAPE);
        await(() -> !isSeen(robot, "#tour"));

        startTheTour(robot);
        robot.interact(() -> robot.lookup("#timeline-chart").query().requestFocus());
        robot.push(KeyCode.ESCAPE);
        await(() -> !isSeen(robot, "#tour"));
        assertThat(desk().workbench().speed().get()).isEqualTo(1);
    }

    @Test
    void whoRefusesItIsNotAskedAgain(FxRobot robot) throws TimeoutException {
        await(() -> isSeen(robot, "#invitation"));
        tabTo(robot, "#invitation-later");
        robot.push(KeyCode.SPACE);
        await(() -> !isSeen(robot, "#invitation"));
        assertThat(desk().workbench().current().get()).isEmpty();

        startAgain(robot);

        await(() -> isSeen(robot, "#start"));
        assertThat(isSeen(robot, "#invitation")).isFalse();
        startTheTour(robot);
    }

    @Test
    void whoTookItIsNotAskedAgain(FxRobot robot) throws TimeoutException {
        robot.clickOn("#invitation-start");
        await(() -> isAt(robot, 1));

        startAgain(robot);

        await(() -> isSeen(robot, "#start"));
        assertThat(isSeen(robot, "#invitation")).isFalse();
    }

    private void startAgain(FxRobot robot) {
        robot.interact(() -> {
            Settings kept = desk().memory().settings(desk().words(), desk().look(), false);
            Objects.requireNonNull(window).close();
            open(kept);
        });
    }

    @Test
    void itEndsQuietlyWhereThePersonGoesElsewhere(FxRobot robot) throws TimeoutException {
        startTheTour(robot);
        robot.interact(() -> desk().workbench().showCatalogue());
        await(() -> !isSeen(robot, "#tour"));

        startTheTour(robot);
        robot.interact(() ->
                desk().workbench().close(desk().workbench().current().get().orElseThrow()));
        await(() -> !isSeen(robot, "#tour"));
        assertThat(desk().workbench().speed().get()).isEqualTo(1);
    }

    @Test
    void wordsAreWithinTheWindowAndNotOverWhatTheySpeakOf(FxRobot robot) throws TimeoutException {
        robot.interact(() -> desk().look().textScale().set(1.5));
        lookAtAll(robot);
    }

    @Test
    void wordsForAnAudienceAreWithinTheWindowToo(FxRobot robot) throws TimeoutException {
        robot.interact(() -> desk().look().presenting().set(true));
        lookAtAll(robot);
    }

    private void lookAtAll(FxRobot robot) throws TimeoutException {
        startTheTour(robot);
        List<String> wrong = new ArrayList<>();
        while (isSeen(robot, "#tour")) {
            String before = title(robot);
            Bounds words = bounds(robot, "#tour");
            Bounds whole = robot.lookup("#tour-layer")
                    .query()
                    .localToScene(robot.lookup("#tour-layer").query().getLayoutBounds());
            if (!whole.contains(words)) {
                wrong.add(before + " leaves the window: " + words + " of " + whole);
            }
            if (words.intersects(bounds(robot, "#tour-ring"))) {
                wrong.add(before + " covers what it speaks of: " + words + " over " + bounds(robot, "#tour-ring"));
            }
            robot.push(KeyCode.ENTER);
            await(() -> !isSeen(robot, "#tour") || !title(robot).equals(before));
        }
        assertThat(wrong).isEmpty();
    }

    private static Bounds bounds(FxRobot robot, String id) {
        Node node = robot.lookup(id).query();
        return node.localToScene(node.getLayoutBounds());
    }

    private static String title(FxRobot robot) {
        return robot.lookup("#tour-title").queryAs(Label.class).getText();
    }

    private static String text(FxRobot robot) {
        return robot.lookup("#tour-text").queryAs(Label.class).getText();
    }

    private static String spoken(FxRobot robot) {
        return robot.lookup("#tour-words").query().getAccessibleText();
    }

    /** Whether the tour is at a stop, which has the focus. */
    private static boolean isAt(FxRobot robot, int number) {
        return hasFocus(robot) && number(robot) == number;
    }

    /** Whether the tour, which has the focus, is at a stop or has left it behind. */
    private static boolean isAtOrPast(FxRobot robot, int number) {
        return hasFocus(robot) && number(robot) >= number;
    }

    private static boolean hasFocus(FxRobot robot) {
        return isSeen(robot, "#tour") && robot.lookup("#tour-words").query().isFocused();
    }

    private static int number(FxRobot robot) {
        String said = robot.lookup("#tour-number").queryAs(Label.class).getText();
        return Integer.parseInt(said.substring(0, said.indexOf(' ')));
    }

    private static boolean isFocusIn(FxRobot robot, String id) {
        for (Node one = robot.lookup(id).query().getScene().getFocusOwner(); one != null; one = one.getParent()) {
            if (("#" + one.getId()).equals(id)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSeen(FxRobot robot, String id) {
        Optional<Node> node = robot.lookup(id).tryQuery();
        for (Node above = node.orElse(null); above != null; above = above.getParent()) {
            if (!above.isVisible()) {
                return false;
            }
        }
        return node.isPresent();
    }

    private static void await(BooleanSupplier condition) throws TimeoutException {
        Waiting.until(PATIENCE, condition);
    }
}
