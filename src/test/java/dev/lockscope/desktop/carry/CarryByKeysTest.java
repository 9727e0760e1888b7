package dev.lockscope.desktop.carry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.gallery.TestWindow;
import dev.lockscope.desktop.gallery.Waiting;
import dev.lockscope.testkit.LabScenarios;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** A run is exported by a person with a keyboard. */
@ExtendWith(ApplicationExtension.class)
class CarryByKeysTest {

    private static final long PATIENCE = 20;

    @TempDir
    private Path folder = Path.of("");

    private @Nullable TestWindow window;
    private Optional<Path> chosen = Optional.empty();
    private String offered = "";

    @Start
    void start(Stage stage) {
        TestWindow opened = new TestWindow("en");
        window = opened;
        CarryArea area = new CarryArea(opened.desk(), (owner, title, name, kind, ending) -> {
            offered = name;
            return chosen;
        });
        StackPane root = new StackPane(new Button("behind"), area.sheet());
        opened.show(stage, root, 1280, 720);
        opened.desk().workbench().add(opened.played(LabScenarios.file("gc-pause")));
    }

    @AfterEach
    void end(FxRobot robot) {
        // A sheet that is shown listens to the stage, which all tests share.
        robot.push(KeyCode.ESCAPE);
        Objects.requireNonNull(window).close();
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Label.class).getText();
    }

    /** Asks for the second thing in the list, which is for Perfetto. */
    private static void askForPerfetto(FxRobot robot) throws TimeoutException {
        robot.push(KeyCode.CONTROL, KeyCode.E);
        await(() -> robot.lookup("#export-forms").query().isFocused());
        robot.push(KeyCode.DOWN);
        await(() -> text(robot, "#export-size").startsWith("Size")
                && !robot.lookup("#export-client-A").queryAll().isEmpty()
                && robot.lookup("#export-client-A").query().getParent().isVisible());
    }

    @Test
    void aRunIsExportedByKeysAlone(FxRobot robot) throws Exception {
        chosen = Optional.of(folder.resolve("run.json"));
        askForPerfetto(robot);
        assertThat(text(robot, "#export-left-out")).isEqualTo("Nothing is left out.");
        assertThat(robot.lookup("#export-preview").queryAs(TextArea.class).getText())
                .contains("traceEvents");
        robot.push(KeyCode.TAB);
        assertThat(robot.lookup("#export-client-A").query().isFocused()).isTrue();
        robot.push(KeyCode.SPACE);
        await(() -> text(robot, "#export-left-out").startsWith("Left out: "));
        robot.push(KeyCode.CONTROL, KeyCode.S);
        await(() -> text(robot, "#export-told").startsWith("Saved to "));

        assertThat(offered).isEqualTo("gc-pause-perfetto.json");
        assertThat(Files.readString(folder.resolve("run.json"))).contains("traceEvents");
        robot.push(KeyCode.ESCAPE);
        assertThat(robot.lookup("#export-sheet").query().getParent().isVisible())
                .isFalse();
    }

    @Test
    void whatCannotBeWrittenIsToldInTheSheet(FxRobot robot) throws TimeoutException {
        chosen = Optional.of(folder.resolve("no/such/run.json"));
        askForPerfetto(robot);
        robot.push(KeyCode.ENTER);
        await(() -> text(robot, "#export-told").startsWith("Nothing was saved to "));
        assertThat(text(robot, "#export-told"))
                .contains("no such file or folder")
                .doesNotContain(".part");
    }

    @Test
    void anEndingThatWasNotTypedIsAddedAndOverwritesNothing(FxRobot robot) throws Exception {
        chosen = Optional.of(folder.resolve("run"));
        Files.writeString(folder.resolve("run.json"), "mine");
        askForPerfetto(robot);
        robot.push(KeyCode.ENTER);
        await(() -> text(robot, "#export-told").contains("exists already"));
        assertThat(Files.readString(folder.resolve("run.json"))).isEqualTo("mine");
    }

    @Test
    void withoutAClientThereIsNothingToSave(FxRobot robot) throws TimeoutException {
        askForPerfetto(robot);
        robot.interact(() -> robot.lookup("#export-clients .check-box")
                .queryAllAs(CheckBox.class)
                .forEach(box -> box.setSelected(false)));
        await(() -> text(robot, "#export-left-out").equals("No client is chosen."));
        assertThat(robot.lookup("#export-save").query().isDisabled()).isTrue();
    }

    @Test
    void aTextIsCopiedWhole(FxRobot robot) throws TimeoutException {
        askForPerfetto(robot);
        robot.clickOn("#export-copy");
        await(() -> text(robot, "#export-told").equals("Copied to the clipboard."));
        robot.interact(() -> assertThat(Clipboard.getSystemClipboard().getString())
                .startsWith(robot.lookup("#export-preview")
                        .queryAs(TextArea.class)
                        .getText()
                        .replace("\n…", "")));
    }

    private static void await(BooleanSupplier condition) throws TimeoutException {
        Waiting.until(PATIENCE, condition);
    }
}
