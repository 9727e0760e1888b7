package dev.lockscope.desktop.catalogue;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.session.Origin;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.scenario.Scenario;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/** Opens what a person chooses, and remembers it. */
final class Opener {

    static final String BUNDLE = "dev.lockscope.desktop.catalogue.catalogue";

    private final Desk desk;
    private final Texts texts;
    private Optional<Path> folder = Optional.empty();

    Opener(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of(BUNDLE);
        desk.commands()
                .add(new Command(
                        "file.open",
                        Command.Group.FILE,
                        texts.bind("open-file"),
                        List.of(new KeyCodeCombination(KeyCode.O, KeyCombination.SHORTCUT_DOWN)),
                        new SimpleBooleanProperty(true),
                        this::choose));
        desk.workbench()
                .current()
                .addListener((property, old, now) -> now.map(Session::origin)
                        // What the explorer has made is in no file.
                        .filter(origin -> !(origin.how() instanceof Origin.How.Found))
                        .ifPresent(origin -> desk.memory().opened(origin.file())));
    }

    void open(Entry entry, Scenario variant) {
        desk.workbench().play(variant, new Origin(entry.file(), entry.variants(), new Origin.How.AsWritten()));
    }

    void open(Path file) {
        if (!Files.exists(file)) {
            desk.memory().forget(file);
        }
        desk.workbench().open(file);
    }

    /** Lets the person choose a file. */
    void choose() {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(texts.say("open-file.title"));
        chooser.getExtensionFilters()
                .setAll(
                        new FileChooser.ExtensionFilter(
                                texts.say("files.all"), "*.yaml", "*.yml", "*.jsonl", "*.jsonl.gz"),
                        new FileChooser.ExtensionFilter(texts.say("files.scenarios"), "*.yaml", "*.yml"),
                        new FileChooser.ExtensionFilter(texts.say("files.traces"), "*.jsonl", "*.jsonl.gz"));
        File start =
                folder.orElse(desk.surroundings().scenarios()).toAbsolutePath().toFile();
        if (start.isDirectory()) {
            chooser.setInitialDirectory(start);
        }
        Optional<Window> owner =
                Window.getWindows().stream().filter(Window::isFocused).findFirst();
        File chosen = chooser.showOpenDialog(owner.orElse(null));
        if (chosen != null) {
            folder = Optional.ofNullable(chosen.toPath().getParent());
            open(chosen.toPath());
        }
    }
}
