package dev.lockscope.desktop.carry;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/** The system's own dialog, in the folder where something was saved last. */
public final class FileDialog implements Chooser {

    private Optional<File> folder = Optional.empty();

    @Override
    public Optional<Path> choose(Window owner, String title, String name, String kind, String ending) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.setInitialFileName(name);
        chooser.getExtensionFilters().setAll(new FileChooser.ExtensionFilter(kind, "*." + ending));
        folder.filter(File::isDirectory).ifPresent(chooser::setInitialDirectory);
        Optional<File> chosen = Optional.ofNullable(chooser.showSaveDialog(owner));
        chosen.ifPresent(file -> folder = Optional.ofNullable(file.getParentFile()));
        return chosen.map(File::toPath);
    }
}
