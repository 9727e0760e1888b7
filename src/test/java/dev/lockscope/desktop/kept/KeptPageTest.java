package dev.lockscope.desktop.kept;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.Surroundings;
import dev.lockscope.desktop.gallery.TestWindow;
import dev.lockscope.desktop.gallery.Waiting;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.TraceArchive;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** The kept runs as a person uses them. */
@ExtendWith(ApplicationExtension.class)
class KeptPageTest {

    private static final long PATIENCE = 30;

    @TempDir
    private Path folder = Path.of("");

    private final StackPane root = new StackPane();
    private final List<String> questions = new ArrayList<>();
    private @Nullable TestWindow window;
    private @Nullable Trace trace;
    private @Nullable TraceArchive archive;
    private @Nullable KeptPage page;
    private boolean sure = true;

    @Start
    void start(Stage stage) {
        TestWindow opened = new TestWindow("en");
        window = opened;
        trace = opened.played(LabScenarios.file("gc-pause")).trace();
        opened.show(stage, root, 1280, 720);
    }

    @BeforeEach
    void furnish(FxRobot robot) {
        TraceArchive kept = new TraceArchive(folder.resolve("runs"), 100, 256L << 20, WallClock.system());
        archive = kept;
        Desk bare = Objects.requireNonNull(window).desk();
        Desk desk = new Desk(
                bare.words(),
                bare.look(),
                bare.commands(),
                bare.workbench(),
                bare.clock(),
                new Surroundings("", folder, language -> List::of, defect -> Optional.empty(), Optional.of(kept)),
                bare.memory(),
                bare.course());
        robot.interact(() -> page = new KeptPage(desk, (what, whom, action) -> {
            questions.add(what + " " + whom);
            if (sure) {
                action.run();
            }
        }));
    }

    @AfterEach
    void end() {
        Objects.requireNonNull(window).close();
    }

    private Path keep() throws IOException {
        Trace run = Objects.requireNonNull(trace);
        RunClock clock = SystemRunClock.startingNow();
        Recorder recorder = new Recorder(clock);
        run.arrivals().forEach(event -> recorder.recordAt(event.at(), event.actor(), event.cause(), event.fact()));
        try (TraceArchive.Keeping keeping = Objects.requireNonNull(archive).keep(run.header(), recorder)) {
            recorder.close();
            return keeping.file();
        }
    }

    private ListView<KeptRun> look(FxRobot robot, int runs) throws TimeoutException {
        KeptPage shown = Objects.requireNonNull(page);
        robot.interact(() -> {
            root.getChildren().setAll(shown.view());
            shown.focus();
        });
        ListView<KeptRun> list = robot.lookup("#kept-runs").queryListView();
        await(() -> list.getItems().size() == runs);
        return list;
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Label.class).getText();
    }

    @Test
    void enterOpensTheNewestRun(FxRobot robot) throws Exception {
        keep();
        Path newest = keep();
        ListView<KeptRun> list = look(robot, 2);
        assertThat(list.getItems().get(0).kept().file()).isEqualTo(newest);
        assertThat(text(robot, "#kept-summary")).startsWith("2 runs, ");
        robot.push(KeyCode.ENTER);
        var workbench = Objects.requireNonNull(window).desk().workbench();
        await(() -> workbench.current().get().isPresent());

        var session = workbench.current().get().orElseThrow();
        assertThat(session.phase().get()).isEqualTo(Phase.RECORDED);
        assertThat(session.trace()).isEqualTo(trace);
        assertThat(session.origin().file()).isEqualTo(newest);
    }

    @Test
    void aRunIsDeletedOnlyWhereThatIsWanted(FxRobot robot) throws Exception {
        Path older = keep();
        Path newest = keep();
        ListView<KeptRun> list = look(robot, 2);
        sure = false;
        robot.push(KeyCode.DELETE);
        assertThat(questions).hasSize(1).first().asString().startsWith("delete-run ");
        assertThat(newest).exists();

        sure = true;
        robot.push(KeyCode.DELETE);
        await(() -> list.getItems().size() == 1);
        assertThat(newest).doesNotExist();
        assertThat(older).exists();

        keep();
        robot.clickOn("#kept-clear");
        await(() -> list.getItems().isEmpty());
        assertThat(Objects.requireNonNull(archive).list()).isEmpty();
    }

    @Test
    void twoAreComparedTheOlderWithTheNewer(FxRobot robot) throws Exception {
        Path older = keep();
        Path newest = keep();
        look(robot, 2);
        robot.push(KeyCode.SHIFT, KeyCode.DOWN);
        assertThat(robot.lookup("#kept-open").query().isDisabled()).isTrue();
        robot.clickOn("#kept-compare");
        var comparisons = Objects.requireNonNull(window).desk().workbench().comparisons();
        await(() -> comparisons.shown().get().flatMap(one -> one.pair().get()).isPresent());

        var pair = comparisons.shown().get().orElseThrow().pair().get().orElseThrow();
        assertThat(pair.comparison().isSame()).isTrue();
        assertThat(older).isNotEqualTo(newest);
    }

    @Test
    void severalAreDeletedAfterOneQuestion(FxRobot robot) throws Exception {
        Path oldest = keep();
        Path older = keep();
        Path newest = keep();
        ListView<KeptRun> list = look(robot, 3);
        robot.push(KeyCode.SHIFT, KeyCode.DOWN);
        robot.push(KeyCode.DELETE);
        assertThat(questions).containsExactly("delete-some-runs 2");
        await(() -> list.getItems().size() == 1);
        assertThat(newest).doesNotExist();
        assertThat(older).doesNotExist();
        assertThat(oldest).exists();
    }

    @Test
    void aRunThatGoesOnIsMarked(FxRobot robot) throws Exception {
        Recorder recorder = new Recorder(SystemRunClock.startingNow());
        TraceArchive kept = Objects.requireNonNull(archive);
        try (TraceArchive.Keeping keeping =
                kept.keep(Objects.requireNonNull(trace).header(), recorder)) {
            ListView<KeptRun> list = look(robot, 1);
            assertThat(list.getItems().get(0).kept().file()).isEqualTo(keeping.file());
            await(() -> told(list).contains("still being written"));
            recorder.close();
        }
        robot.interact(() -> root.getChildren().clear());
        ListView<KeptRun> list = look(robot, 1);
        await(() -> !told(list).isEmpty() && !told(list).contains("still being written"));
    }

    /** What is told of the one run; empty before there is a cell for it. A list also has cells that show nothing. */
    private static String told(ListView<KeptRun> list) {
        return list.lookupAll(".list-cell").stream()
                .map(Node::getAccessibleText)
                .filter(text -> text != null && !text.isEmpty())
                .findFirst()
                .orElse("");
    }

    @Test
    void whatWasKeptMeanwhileIsThereWhenOneLooksAgain(FxRobot robot) throws Exception {
        look(robot, 0);
        await(() -> text(robot, "#kept-empty").startsWith("No run is kept yet."));
        robot.interact(() -> root.getChildren().clear());
        keep();
        look(robot, 1);
    }

    @Test
    void aFileThatIsNoTraceIsListedByItsNameAndDoesNoHarm(FxRobot robot) throws Exception {
        Path file = keep();
        Files.writeString(file.resolveSibling("00000000-000000-000-else.jsonl"), "hello");
        ListView<KeptRun> list = look(robot, 2);
        assertThat(list.getItems().get(1).title().en()).isEqualTo("00000000-000000-000-else.jsonl");
    }

    @Test
    void howMuchIsKeptAndWhereIsTold(FxRobot robot) throws Exception {
        look(robot, 0);
        assertThat(text(robot, "#kept-about")).contains("at most 100 runs and 256 MiB", "the oldest go first");
        assertThat(robot.lookup("#kept-folder").queryAs(TextField.class).getText())
                .isEqualTo(folder.resolve("runs").toAbsolutePath().toString());
        robot.interact(() -> Objects.requireNonNull(window).desk().words().speak("nb"));
        assertThat(text(robot, "#kept-about")).contains("høyst 100 kjøringer");
    }

    private static void await(BooleanSupplier condition) throws TimeoutException {
        Waiting.until(PATIENCE, condition);
    }
}
