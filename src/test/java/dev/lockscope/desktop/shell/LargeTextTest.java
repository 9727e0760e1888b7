package dev.lockscope.desktop.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.LessonException;
import dev.lockscope.course.Lessons;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.course.Guessing;
import dev.lockscope.desktop.course.LessonPlay;
import dev.lockscope.desktop.course.Page;
import dev.lockscope.desktop.gallery.Legible;
import dev.lockscope.desktop.gallery.TestWindow;
import dev.lockscope.desktop.gallery.Waiting;
import dev.lockscope.desktop.session.Explorations.Question;
import dev.lockscope.explore.Budget;
import dev.lockscope.explore.FaultKind;
import dev.lockscope.explore.Property;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** What the explorer has brought to the window can be read in small windows and in the largest text, in both languages. */
@ExtendWith(ApplicationExtension.class)
class LargeTextTest {

    private static final long PATIENCE = 60;

    /** The largest text, and one that fits beside one another nowhere but in a large window. */
    private static final List<Double> SCALES = List.of(1.0, 1.5, 2.0);

    /** From the most room to the least. */
    private static final List<Room> ROOMS =
            List.of(new Room(1280, 720, 1), new Room(1280, 720, 1.5), new Room(800, 560, 1.5), new Room(800, 560, 2));

    /** How large the window is, and the text in it. */
    private record Room(double width, double height, double scale) {}

    private @Nullable TestWindow window;
    private @Nullable MainWindow shown;
    private @Nullable Stage stage;

    @Start
    void start(Stage given) throws LessonException {
        Stage own = new Stage();
        TestWindow made = new TestWindow("en");
        window = made;
        stage = own;
        made.desk().look().reducedMotion().set(true);
        made.desk().course().take(Lessons.of(Path.of("scenarios/lessons")));
        MainWindow opened = new MainWindow(made.desk(), own);
        shown = opened;
        opened.show();
    }

    @AfterEach
    void end(FxRobot robot) {
        desk().workbench().explorations().end();
        robot.interact(() -> Objects.requireNonNull(shown).close());
        Objects.requireNonNull(window).close();
    }

    private Desk desk() {
        return Objects.requireNonNull(window).desk();
    }

    private Scene scene() {
        return Objects.requireNonNull(stage).getScene();
    }

    private void settle() {
        Waiting.untilSettled(scene().getRoot());
    }

    private void size(FxRobot robot, double width, double height, double scale, String language) {
        robot.interact(() -> {
            Objects.requireNonNull(stage).setWidth(width);
            Objects.requireNonNull(stage).setHeight(height);
            desk().look().textScale().set(scale);
            desk().words().speak(language);
        });
        settle();
    }

    private static void await(BooleanSupplier condition) throws TimeoutException {
        Waiting.until(PATIENCE, condition);
    }

    private void ask(FxRobot robot, String command) {
        robot.interact(() -> desk().commands().find(command).ifPresent(Command::ask));
        settle();
    }

    private Optional<Node> find(String id) {
        return Optional.ofNullable(scene().lookup(id));
    }

    private String text(String id) {
        return find(id).map(node -> ((Label) node).getText()).orElse("");
    }

    /** Looks at a part of the window in every size and language. */
    private void assertLegible(FxRobot robot, String part) {
        for (Room room : ROOMS) {
            for (String language : List.of("en", "nb")) {
                size(robot, room.width(), room.height(), room.scale(), language);
                if (find(part).isEmpty()) {
                    // The panel at the side, which has no room beside the picture in the largest text.
                    ask(robot, "view.side");
                }
                if (find(part).isEmpty() && room.scale() * 1280 > room.width()) {
                    continue;
                }
                assertThat(Legible.complaints(robot.lookup(part).query()))
                        .as("%s at %s, %s", part, room, language)
                        .isEmpty();
                find("#start-middle")
                        .filter(Node::isVisible)
                        .ifPresent(middle -> assertThat(((Parent) middle).getChildrenUnmodifiable())
                                .as("%s, %s", room, language)
                                .allMatch(view -> Legible.isWithin(view, middle)));
            }
        }
        size(robot, 1280, 720, 1, "en");
    }

    private void explore(FxRobot robot, Question question, String headline) throws TimeoutException {
        robot.interact(() -> desk().workbench().explorations().ask(question));
        await(() -> text("#explorer-headline").startsWith(headline));
        settle();
    }

    private static Question question(Path file, Budget budget, Set<Property> properties) {
        try {
            Scenario scenario = ScenarioLoader.load(file).get(0);
            return new Question(scenario, scenario.title().en(), Optional.of(file), budget, properties);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    private static Question breakable() {
        return question(Path.of("scenarios/gc-pause.yaml"), Budget.USUAL, Set.of(Property.values()));
    }

    @Test
    void theExplorerThatRests(FxRobot robot) {
        ask(robot, "view.explorer");
        assertLegible(robot, "#start");
    }

    @Test
    void theExplorerThatHasFoundSomething(FxRobot robot) throws TimeoutException {
        explore(robot, breakable(), "Broken in 5 moves");
        assertLegible(robot, "#start");
    }

    @Test
    void theExplorerThatHasFoundNothing(FxRobot robot) throws TimeoutException {
        Question holds = question(
                Path.of("scenarios/gc-pause-fenced.yaml"),
                Budget.one(FaultKind.PAUSE),
                Set.of(Property.NO_STALE_WRITE));
        explore(robot, holds, "No violation");
        assertLegible(robot, "#start");
    }

    @Test
    void theExplorerThatSearchesAndIsStopped(FxRobot robot) throws TimeoutException {
        Budget endless = Budget.of(Map.of(FaultKind.PAUSE, 7, FaultKind.CRASH_CLIENT, 7, FaultKind.LATE_REQUEST, 7));
        Question endlessly =
                question(Path.of("scenarios/gc-pause-fenced.yaml"), endless, Set.of(Property.NO_STALE_WRITE));
        explore(robot, endlessly, "Exploring");
        assertLegible(robot, "#start");
        ask(robot, "explorer.stop");
        await(() -> text("#explorer-headline").startsWith("Stopped"));
        assertLegible(robot, "#start");
    }

    /** The titles of cells and of lessons' runs are longer than any scenario's. */
    @Test
    void aFormWithALongTitleKeepsItsSteppersInSight(FxRobot robot) throws TimeoutException {
        String name = "set-nx-px, where a request arrives late, and there are three clients, of whom each is patient";
        Question usual = breakable();
        explore(
                robot,
                new Question(usual.scenario(), name, usual.file(), usual.budget(), usual.properties()),
                "Broken in 5 moves");
        for (double width : new double[] {1280, 800}) {
            for (double scale : SCALES) {
                size(robot, width, 720, scale, "en");
                for (String id : List.of("#explorer-subject", "#explorer-pause", "#explorer-clock-jump")) {
                    Node part = robot.lookup(id).query();
                    Bounds place = part.localToScene(part.getLayoutBounds());
                    Bounds seen = viewport(part);
                    assertThat(place.getMaxX()).as("%s at %s", id, scale).isLessThanOrEqualTo(seen.getMaxX() + 1);
                    assertThat(place.getMinX()).as("%s at %s", id, scale).isGreaterThanOrEqualTo(seen.getMinX() - 1);
                }
            }
        }
    }

    private static Bounds viewport(Node part) {
        for (Node one = part; one != null; one = one.getParent()) {
            if (one instanceof ScrollPane) {
                Node viewport = Objects.requireNonNull(one.lookup(".viewport"));
                return viewport.localToScene(viewport.getLayoutBounds());
            }
        }
        throw new AssertionError("it does not scroll");
    }

    @Test
    void fiveMovesAreSeenInLargerTextToo(FxRobot robot) throws TimeoutException {
        explore(robot, breakable(), "Broken in 5 moves");
        for (String language : List.of("en", "nb")) {
            for (double scale : List.of(1.0, 1.3)) {
                size(robot, 1280, 720, scale, language);
                Node list = robot.lookup("#explorer-schedule").query();
                Bounds seen = viewport(list);
                long rows = list.lookupAll(".list-cell").stream()
                        .filter(cell -> cell instanceof ListCell<?> row && !row.isEmpty())
                        .map(cell -> cell.localToScene(cell.getLayoutBounds()))
                        .filter(place -> place.getMaxY() <= Math.min(seen.getMaxY(), bottom(list)) + 1)
                        .count();
                assertThat(rows).as("%s, text %s", language, scale).isGreaterThanOrEqualTo(5);
            }
        }
    }

    private static double bottom(Node node) {
        return node.localToScene(node.getLayoutBounds()).getMaxY();
    }

    @Test
    void theLaboratoryBeforeAndAfterARun(FxRobot robot) throws TimeoutException {
        ask(robot, "view.laboratory");
        assertLegible(robot, "#start");
        robot.interact(() -> {
            ((TextField) robot.lookup("#laboratory-runs").query()).setText("40");
            ((Button) robot.lookup("#laboratory-run").query()).fire();
        });
        await(() -> find("#laboratory-table").isPresent());
        assertLegible(robot, "#start");
    }

    private void openTheComputedMatrix(FxRobot robot) throws TimeoutException {
        ask(robot, "view.matrix");
        robot.interact(() ->
                robot.lookup("#matrix-whose-found").queryAs(ToggleButton.class).fire());
        await(() -> find("#found-1-1").isPresent());
        settle();
    }

    @Test
    void theComputedMatrix(FxRobot robot) throws TimeoutException {
        openTheComputedMatrix(robot);
        assertLegible(robot, "#start");
    }

    /** What has never been wider than the window must not take its first width for all there is. */
    @Test
    void theComputedMatrixThatIsOpenedInASmallWindow(FxRobot robot) throws TimeoutException {
        size(robot, 800, 560, 2, "nb");
        openTheComputedMatrix(robot);
        assertThat(Legible.complaints(robot.lookup("#start").query())).isEmpty();
    }

    @Test
    void choicesStandOnOneLineWhereThereIsRoom(FxRobot robot) throws TimeoutException {
        size(robot, 1280, 720, 1, "en");
        openTheComputedMatrix(robot);
        double first = robot.lookup("#found-property-exclusion").query().getLayoutY();
        double last = robot.lookup("#found-property-liveness").query().getLayoutY();
        assertThat(last).isEqualTo(first);
    }

    @Test
    void whatALessonAsksTheExplorer(FxRobot robot) throws TimeoutException {
        robot.interact(() -> {
            desk().course().begin(10);
            LessonPlay play = desk().course().current().get().orElseThrow();
            play.goTo(Page.QUESTION);
            play.goTo(Page.TRY_IT);
        });
        await(() -> find("#fewest-begin").isPresent());
        assertLegible(robot, "#lesson");
        LessonPlay play = desk().course().current().get().orElseThrow();
        Guessing guessing = play.guessing().orElseThrow();
        robot.interact(() -> {
            guessing.guess(0);
            guessing.begin();
        });
        await(() -> find("#fewest-headline").isPresent());
        assertLegible(robot, "#lesson");
    }
}
