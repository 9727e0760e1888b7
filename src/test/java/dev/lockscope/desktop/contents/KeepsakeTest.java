package dev.lockscope.desktop.contents;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.LessonException;
import dev.lockscope.course.Lessons;
import dev.lockscope.course.Profiles;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.course.LessonPlay;
import dev.lockscope.desktop.gallery.TestWindow;
import dev.lockscope.desktop.gallery.Waiting;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.scene.control.Label;
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

/** The page that a learner takes away. */
@ExtendWith(ApplicationExtension.class)
class KeepsakeTest {

    private static final long PATIENCE = 60;

    @TempDir
    private Path folder = Path.of("");

    private @Nullable TestWindow window;
    private @Nullable Keepsake keepsake;

    @Start
    void start(Stage stage) throws LessonException {
        TestWindow opened = new TestWindow("en");
        window = opened;
        opened.desk().course().take(Lessons.of(Path.of("scenarios/lessons")));
        QuestionSheet note = new QuestionSheet(opened.desk().words().of(StartArea.BUNDLE));
        keepsake = new Keepsake(opened.desk(), note);
        opened.show(stage, new StackPane(note.view()), 800, 600);
    }

    @AfterEach
    void end() {
        Objects.requireNonNull(window).close();
    }

    private Desk desk() {
        return Objects.requireNonNull(window).desk();
    }

    private Command command() {
        return desk().commands().find("course.summary").orElseThrow();
    }

    @Test
    void thereIsSomethingToKeepOnceALessonWasBegun(FxRobot robot) {
        assertThat(command().possible().get()).isFalse();
        robot.interact(() -> desk().course().begin(5));
        assertThat(command().possible().get()).isTrue();
    }

    @Test
    void theLearnersOwnRunStandsInIt(FxRobot robot) throws TimeoutException, IOException {
        robot.interact(() -> desk().course().change(before -> before.of("Kari")));
        robot.interact(() -> desk().course().begin(5));
        LessonPlay play = desk().course().current().get().orElseThrow();
        robot.interact(() -> {
            play.next();
            play.predict("a");
            play.next();
            desk().workbench().speed().set(20);
        });
        Session run = play.session().get().orElseThrow();
        await(() -> {
            if (run.phase().get() == Phase.READY || run.phase().get() == Phase.HELD) {
                play.run();
            }
            return run.phase().get() == Phase.ENDED && !desk().course().runs().isEmpty();
        });
        Path file = folder.resolve("summary.html");
        robot.interact(() -> Objects.requireNonNull(keepsake).write(file));
        Label title = robot.lookup("#question-title").queryAs(Label.class);
        await(() -> title.getText().equals("Your summary is written"));

        assertThat(Files.readString(file)).contains("Kari", "<svg", "A late DEL frees a stranger");

        robot.interact(() -> desk().course().change(Profiles::reset));
        assertThat(desk().course().runs()).isEmpty();
    }

    @Test
    void aPlaceThatCannotBeWrittenToIsTold(FxRobot robot) throws TimeoutException {
        robot.interact(() -> Objects.requireNonNull(keepsake).write(folder.resolve("no/such/folder.html")));
        Label told = robot.lookup("#question-told").queryAs(Label.class);
        await(() -> told.getText().startsWith("Nothing was written"));
        assertThat(Optional.of(folder.resolve("no")).filter(Files::exists)).isEmpty();
    }

    private static void await(BooleanSupplier condition) throws TimeoutException {
        Waiting.until(PATIENCE, condition);
    }
}
