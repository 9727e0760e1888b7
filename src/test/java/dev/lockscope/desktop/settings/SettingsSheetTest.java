package dev.lockscope.desktop.settings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.Surroundings;
import dev.lockscope.desktop.gallery.TestWindow;
import dev.lockscope.desktop.gallery.Waiting;
import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.TraceArchive;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.Spinner;
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

/** The settings as a person uses them. */
@ExtendWith(ApplicationExtension.class)
class SettingsSheetTest {

    private static final long PATIENCE = 30;

    @TempDir
    private Path folder = Path.of("");

    private final StackPane root = new StackPane();
    private @Nullable TestWindow window;
    private @Nullable TraceArchive archive;
    private @Nullable Desk desk;

    @Start
    void start(Stage stage) {
        TestWindow opened = new TestWindow("en");
        window = opened;
        opened.show(new Stage(), root, 1000, 700);
    }

    @BeforeEach
    void furnish(FxRobot robot) {
        TraceArchive kept = new TraceArchive(folder.resolve("runs"), 100, 256L << 20, WallClock.system());
        archive = kept;
        Desk bare = Objects.requireNonNull(window).desk();
        Desk own = new Desk(
                bare.words(),
                bare.look(),
                bare.commands(),
                bare.workbench(),
                bare.clock(),
                new Surroundings(
                        "",
                        folder,
                        language -> List::of,
                        defect -> Optional.empty(),
                        Optional.of(kept),
                        () -> Optional.of(Tone.DARK)),
                bare.memory(),
                bare.course());
        desk = own;
        robot.interact(() -> root.getChildren().setAll(new SettingsSheet(own).view()));
        robot.push(KeyCode.CONTROL, KeyCode.COMMA);
        assertThat(robot.lookup("#settings").query().getParent().isVisible()).isTrue();
    }

    @AfterEach
    void end(FxRobot robot) {
        robot.interact(() -> root.getScene().getWindow().hide());
        Objects.requireNonNull(window).close();
    }

    private Desk desk() {
        return Objects.requireNonNull(desk);
    }

    @Test
    void lightAndDarkAreChosenAndTheSystemIsAskedWhereThatIsWanted(FxRobot robot) throws TimeoutException {
        assertThat(robot.lookup("#settings-tone-system")
                        .queryAs(RadioButton.class)
                        .isSelected())
                .isTrue();
        robot.clickOn("#settings-tone-light");
        assertThat(desk().memory().systemTone().get()).isFalse();
        robot.clickOn("#settings-tone-system");
        await(() -> desk().look().tone().get() == Tone.DARK);
        assertThat(desk().memory().systemTone().get()).isTrue();
        Settings kept = desk().memory().settings(desk().words(), desk().look(), false);
        assertThat(kept.tone()).isEmpty();
    }

    @Test
    void theLanguageIsChosen(FxRobot robot) {
        robot.clickOn("#settings-language-nb");
        assertThat(desk().words().language().get()).isEqualTo("nb");
        assertThat(robot.lookup("#settings-tone-dark")
                        .queryAs(RadioButton.class)
                        .getText())
                .isEqualTo("mørkt");
    }

    @Test
    void howMuchIsKeptStaysInItsRange(FxRobot robot) {
        Spinner<?> runs = robot.lookup("#settings-kept-runs").queryAs(Spinner.class);
        type(robot, runs, "25");
        assertThat(desk().memory().caps().get()).isEqualTo(new Caps(25, 256));
        type(robot, runs, "3");
        assertThat(desk().memory().caps().get().runs()).isEqualTo(Caps.FEWEST);
        type(robot, runs, "many");
        assertThat(runs.getEditor().getText()).isEqualTo("10");
        type(robot, robot.lookup("#settings-kept-megabytes").queryAs(Spinner.class), "99999");
        assertThat(desk().memory().caps().get().megabytes()).isEqualTo(Caps.LARGEST);
    }

    private static void type(FxRobot robot, Spinner<?> spinner, String text) {
        robot.interact(() -> {
            spinner.getEditor().requestFocus();
            spinner.getEditor().selectAll();
        });
        robot.write(text);
        robot.push(KeyCode.ENTER);
    }

    @Test
    void keptRunsAreDeletedAfterAQuestion(FxRobot robot) throws Exception {
        keep();
        keep();
        robot.push(KeyCode.ESCAPE);
        robot.push(KeyCode.CONTROL, KeyCode.COMMA);
        await(() -> text(robot, "#settings-kept-now").startsWith("2 runs are kept"));
        assertThat(robot.lookup("#settings-kept-folder")
                        .queryAs(TextField.class)
                        .getText())
                .endsWith("runs");

        robot.clickOn("#settings-kept-clear");
        robot.push(KeyCode.ENTER);
        assertThat(Objects.requireNonNull(archive).list()).hasSize(2);

        robot.clickOn("#settings-kept-clear");
        robot.clickOn("#settings-kept-yes");
        await(() -> text(robot, "#settings-kept-now").startsWith("No run is kept"));
        assertThat(Objects.requireNonNull(archive).list()).isEmpty();
    }

    private void keep() throws IOException {
        Trace run = Objects.requireNonNull(window)
                .played(LabScenarios.file("gc-pause"))
                .trace();
        Recorder recorder = new Recorder(SystemRunClock.startingNow());
        try (TraceArchive.Keeping keeping = Objects.requireNonNull(archive).keep(run.header(), recorder)) {
            assertThat(Objects.requireNonNull(archive).list().get(0).writing()).isTrue();
            recorder.close();
            assertThat(keeping.file()).exists();
        }
        assertThat(Objects.requireNonNull(archive).list().get(0).writing()).isFalse();
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Label.class).getText();
    }

    private static void await(BooleanSupplier condition) throws TimeoutException {
        Waiting.until(PATIENCE, condition);
    }
}
