package dev.lockscope.desktop.laboratory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.gallery.TestWindow;
import dev.lockscope.desktop.gallery.Waiting;
import dev.lockscope.explore.ttl.Estimate;
import dev.lockscope.explore.ttl.Experiment;
import dev.lockscope.explore.ttl.Findings;
import dev.lockscope.explore.ttl.FindingsCsv;
import dev.lockscope.explore.ttl.Laboratory;
import dev.lockscope.explore.ttl.Protection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
class LaboratoryPageTest {

    @TempDir
    private Path folder = Path.of("");

    private final CountDownLatch held = new CountDownLatch(1);
    private final AtomicInteger begun = new AtomicInteger();
    private boolean holding;
    private Optional<Path> saved = Optional.empty();
    private Optional<Path> picked = Optional.empty();
    private @Nullable TestWindow window;
    private @Nullable LaboratoryPage page;

    @Start
    void start(Stage stage) {
        TestWindow opened = new TestWindow("en");
        window = opened;
        LaboratoryPage shown = new LaboratoryPage(
                opened.desk(),
                (owner, title, name, kind, ending) -> saved,
                (owner, title, kind) -> picked,
                this::bench);
        page = shown;
        opened.show(stage, shown.view(), 1280, 600);
        shown.focus();
    }

    /** The real laboratory, which waits to be let go on where a test wants to look at it meanwhile. */
    private Findings bench(Experiment experiment, Laboratory.Progress progress) throws InterruptedException {
        begun.incrementAndGet();
        if (holding) {
            progress.done(experiment.samples() / 2, experiment.samples());
            held.await();
        }
        return new Laboratory(1).run(experiment, progress);
    }

    @AfterEach
    void end() {
        held.countDown();
        Objects.requireNonNull(window).close();
    }

    private TestWindow window() {
        return Objects.requireNonNull(window);
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Label.class).getText();
    }

    private static boolean isShown(FxRobot robot, String id) {
        return robot.lookup(id).tryQuery().filter(Node::isVisible).isPresent();
    }

    private static void write(FxRobot robot, String id, String text) {
        TextField field = robot.lookup(id).queryAs(TextField.class);
        robot.interact(() -> {
            field.requestFocus();
            field.selectAll();
        });
        robot.write(text);
    }

    private static void waitFor(FxRobot robot, String id) throws TimeoutException {
        WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, () -> isShown(robot, id));
        WaitForAsyncUtils.waitForFxEvents();
    }

    /** Few runs, so that they are soon done. */
    private void run(FxRobot robot) throws TimeoutException {
        write(robot, "#laboratory-runs", "40");
        robot.clickOn("#laboratory-run");
        waitFor(robot, "#laboratory-table");
    }

    @SuppressWarnings("unchecked")
    private static TableView<Estimate> table(FxRobot robot) {
        return robot.lookup("#laboratory-table").queryAs(TableView.class);
    }

    @Test
    void aRunShowsAPictureWhatItSaysAndAllNumbers(FxRobot robot) throws TimeoutException {
        run(robot);
        assertThat(text(robot, "#laboratory-about")).startsWith("How often two clients held the lock at once");
        assertThat(text(robot, "#laboratory-at")).startsWith("With a lease of 900 ms");
        assertThat(text(robot, "#laboratory-told")).contains("lease alone");
        assertThat(robot.lookup("#laboratory-chart").query().getAccessibleText())
                .contains("How often two clients", "lease alone");
        assertThat(table(robot).getItems()).hasSize(4 * 8);
        assertThat(table(robot).getColumns()).hasSize(7);
        assertThat(table(robot).getColumns().get(2).getCellData(0).toString()).matches("[0-9.]+ \\([0-9.]+–[0-9.]+\\)");

        robot.clickOn("#laboratory-panel-wait");
        assertThat(text(robot, "#laboratory-about")).startsWith("How long nobody got in");
        assertThat(text(robot, "#laboratory-told")).contains("on average; 99 of 100 times at most");
    }

    @Test
    void enterRunsFromWhateverIsWrittenOrChosen(FxRobot robot) throws TimeoutException {
        write(robot, "#laboratory-runs", "40");
        List<String> parts = List.of(
                "#laboratory-runs", "#laboratory-work-1", "#laboratory-work", "#laboratory-" + Protection.PLAIN.id());
        for (String id : parts) {
            int before = begun.get();
            robot.interact(() -> robot.lookup(id).query().requestFocus());
            robot.push(KeyCode.ENTER);
            WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, () -> begun.get() == before + 1);
            waitFor(robot, "#laboratory-run");
        }
    }

    @Test
    void theTableChoosesTheTtlThatIsToldOf(FxRobot robot) throws TimeoutException {
        run(robot);
        robot.interact(() -> {
            table(robot).requestFocus();
            table(robot).getSelectionModel().select(0);
        });
        assertThat(text(robot, "#laboratory-at")).startsWith("With a lease of 300 ms");
        robot.push(KeyCode.DOWN);
        assertThat(text(robot, "#laboratory-at")).startsWith("With a lease of 450 ms");
    }

    @Test
    void whatGoesOnTellsHowFarItIsAndCanBeCancelled(FxRobot robot) throws TimeoutException {
        holding = true;
        robot.clickOn("#laboratory-run");
        waitFor(robot, "#laboratory-cancel");
        WaitForAsyncUtils.waitFor(
                10, TimeUnit.SECONDS, () -> text(robot, "#laboratory-far").equals("16,000 of 32,000 runs"));
        assertThat(isShown(robot, "#laboratory-bar")).isTrue();
        assertThat(robot.lookup("#laboratory-cancel").query().isFocused()).isTrue();
        robot.push(KeyCode.ENTER);
        waitFor(robot, "#laboratory-run");
        assertThat(text(robot, "#laboratory-far")).isEqualTo("Cancelled; nothing was kept of it.");
        assertThat(robot.lookup("#laboratory-table").tryQuery()).isEmpty();
        assertThat(robot.lookup("#laboratory-run").query().isFocused()).isTrue();
    }

    @Test
    void whatDoesNotFitIsToldAtItsFieldAndNothingCanBeRun(FxRobot robot) {
        Button run = robot.lookup("#laboratory-run").queryButton();
        write(robot, "#laboratory-work-1", "soon");
        assertThat(text(robot, "#laboratory-work-problem")).startsWith("\"soon\" is no length of time");
        assertThat(robot.lookup("#laboratory-work-1").query().getAccessibleHelp())
                .contains("no length of time");
        assertThat(run.isDisabled()).isTrue();
        robot.interact(() -> window().desk().words().speak("nb"));
        assertThat(text(robot, "#laboratory-work-problem")).startsWith("«soon» er ingen varighet");
        write(robot, "#laboratory-work-1", "100ms");
        assertThat(isShown(robot, "#laboratory-work-problem")).isFalse();
        assertThat(run.isDisabled()).isFalse();
    }

    @Test
    void anotherPresetBringsItsOwnNumbers(FxRobot robot) {
        ComboBox<?> choice = robot.lookup("#laboratory-work").queryAs(ComboBox.class);
        robot.interact(choice::requestFocus);
        robot.push(KeyCode.UP);
        assertThat(choice.getValue()).isNotNull();
        assertThat(robot.lookup("#laboratory-work-1").queryAs(TextField.class).getText())
                .isEqualTo("100ms");
        assertThat(text(robot, "#laboratory-work-told")).startsWith("Every length between the two");
        robot.push(KeyCode.UP);
        assertThat(robot.lookup("#laboratory-work-2").tryQuery()).isEmpty();
        assertThat(choice.isFocused()).isTrue();
    }

    @Test
    void latenciesOfOnesOwnAreTakenFromAFile(FxRobot robot) throws Exception {
        picked = Optional.of(Files.writeString(folder.resolve("mine.csv"), "latency_ms\n10\n20\n30\n"));
        robot.clickOn("#laboratory-work-own");
        WaitForAsyncUtils.waitFor(
                10, TimeUnit.SECONDS, () -> text(robot, "#laboratory-work-told").startsWith("mine.csv: 3 measured"));
        assertThat(text(robot, "#laboratory-work-told")).contains("median 20 ms, p99 30 ms");
        assertThat(robot.lookup("#laboratory-work-1").tryQuery()).isEmpty();
        assertThat(text(robot, "#laboratory-ttls-told")).contains("90 ms, by the rule of thumb");
    }

    @Test
    void aFileThatIsWrongIsToldWithItsPlaceInBothLanguagesAndChangesNothing(FxRobot robot) throws Exception {
        write(robot, "#laboratory-work-1", "123ms");
        Path bad = Files.writeString(folder.resolve("bad.csv"), "at,latency_ms\n1,10\n2,soon\n");
        picked = Optional.of(bad);
        robot.clickOn("#laboratory-work-own");
        waitFor(robot, "#laboratory-work-problem");
        assertThat(text(robot, "#laboratory-work-problem"))
                .startsWith("The file was not taken, and nothing was changed.")
                .contains(bad + ":3:2: found \"soon\" in column 2");
        robot.interact(() -> window().desk().words().speak("nb"));
        assertThat(text(robot, "#laboratory-work-problem"))
                .startsWith("Filen ble ikke tatt inn, og ingenting ble endret.")
                .contains(bad + ":3:2: fant «soon» i kolonne 2");
        assertThat(robot.lookup("#laboratory-work-1").queryAs(TextField.class).getText())
                .isEqualTo("123ms");
        assertThat(robot.lookup("#laboratory-run").queryButton().isDisabled()).isFalse();
    }

    @Test
    void aChangeAfterARunSaysThatWhatIsShownIsOld(FxRobot robot) throws TimeoutException {
        run(robot);
        assertThat(isShown(robot, "#laboratory-outdated")).isFalse();
        write(robot, "#laboratory-seed", "9");
        assertThat(isShown(robot, "#laboratory-outdated")).isTrue();
    }

    @Test
    void theNumbersAndThePictureAreSavedAndKeepWhatIsThere(FxRobot robot) throws Exception {
        run(robot);
        Path csv = folder.resolve("mine.csv");
        saved = Optional.of(csv);
        robot.clickOn("#laboratory-csv");
        WaitForAsyncUtils.waitFor(
                10, TimeUnit.SECONDS, () -> text(robot, "#laboratory-saved").equals("Saved to " + csv));
        Experiment experiment =
                Reading.of(Wish.usual().withRuns("40")).experiment().orElseThrow();
        assertThat(csv).hasContent(FindingsCsv.of(new Laboratory(1).run(experiment, (done, of) -> {})));

        Path svg = folder.resolve("mine.svg");
        saved = Optional.of(svg);
        robot.clickOn("#laboratory-svg");
        WaitForAsyncUtils.waitFor(
                10, TimeUnit.SECONDS, () -> text(robot, "#laboratory-saved").equals("Saved to " + svg));
        assertThat(Files.readString(svg)).startsWith("<svg").contains("Two holders at once");

        // The dialog has asked about "mine", and not about what an ending makes of it.
        Files.writeString(csv, "kept");
        saved = Optional.of(folder.resolve("mine"));
        robot.clickOn("#laboratory-csv");
        WaitForAsyncUtils.waitFor(
                10, TimeUnit.SECONDS, () -> text(robot, "#laboratory-saved").startsWith("Nothing was saved"));
        assertThat(csv).hasContent("kept");
    }

    @Test
    void noWordIsCutInAnyLanguageAlsoInLargeText(FxRobot robot) throws TimeoutException {
        run(robot);
        for (double scale : new double[] {1, 1.5}) {
            for (String language : new String[] {"en", "nb"}) {
                robot.interact(() -> {
                    window().desk().look().textScale().set(scale);
                    window().desk().words().speak(language);
                });
                Waiting.untilSettled(Objects.requireNonNull(page).view());
                assertThat(cut(robot)).as("at %s in %s", scale, language).isEmpty();
                double text = window().desk().look().textSize();
                assertThat(table(robot).getColumns())
                        .allSatisfy(column -> assertThat(column.getWidth()).isGreaterThan(5 * text));
                Bounds seen = Objects.requireNonNull(page)
                        .view()
                        .localToScene(Objects.requireNonNull(page).view().getLayoutBounds());
                Node run = robot.lookup("#laboratory-run").query();
                assertThat(run.localToScene(run.getLayoutBounds()).getMaxY()).isLessThanOrEqualTo(seen.getMaxY());
            }
        }
    }

    /** What is shown of texts that have no room. */
    private static Set<String> cut(FxRobot robot) {
        Set<String> cut = new HashSet<>();
        for (Node node : robot.lookup("#laboratory .text").queryAll()) {
            if (node instanceof Text text && text.getText().endsWith("...")) {
                cut.add(text.getText());
            }
        }
        return cut;
    }
}
