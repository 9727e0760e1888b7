package dev.lockscope.desktop.carry;

import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.Window;

/** Lets a person choose a place for a file, and asks about one that is there already. */
@FunctionalInterface
public interface Chooser {

    /**
     * The place, if the person chose one.
     *
     * @param name a name for the file
     * @param kind what such files are called
     * @param ending how their names end, without the dot
     */
    Optional<Path> choose(Window owner, String title, String name, String kind, String ending);
}
