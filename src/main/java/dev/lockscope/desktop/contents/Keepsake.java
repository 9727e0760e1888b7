package dev.lockscope.desktop.contents;

import dev.lockscope.course.Lessons;
import dev.lockscope.course.Progress;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.course.Course;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.handout.Summary;
import dev.lockscope.trace.Trace;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** Writes what the learner has predicted, seen and won as a page to keep. */
final class Keepsake {

    private final Desk desk;
    private final Course course;
    private final Texts texts;
    private final QuestionSheet note;
    private final Button button = new Button("", new FontIcon(Material2OutlinedMZ.SAVE_ALT));

    /**
     * Adds its command to those of the desk.
     *
     * @param note tells what became of it
     */
    Keepsake(Desk desk, QuestionSheet note) {
        this.desk = desk;
        this.course = desk.course();
        this.texts = desk.words().of(StartArea.BUNDLE);
        this.note = note;
        BooleanBinding possible =
                Bindings.createBooleanBinding(() -> !course.progress().lessons().isEmpty(), course.profiles());
        desk.commands()
                .add(new Command(
                        "course.summary",
                        Command.Group.FILE,
                        texts.bind("summary"),
                        List.of(),
                        possible,
                        this::choose));
        button.setId("course-summary");
        button.textProperty().bind(texts.bind("summary.button"));
        button.disableProperty().bind(possible.not());
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> choose());
    }

    Button button() {
        return button;
    }

    private void choose() {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(texts.say("summary"));
        chooser.setInitialFileName("lockscope.html");
        chooser.getExtensionFilters().setAll(new FileChooser.ExtensionFilter("HTML", "*.html"));
        Optional<Window> owner =
                Window.getWindows().stream().filter(Window::isFocused).findFirst();
        File chosen = chooser.showSaveDialog(owner.orElse(null));
        if (chosen != null) {
            write(chosen.toPath());
        }
    }

    /** Writes it in the background, in the language that is spoken now. */
    void write(Path file) {
        Lessons lessons = course.lessons().get();
        String language = desk.words().language().get();
        String learner = course.profiles().get().current();
        Progress progress = course.progress();
        Map<String, List<Trace>> runs = course.runs();
        desk.workbench()
                .background()
                .run(
                        () -> Files.writeString(file, Summary.html(lessons, language, learner, progress, runs)),
                        written -> note.tell("kept", written.toString()),
                        failure -> fail(file, failure));
    }

    private void fail(Path file, Throwable failure) {
        if (!(failure instanceof IOException)) {
            throw new IllegalStateException("the summary cannot be written", failure);
        }
        note.tell("not-exported", file.toString());
    }
}
