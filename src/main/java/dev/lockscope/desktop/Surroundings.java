package dev.lockscope.desktop;

import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.lab.Check;
import dev.lockscope.trace.file.TraceArchive;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What the window finds around it on the machine.
 *
 * @param version the program's version
 * @param scenarios the folder of the scenarios that came with the program
 * @param doctor looks at the machine, for a language; may take a while
 * @param defects keeps what is known about a defect of the program, and tells the file, where one could be written; may
 *     be asked for the same defect again and again
 * @param kept where every run is kept for a while; nothing where none is
 * @param systemTone asks the operating system whether it is light or dark, where it tells; may take a moment
 */
public record Surroundings(
        String version,
        Path scenarios,
        Function<String, Callable<List<Check>>> doctor,
        Function<Throwable, Optional<Path>> defects,
        Optional<TraceArchive> kept,
        Supplier<Optional<Tone>> systemTone) {

    /** Those of a system that does not tell whether it is light or dark. */
    public Surroundings(
            String version,
            Path scenarios,
            Function<String, Callable<List<Check>>> doctor,
            Function<Throwable, Optional<Path>> defects,
            Optional<TraceArchive> kept) {
        this(version, scenarios, doctor, defects, kept, Optional::empty);
    }

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
