package dev.lockscope.desktop.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.Lessons;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.Surroundings;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.command.Commands;
import dev.lockscope.desktop.course.Course;
import dev.lockscope.desktop.gallery.Waiting;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Origin;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Trouble;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.desktop.settings.Memory;
import dev.lockscope.desktop.settings.Settings;
import dev.lockscope.desktop.theme.Look;
import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.lab.Check;
import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.lab.Lab;
import dev.lockscope.model.ModelLab;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.WallClock;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.TitledPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The whole window, with runs on the model. */
@ExtendWith(ApplicationExtension.class)
class WindowByKeysTest {

    private static final long PATIENCE = 20;
    private static final Check NO_SERVER = new Check("redis-server", false, "none", "Install one.");

    private final ExecutorService workers = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "background");
        thread.setDaemon(true);
        return thread;
    });
    private final ModelLab model = new ModelLab(WallClock.system(), new Lab.Versions("0", "17"));
    private volatile boolean lacking;
    private @Nullable Desk built;
    private @Nullable MainWindow window;

    @Start
    void start(Stage stage) {
        Workbench[] bench = new Workbench[1];
        Background background =
                new Background(workers, Platform::runLater, defect -> bench[0].tell(new Trouble.Defect(defect)));
        bench[0] = new Workbench(
                background,
                (scenario, options) -> {
                    if (lacking) {
                        throw new EnvironmentProblem("no redis-server was found", "Install one.");
                    }
                    return model.open(scenario, options);
                },
                () -> 42);
        Look look = new Look(Tone.LIGHT);
        look.reducedMotion().set(true);
        built = new Desk(
                new Words("en"),
                look,
                new Commands(),
                bench[0],
                SystemRunClock.startingNow()::nanos,
                new Surroundings(
                        "1",
                        Path.of("scenarios"),
                        language -> () -> List.of(NO_SERVER),
                        defect -> Optional.of(Path.of("kept.log")),
                        Optional.empty()),
                new Memory(Settings.FIRST),
                new Course(bench[0], SystemRunClock.startingNow()::nanos));
        // A stage of its own: the one that is given is used again, and would keep every window that was ever on it.
        Stage own = new Stage();
        MainWindow opened = new MainWindow(built, own);
        window = opened;
        opened.show();
        own.toFront();
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

    @Test
    void aScenarioIsFoundAndOpenedByKeysAlone(FxRobot robot) throws TimeoutException {
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.DIGIT2);
        await(() -> isSeen(robot, "#catalogue-scenarios"));
        ListView<?> list = robot.lookup("#catalogue-scenarios").queryListView();
        await(() -> !list.getItems().isEmpty());

        robot.write("gc-pause");
        await(() -> list.getItems().size() < 5);
        robot.push(KeyCode.DOWN);
        robot.push(KeyCode.ENTER);

        await(() -> desk().workbench().current().get().isPresent());
        assertThat(shown().header().scenarioName()).startsWith("gc-pause");
        assertThat(desk().memory().recent()).hasSize(1);
    }

    @Test
    void everyViewTakesTheKeysTheFirstTimeThatItIsLookedAt(FxRobot robot) throws Exception {
        Lessons lessons = Lessons.of(Path.of("scenarios/lessons"));
        robot.interact(() -> desk().course().take(lessons));
        for (String view : List.of("course", "scenarios", "matrix", "explorer", "laboratory", "glossary", "kept")) {
            robot.interact(() -> desk().commands().find("view." + view).ifPresent(Command::ask));
            await(() ->
                    robot.lookup("#start-" + view).queryAs(ToggleButton.class).isSelected() && isInTheView(robot));
        }
    }

    private static boolean isInTheView(FxRobot robot) {
        Node start = robot.lookup("#start").query();
        for (Node one = start.getScene().getFocusOwner(); one != null; one = one.getParent()) {
            if (one.getStyleClass().contains("start-head")) {
                return false;
            } else if (one == start) {
                return true;
            }
        }
        return false;
    }

    @Test
    void theButtonThatHasTheKeysLooksDifferentInLightAndInDark(FxRobot robot) {
        for (Tone tone : Tone.values()) {
            robot.interact(() -> desk().look().tone().set(tone));
            List<Node> buttons = robot.lookup("#transport").query().lookupAll("*").stream()
                    .filter(node -> node instanceof ButtonBase
                            && isTreeVisible(node)
                            && !node.isDisabled()
                            && node.isFocusTraversable())
                    .toList();
            assertThat(buttons).hasSizeGreaterThan(3);
            for (Node button : buttons) {
                robot.interact(() ->
                        robot.lookup("#start").query().getScene().getRoot().requestFocus());
                Object before = look(robot, button);
                robot.interact(button::requestFocus);
                // The ring is there for whoever came by a key.
                robot.push(KeyCode.TAB);
                robot.press(KeyCode.SHIFT).push(KeyCode.TAB).release(KeyCode.SHIFT);
                assertThat(button.isFocused()).as("%s", button).isTrue();
                assertThat(look(robot, button)).as("%s in %s", button, tone).isNotEqualTo(before);
            }
        }
    }

    private static Object look(FxRobot robot, Node button) {
        Object[] seen = new Object[1];
        robot.interact(() -> {
            Region region = (Region) button;
            region.applyCss();
            seen[0] = Arrays.asList(region.getBackground(), region.getBorder());
        });
        return seen[0];
    }

    private static boolean isTreeVisible(Node node) {
        for (Node one = node; one != null; one = one.getParent()) {
            if (!one.isVisible()) {
                return false;
            }
        }
        return true;
    }

    @Test
    void theCatalogueTellsHowManyScenariosThereAre(FxRobot robot) throws TimeoutException {
        robot.clickOn("#start-scenarios");
        Label state = robot.lookup("#status-state").queryAs(Label.class);
        await(() -> state.getText().matches("\\d+ scenarios"));

        robot.interact(() -> desk().words().speak("nb"));
        assertThat(state.getText()).matches("\\d+ scenarier");
    }

    @Test
    void theSidePanelIsWhereItWasAfterALookAtTheCatalogue(FxRobot robot) throws TimeoutException {
        robot.interact(() -> desk().workbench().open(Path.of("scenarios/gc-pause.yaml")));
        await(() -> desk().workbench().current().get().isPresent());
        Session session = shown();
        ScrollPane side = robot.lookup("#side-scroll").queryAs(ScrollPane.class);
        // Low enough that there is something to scroll.
        robot.interact(() -> side.getScene().getWindow().setHeight(560));
        WaitForAsyncUtils.waitForFxEvents();
        robot.interact(() -> side.setVvalue(0.6));
        WaitForAsyncUtils.waitForFxEvents();
        robot.interact(() -> desk().workbench().showCatalogue());
        WaitForAsyncUtils.waitForFxEvents();
        robot.interact(() -> desk().workbench().show(session));
        WaitForAsyncUtils.waitForFxEvents();

        assertThat(side.getVvalue()).isBetween(0.59, 0.61);
    }

    @Test
    void thePaletteFindsAndRunsACommand(FxRobot robot) throws TimeoutException {
        robot.push(KeyCode.CONTROL, KeyCode.K);
        await(() -> robot.lookup("#palette").query().isVisible() && isSeen(robot, "#palette"));

        robot.write("larger");
        ListView<?> found = robot.lookup("#palette-commands").queryListView();
        await(() -> found.getItems().size() == 1);
        robot.push(KeyCode.ENTER);

        await(() -> desk().look().textScale().get() > 1);
        assertThat(isSeen(robot, "#palette")).isFalse();
    }

    @Test
    void thePaletteIsPutAwayWithEscapeAndGivesTheFocusBack(FxRobot robot) throws TimeoutException {
        await(() -> robot.lookup("#course-search").query().isFocused());
        robot.push(KeyCode.CONTROL, KeyCode.K);
        await(() -> isSeen(robot, "#palette"));
        robot.push(KeyCode.ESCAPE);

        await(() -> !isSeen(robot, "#palette"));
        await(() -> robot.lookup("#course-search").query().isFocused());
    }

    @Test
    void theKeysAreShownInTheLanguageThatIsSpoken(FxRobot robot) throws TimeoutException {
        robot.push(KeyCode.F1);
        await(() -> isSeen(robot, "#keys"));
        assertThat(labels(robot)).contains("Quit", "Ctrl+Q", "Keys");

        robot.interact(() -> desk().words().speak("nb"));
        assertThat(labels(robot)).contains("Avslutt", "Taster");
        robot.push(KeyCode.ESCAPE);
        await(() -> !isSeen(robot, "#keys"));
    }

    @Test
    void anAudienceSeesFewerPanelsAndACaptionAndTurnsPages(FxRobot robot) throws TimeoutException {
        robot.interact(() -> desk().workbench().open(Path.of("scenarios/gc-pause.yaml")));
        await(() -> desk().workbench().current().get().isPresent());
        robot.interact(() -> shown().run());
        await(() -> shown().phase().get() == Phase.ENDED);

        robot.push(KeyCode.F11);
        await(() -> desk().look().presenting().get());
        assertThat(isSeen(robot, "#caption")).isTrue();
        assertThat(robot.lookup("#side").tryQuery()).isEmpty();
        String last = robot.lookup("#caption-text").queryAs(Label.class).getText();
        robot.push(KeyCode.PAGE_UP);
        await(() ->
                !robot.lookup("#caption-text").queryAs(Label.class).getText().equals(last));

        robot.push(KeyCode.ESCAPE);
        await(() -> !desk().look().presenting().get());
        assertThat(isSeen(robot, "#caption")).isFalse();
        assertThat(robot.lookup("#side").tryQuery()).isPresent();
    }

    @Test
    void whatIsTypedOnTheSheetIsWhatRuns(FxRobot robot) throws TimeoutException {
        robot.interact(() -> desk().workbench().open(Path.of("scenarios/gc-pause.yaml")));
        await(() -> desk().workbench().current().get().isPresent());
        robot.interact(() -> {
            robot.lookup("#parameters").queryAs(TitledPane.class).setExpanded(true);
            robot.lookup("#free-play").queryAs(CheckBox.class).fire();
        });
        robot.interact(() -> {
            TextField field = robot.lookup("#parameter-clients-A-ttl").queryAs(TextField.class);
            field.requestFocus();
            field.selectAll();
        });
        robot.write("1500ms");
        robot.clickOn("#run-toggle");
        await(() -> shown().phase().get() != Phase.READY);
        assertThat(shown().scenario().orElseThrow().clients().get(0).ttl()).isEqualTo(Duration.ofMillis(1500));
        assertThat(shown().origin().how()).isEqualTo(new Origin.How.Free());
        assertThat(robot.lookup("#parameter-clients-A-ttl")
                        .queryAs(TextField.class)
                        .getText())
                .isEqualTo("1500ms");
        assertThat(desk().workbench().sessions()).hasSize(1);
        robot.interact(() -> shown().finish());
        await(() -> shown().phase().get() == Phase.ENDED);
        robot.interact(() -> robot.lookup("#parameter-clients-A-ttl")
                .queryAs(TextField.class)
                .setText("2s"));
        await(() -> isSeen(robot, "#run-with-these"));
        Region panels = robot.lookup(".side-panels").queryAs(Region.class);
        Region side = robot.lookup("#side").queryAs(Region.class);
        assertThat(panels.getWidth()).isLessThanOrEqualTo(side.getWidth());
    }

    @Test
    void aMachineThatLacksSomethingGetsADiagnosisAndAnotherTry(FxRobot robot) throws TimeoutException {
        robot.interact(() -> desk().workbench().open(Path.of("scenarios/gc-pause.yaml")));
        await(() -> desk().workbench().current().get().isPresent());
        lacking = true;
        robot.interact(() -> shown().run());
        await(() -> isSeen(robot, "#trouble"));
        await(() -> labels(robot).contains("Install one."));

        lacking = false;
        robot.clickOn("#trouble-again");

        await(() -> shown().phase().get() == Phase.ENDED);
        assertThat(isSeen(robot, "#trouble")).isFalse();
    }

    @Test
    void aDefectIsShownWithItsLogAndTheWindowGoesOn(FxRobot robot) throws TimeoutException {
        robot.interact(() -> desk().workbench().tell(new Trouble.Defect(new IllegalStateException("x"))));
        await(() -> robot.lookup("#trouble-log").queryAs(Label.class).getText().contains("kept.log"));

        robot.push(KeyCode.ESCAPE);

        await(() -> !isSeen(robot, "#trouble"));
        assertThat(desk().workbench().trouble().get()).isEmpty();
    }

    @Test
    void aWrongScenarioIsToldWithEveryProblem(FxRobot robot) throws TimeoutException {
        robot.interact(() ->
                desk().workbench().open(Path.of("src/test/resources/dev/lockscope/scenario/broken/many-at-once.yaml")));
        await(() -> isSeen(robot, "#trouble-lines"));

        String lines =
                robot.lookup("#trouble-lines").queryAs(TextInputControl.class).getText();
        assertThat(lines.lines().filter(line -> line.matches("\\d+:\\d+: .*"))).hasSizeGreaterThan(1);
    }

    private Session shown() {
        return desk().workbench().current().get().orElseThrow();
    }

    private static List<String> labels(FxRobot robot) {
        return robot.lookup(".label").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .toList();
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
