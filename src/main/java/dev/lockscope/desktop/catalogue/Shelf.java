package dev.lockscope.desktop.catalogue;

import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.ScenarioFiles;
import dev.lockscope.scenario.ScenarioLoader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Reads the scenario files of a folder. Any thread. */
final class Shelf {

    private Shelf() {}

    /**
     * All scenario files of a folder, in the order of their names; those too that are not in order.
     *
     * @throws IOException when the folder cannot be read
     */
    static List<Entry> load(Path folder) throws IOException {
        return ScenarioFiles.find(folder).stream().map(Shelf::entry).toList();
    }

    private static Entry entry(Path file) {
        try {
            return new Entry(file, ScenarioLoader.load(file), List.of());
        } catch (ScenarioException e) {
            return new Entry(file, List.of(), e.problems());
        }
    }
}
