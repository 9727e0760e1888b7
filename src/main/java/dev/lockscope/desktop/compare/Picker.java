package dev.lockscope.desktop.compare;

import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/** Lets a person choose a trace's file. */
@FunctionalInterface
public interface Picker {

    /** The file, if the person chose one. */
    Optional<Path> pick(Window owner, String title, String kind);

    /** By the system's own dialog. */
    static Picker dialog() {
        return (owner, title, kind) -> {
            FileChooser chooser = new FileChooser();
            chooser.setTitle(title);
            chooser.getExtensionFilters().setAll(new FileChooser.ExtensionFilter(kind, "*.jsonl", "*.jsonl.gz"));
            return Optional.ofNullable(chooser.showOpenDialog(owner)).map(file -> file.toPath());
        };
    }
}
