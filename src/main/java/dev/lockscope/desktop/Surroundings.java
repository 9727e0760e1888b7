package dev.lockscope.desktop;

import dev.lockscope.lab.Check;
import dev.lockscope.trace.file.TraceArchive;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;

/**
 * What the window finds around it on the machine.
 *
 * @param version the program's version
 * @param scenarios the folder of the scenarios that came with the program
 * @param doctor looks at the machine, for a language; may take a while
 * @param defects keeps what is known about a defect of the program, and tells the file, where one could be written; may
 *     be asked for the same defect again and again
 * @param kept where every run is kept for a while; nothing where none is
 */
public record Surroundings(
        String version,
        Path scenarios,
        Function<String, Callable<List<Check>>> doctor,
        Function<Throwable, Optional<Path>> defects,
        Optional<TraceArchive> kept) {

    /** The folder of the lessons that came with the program. */
    public Path lessons() {
        return scenarios.resolve("lessons");
    }

    /** Surroundings where nothing is found, and nothing is kept. */
    public static Surroundings bare() {
        return new Surroundings(
                "", Path.of("scenarios"), language -> List::of, defect -> Optional.empty(), Optional.empty());
    }
}
