package dev.lockscope.desktop.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.gallery.TestWindow;
import dev.lockscope.desktop.gallery.Waiting;
import dev.lockscope.desktop.session.Trouble;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
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

/** What the explorer has found becomes a scenario file where a person wants it. */
@ExtendWith(ApplicationExtension.class)
class SaveFoundTest {

    private static final long PATIENCE = 60;

    @TempDir
    private Path folder = Path.of("");

    private final List<String> proposed = new ArrayList<>();
    private Optional<Path> chosen = Optional.empty();
    private @Nullable TestWindow window;
    private @Nullable Explorer explorer;

    @Start
    void start(Stage stage) {
        TestWindow opened = new TestWindow("en");
        window = opened;
        opened.desk().look().reducedMotion().set(true);
        Explorer made = new Explorer(opened.desk(), (owner, title, name, kind, ending) -> {
            proposed.add(name);
            return chosen;
        });
        explorer = made;
        opened.show(stage, made.page().view(), 1280, 620);
    }

    @AfterEach
    void end() {
        desk().workbench().explorations().end();
        Objects.requireNonNull(window).close();
    }

    private Desk desk() {
        return Objects.requireNonNull(window).desk();
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Label.class).getText();
    }

    private void find(FxRobot robot) throws TimeoutException {
        robot.interact(
                () -> desk().workbench().explorations().ask(Bench.breakable().question()));
        await(() -> text(robot, "#explorer-headline").startsWith("Broken in 5 moves"));
        await(() -> robot.lookup("#explorer-save").query().isVisible());
    }

    @Test
    void itIsSavedUnderTheNameThatAPersonChoosesAndToldWhere(FxRobot robot) throws Exception {
        find(robot);
        Node list = robot.lookup("#explorer-schedule").query();
        double before = list.localToScene(list.getLayoutBounds()).getMinY();
        Path file = folder.resolve("my-find.yaml");
        chosen = Optional.of(file);
        robot.clickOn("#explorer-save");
        await(() -> text(robot, "#explorer-saved").equals("Saved: " + file));
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(list.localToScene(list.getLayoutBounds()).getMinY())
                .as("where it was")
                .isEqualTo(before);

        assertThat(proposed).containsExactly("gc-pause-exclusion.yaml");
        Scenario saved = ScenarioLoader.load(file).get(0);
        assertThat(saved.id()).isEqualTo("my-find");
        assertThat(saved.clients()).hasSameSizeAs(Bench.scenario("gc-pause").clients());
        robot.interact(() -> desk().words().speak("nb"));
        assertThat(text(robot, "#explorer-saved")).isEqualTo("Lagret: " + file);
    }

    @Test
    void whoeverChoosesNoPlaceSavesNothing(FxRobot robot) throws Exception {
        find(robot);
        robot.clickOn("#explorer-save");
        assertThat(proposed).hasSize(1);
        assertThat(robot.lookup("#explorer-saved").query().isVisible()).isFalse();
    }

    @Test
    void aPlaceThatIsNoneIsToldOfAndTheNextOneIsTaken(FxRobot robot) throws Exception {
        find(robot);
        chosen = Optional.of(folder.resolve("there-is-no-such-folder/find.yaml"));
        robot.clickOn("#explorer-save");
        await(() -> desk().workbench()
                .trouble()
                .get()
                .filter(Trouble.NoFile.class::isInstance)
                .isPresent());
        assertThat(robot.lookup("#explorer-saved").query().isVisible()).isFalse();

        Path file = folder.resolve("find.yaml");
        chosen = Optional.of(file);
        robot.clickOn("#explorer-save");
        await(() -> text(robot, "#explorer-saved").equals("Saved: " + file));
        assertThat(Files.exists(file)).isTrue();
    }

    @Test
    void anotherSearchIsSavedNowhereYet(FxRobot robot) throws Exception {
        find(robot);
        chosen = Optional.of(folder.resolve("find.yaml"));
        robot.clickOn("#explorer-save");
        await(() -> robot.lookup("#explorer-saved").query().isVisible());
        robot.interact(() -> Objects.requireNonNull(explorer).begin());
        await(() -> robot.lookup("#explorer-save").tryQuery().isPresent()
                && text(robot, "#explorer-headline").startsWith("Broken in 5 moves"));
        assertThat(robot.lookup("#explorer-saved").query().isVisible()).isFalse();
    }

    private static void await(BooleanSupplier condition) throws TimeoutException {
        Waiting.until(PATIENCE, condition);
    }
}
