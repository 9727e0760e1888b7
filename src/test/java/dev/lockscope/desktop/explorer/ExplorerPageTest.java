package dev.lockscope.desktop.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.LessonException;
import dev.lockscope.course.Lessons;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.contents.StartArea;
import dev.lockscope.desktop.gallery.Legible;
import dev.lockscope.desktop.gallery.TestWindow;
import dev.lockscope.desktop.gallery.Waiting;
import dev.lockscope.desktop.session.Explorations.Question;
import dev.lockscope.desktop.session.Origin;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.desktop.words.ScheduleLine;
import dev.lockscope.explore.Property;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The explorer as a person uses it. */
@ExtendWith(ApplicationExtension.class)
class ExplorerPageTest {

    private static final long PATIENCE = 90;

    private @Nullable TestWindow window;

    @Start
    void start(Stage stage) throws LessonException {
        TestWindow opened = new TestWindow("en");
        window = opened;
        opened.desk().look().reducedMotion().set(true);
        StartArea area = new StartArea(opened.desk());
        opened.desk().course().take(Lessons.of(Path.of("scenarios/lessons")));
        StackPane root = new StackPane(area.view());
        root.getChildren().addAll(area.sheets());
        opened.show(stage, root, 1280, 620);
        area.focus();
    }

    /** See the start screen's own test. */
    @BeforeEach
    void takeHandsOffKeysAndMouse(FxRobot robot) {
        robot.push(KeyCode.ESCAPE);
        robot.moveTo("#course-search");
    }

    @AfterEach
    void end() {
        Objects.requireNonNull(window).desk().workbench().explorations().end();
        Objects.requireNonNull(window).close();
    }

    private Desk desk() {
        return Objects.requireNonNull(window).desk();
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Label.class).getText();
    }

    private void look(FxRobot robot) throws TimeoutException {
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.DIGIT4);
        await(() -> robot.lookup("#explorer-begin").tryQuery().isPresent());
        Button begin = robot.lookup("#explorer-begin").queryButton();
        await(() -> !begin.isDisabled());
    }

    private Optional<Session> shown() {
        return desk().workbench().current().get();
    }

    @Test
    void aLockIsBrokenWatchedAndRunOnServersByKeysAlone(FxRobot robot) throws TimeoutException {
        look(robot);
        Button begin = robot.lookup("#explorer-begin").queryButton();
        // Also the first time that it is looked at, when its scenario is still to be read.
        await(begin::isFocused);
        robot.push(KeyCode.ENTER);
        await(() -> text(robot, "#explorer-headline").startsWith("Broken in 5 moves"));
        ListView<?> list = robot.lookup("#explorer-schedule").queryListView();
        await(list::isFocused);
        robot.push(KeyCode.DOWN);
        await(() -> list.getSelectionModel().getSelectedIndex() == 1);
        assertThat(((ScheduleLine) list.getItems().get(1)).outcome()).startsWith("acquired ");
        assertThat(text(robot, "#explorer-fate")).isEqualTo("Not run on real Redis yet.");

        robot.push(KeyCode.ENTER);
        await(() -> shown().isPresent());
        assertThat(shown().orElseThrow().phase().get()).isEqualTo(Phase.RECORDED);
        assertThat(shown().orElseThrow().origin().how()).isInstanceOf(Origin.How.Found.class);
        assertThat(desk().memory().recent()).isEmpty();
        // It begins where there is all of it to watch, and plays.
        assertThat(shown().orElseThrow().isPlayingBack()).isTrue();
        assertThat(shown().orElseThrow().moment().get().live()).isFalse();
        robot.interact(() -> desk().workbench().showCatalogue());
        robot.interact(() -> shown().ifPresent(Session::goLive));
        robot.interact(() -> desk().commands().find("explorer.watch").ifPresent(Command::ask));
        await(() -> shown().isPresent());
        assertThat(desk().workbench().sessions()).hasSize(1);
        assertThat(shown().orElseThrow().isPlayingBack()).isTrue();
        assertThat(shown().orElseThrow().moment().get().live()).isFalse();

        robot.interact(() -> desk().commands().find("explorer.replay").ifPresent(Command::ask));
        await(() -> shown().orElseThrow().phase().get() == Phase.ENDED);
        robot.interact(() -> desk().workbench().showCatalogue());
        await(() -> text(robot, "#explorer-fate").startsWith("Real Redis agrees."));
    }

    @Test
    void aFaultThatCannotHappenIsGreyAndSaysWhatItNeeds(FxRobot robot) throws TimeoutException {
        look(robot);
        Spinner<?> stuck = robot.lookup("#explorer-stall").queryAs(Spinner.class);
        Label why = robot.from(stuck.getParent()).lookup(".entry-facts").queryAs(Label.class);
        assertThat(stuck.isDisabled()).isTrue();
        assertThat(why.isVisible()).isTrue();
        assertThat(why.getText()).isEqualTo("needs a watchdog");
        robot.interact(() -> desk().words().speak("nb"));
        assertThat(why.getText()).isEqualTo("krever en watchdog");
        for (Tone tone : Tone.values()) {
            robot.interact(() -> {
                desk().look().tone().set(tone);
                stuck.getScene().getRoot().applyCss();
            });
            // What greys the count must not grey the reason, which is there to be read.
            assertThat(visibility(why)).as(tone.name()).isEqualTo(1);
            assertThat(why.getTextFill())
                    .as(tone.name())
                    .isEqualTo(Color.web(tone.palette().muted().web()));
            assertThat(visibility(stuck)).as(tone.name()).isLessThan(1);
        }
    }

    /** How much of a node's own colours is seen, with all that it stands in. */
    private static double visibility(Node node) {
        double seen = 1;
        for (Node one = node; one != null; one = one.getParent()) {
            seen *= one.getOpacity();
        }
        return seen;
    }

    @Test
    void anAnswerNamesWhatItIsAboutAndSaysSoWhereTheFormAsksSomethingElse(FxRobot robot) throws TimeoutException {
        look(robot);
        robot.push(KeyCode.ENTER);
        await(() -> text(robot, "#explorer-headline").startsWith("Broken in 5 moves"));
        String about = text(robot, "#explorer-about");
        assertThat(about).isEqualTo(Bench.scenario("gc-pause").title().en());
        Node outdated = robot.lookup("#explorer-outdated").query();
        assertThat(outdated.isVisible()).isFalse();
        double schedule = top(robot, "#explorer-schedule");

        robot.clickOn("#explorer-subject");
        await(() -> robot.lookup("#explorer-picker-search").query().isFocused());
        robot.write("gc-pause-fenced");
        await(() ->
                robot.lookup("#explorer-picker-list").queryListView().getItems().size() == 1);
        robot.push(KeyCode.ENTER);
        await(outdated::isVisible);
        assertThat(text(robot, "#explorer-outdated")).startsWith("Something has changed since:");
        assertThat(robot.lookup("#explorer-meaning").query().isVisible()).isFalse();
        assertThat(text(robot, "#explorer-about")).isEqualTo(about);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(top(robot, "#explorer-schedule")).isEqualTo(schedule);

        robot.clickOn("#explorer-begin");
        await(() -> !outdated.isVisible());
        await(() -> text(robot, "#explorer-headline").startsWith("Broken in "));
        assertThat(text(robot, "#explorer-about"))
                .isEqualTo(Bench.scenario("gc-pause-fenced").title().en());
    }

    @Test
    void anAnswerIsOutdatedByFaultsPropertiesAndBoundsUntilTheyAreAsBefore(FxRobot robot) throws TimeoutException {
        look(robot);
        robot.push(KeyCode.ENTER);
        await(() -> text(robot, "#explorer-headline").startsWith("Broken in 5 moves"));
        Node outdated = robot.lookup("#explorer-outdated").query();
        Spinner<?> pauses = robot.lookup("#explorer-pause").queryAs(Spinner.class);
        robot.interact(pauses::requestFocus);
        robot.push(KeyCode.UP);
        assertThat(outdated.isVisible()).isTrue();
        robot.push(KeyCode.DOWN);
        assertThat(outdated.isVisible()).isFalse();
        CheckBox box = robot.lookup("#explorer-liveness").queryAs(CheckBox.class);
        robot.interact(() -> box.setSelected(false));
        assertThat(outdated.isVisible()).isTrue();
        robot.interact(() -> box.setSelected(true));
        assertThat(outdated.isVisible()).isFalse();
        TextInputControl seconds = robot.lookup("#explorer-bound-seconds").queryAs(TextInputControl.class);
        robot.interact(() -> seconds.setText("7"));
        assertThat(outdated.isVisible()).isTrue();
    }

    private static double top(FxRobot robot, String id) {
        Node node = robot.lookup(id).query();
        return node.localToScene(node.getLayoutBounds()).getMinY();
    }

    @Test
    void enterBeginsFromWhateverIsWrittenOnTheForm(FxRobot robot) throws TimeoutException {
        look(robot);
        Spinner<?> pauses = robot.lookup("#explorer-pause").queryAs(Spinner.class);
        robot.interact(pauses::requestFocus);
        robot.push(KeyCode.ENTER);
        await(() -> robot.lookup("#explorer-headline").tryQuery().isPresent()
                && text(robot, "#explorer-headline").startsWith("Broken in 5 moves"));
    }

    @Test
    void movesOfWhichOthersNoticeNothingAreToldToo(FxRobot robot) throws TimeoutException {
        look(robot);
        robot.push(KeyCode.ENTER);
        await(() -> text(robot, "#explorer-headline").startsWith("Broken in 5 moves"));
        ListView<?> list = robot.lookup("#explorer-schedule").queryListView();
        assertThat(((ScheduleLine) list.getItems().get(0)).outcome()).isEqualTo("asks for lock:account with set-nx-px");
    }

    @Test
    void anotherScenarioIsChosenAndHoldsByMouse(FxRobot robot) throws TimeoutException {
        look(robot);
        robot.clickOn("#explorer-subject");
        await(() -> robot.lookup("#explorer-picker-search").query().isFocused());
        robot.write("gc-pause-fenced");
        ListView<?> picker = robot.lookup("#explorer-picker-list").queryListView();
        await(() -> picker.getItems().size() == 1);
        await(() -> picker.lookupAll(".entry").stream().anyMatch(ExplorerPageTest::isSeen));
        robot.clickOn(picker.lookupAll(".entry").stream()
                .filter(ExplorerPageTest::isSeen)
                .findFirst()
                .orElseThrow());
        await(() -> !isSeen(picker));
        for (Property one : Property.values()) {
            CheckBox box = robot.lookup("#explorer-" + one.id()).queryAs(CheckBox.class);
            robot.interact(() -> box.setSelected(one == Property.NO_STALE_WRITE));
        }
        Spinner<?> died = robot.lookup("#explorer-crash-client").queryAs(Spinner.class);
        robot.clickOn(died.lookup(".decrement-arrow-button"));
        assertThat(died.getValue()).isEqualTo(0);
        robot.clickOn("#explorer-begin");

        await(() -> text(robot, "#explorer-headline").endsWith("complete within this budget"));
        assertThat(text(robot, "#explorer-headline")).startsWith("No violation in ");
        assertThat(text(robot, "#explorer-asked"))
                .doesNotContain("Client crash")
                .contains("GC pause ×1");
        assertThat(isSeen(robot.lookup("#explorer-schedule").query())).isFalse();
    }

    @Test
    void countsAreSetByKeysAndWrongBoundsAreSaid(FxRobot robot) throws TimeoutException {
        look(robot);
        Spinner<?> pauses = robot.lookup("#explorer-pause").queryAs(Spinner.class);
        robot.interact(pauses::requestFocus);
        robot.push(KeyCode.UP);
        assertThat(pauses.getValue()).isEqualTo(2);
        robot.push(KeyCode.DIGIT7);
        assertThat(pauses.getValue()).isEqualTo(7);
        assertThat(robot.lookup("#explorer-together").queryAs(Spinner.class).getValue())
                .isEqualTo(9);
        robot.push(KeyCode.LEFT);
        assertThat(pauses.getValue()).isEqualTo(6);
        assertThat(robot.lookup("#explorer-failover").query().isDisabled()).isTrue();
    }

    @Test
    void aSearchIsStoppedByEscapeAndNobodyKnows(FxRobot robot) throws TimeoutException {
        look(robot);
        Asked endless = Bench.endless();
        Question question = endless.question();
        robot.interact(() -> desk().workbench().explorations().ask(question));
        await(() -> text(robot, "#explorer-headline").startsWith("Exploring: "));
        Button begin = robot.lookup("#explorer-begin").queryButton();
        assertThat(begin.getText()).isEqualTo("Stop");
        await(() -> !text(robot, "#explorer-number-states").equals("0"));
        robot.interact(begin::requestFocus);
        robot.push(KeyCode.ESCAPE);
        await(() -> text(robot, "#explorer-headline").startsWith("Stopped on request: nobody knows"));
        assertThat(text(robot, "#explorer-meaning")).contains("This proves nothing.");
        assertThat(begin.getText()).isEqualTo("Explore");
    }

    @Test
    void theCatalogueAndARunLeadIntoIt(FxRobot robot) throws TimeoutException {
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.DIGIT2);
        await(() -> robot.lookup("#catalogue-search").query().isFocused());
        robot.write("gc-pause-fenced");
        await(() -> robot.lookup("#explore-scenario").tryQuery().isPresent());
        robot.clickOn("#explore-scenario");
        await(() -> robot.lookup("#explorer-headline").tryQuery().isPresent());
        await(() -> text(robot, "#explorer-headline").startsWith("Broken in "));

        Session session = Objects.requireNonNull(window).played(Path.of("scenarios/gc-pause.yaml"));
        robot.interact(() -> desk().workbench().add(session));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
        await(() -> shown().isEmpty() && text(robot, "#explorer-headline").startsWith("Broken in 5 moves"));
    }

    @Test
    void noTextIsCutInEitherLanguageAtEitherSize(FxRobot robot) throws TimeoutException {
        look(robot);
        robot.interact(() -> desk().commands().find("explorer.begin").ifPresent(Command::ask));
        await(() -> text(robot, "#explorer-headline").startsWith("Broken in "));
        for (double scale : List.of(1.0, 1.5)) {
            for (String language : List.of("en", "nb")) {
                robot.interact(() -> {
                    desk().words().speak(language);
                    desk().look().textScale().set(scale);
                });
                WaitForAsyncUtils.waitForFxEvents();
                assertThat(Legible.complaints(robot.lookup("#explorer").query()))
                        .as(language + " " + scale)
                        .isEmpty();
                for (String id : List.of("#start-course", "#profile", "#explorer-subject", "#explorer-begin")) {
                    // Where all of it scrolls, what a person goes to by keys comes into sight.
                    robot.interact(() -> robot.lookup(id).query().requestFocus());
                    WaitForAsyncUtils.waitForFxEvents();
                    assertThat(isInside(robot.lookup(id).query()))
                            .as(id + " " + language + " " + scale)
                            .isTrue();
                }
            }
        }
    }

    @Test
    void inASmallWindowWithLargeTextOneScrollBarDoesAndTheAnswerComesIntoSight(FxRobot robot) throws TimeoutException {
        look(robot);
        robot.interact(() -> {
            desk().look().textScale().set(1.5);
            Window stage = robot.lookup("#explorer").query().getScene().getWindow();
            stage.setWidth(800);
            stage.setHeight(560);
        });
        Button begin = robot.lookup("#explorer-begin").queryButton();
        await(() -> isInside(begin) && begin.getScene().getWidth() == 800);
        WaitForAsyncUtils.waitForFxEvents();
        long bars = robot.lookup("#explorer .scroll-bar").queryAll().stream()
                .map(ScrollBar.class::cast)
                .filter(bar -> bar.getOrientation() == Orientation.VERTICAL && isSeen(bar))
                .count();
        assertThat(bars).isEqualTo(1);
        assertThat(isInside(begin)).isTrue();

        robot.interact(begin::requestFocus);
        robot.push(KeyCode.ENTER);
        await(() -> text(robot, "#explorer-headline").startsWith("Broken in 5 moves"));
        Node answer = robot.lookup("#explorer-answer").query();
        await(() -> isInside(answer));
        assertThat(isInside(begin)).isTrue();
        Bounds place = answer.localToScene(answer.getLayoutBounds());
        assertThat(top(robot, "#explorer-begin")).isGreaterThan(place.getMaxY());
        // The window is that of all tests.
        robot.interact(() -> {
            Window stage = answer.getScene().getWindow();
            stage.setWidth(1280);
            stage.setHeight(620);
        });
    }

    private static boolean isInside(Node node) {
        Bounds place = node.localToScene(node.getLayoutBounds());
        return place.getMinX() >= 0
                && place.getMinY() >= 0
                && place.getMaxX() <= node.getScene().getWidth()
                && place.getMaxY() <= node.getScene().getHeight();
    }

    private static boolean isSeen(Node node) {
        for (Node one = node; one != null; one = one.getParent()) {
            if (!one.isVisible()) {
                return false;
            }
        }
        return node.getScene() != null;
    }

    private static void await(BooleanSupplier condition) throws TimeoutException {
        Waiting.until(PATIENCE, condition);
    }
}
