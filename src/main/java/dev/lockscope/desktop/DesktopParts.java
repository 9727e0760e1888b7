package dev.lockscope.desktop;

import dev.lockscope.course.ProgressFile;
import dev.lockscope.desktop.session.RunsOpener;
import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.lab.Check;
import dev.lockscope.trace.file.TraceArchive;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * What the window is given by whoever starts the program.
 *
 * @param language the id of the language to begin with, unless another is remembered
 * @param languageWasAsked whether the language was asked for, and counts more than what is remembered
 * @param runs starts the servers of runs; says what is missing in a language
 * @param doctor looks at the machine, for a language
 * @param seeds gives the seed of a new run
 * @param clock the time, ns, for what moves on the screen
 * @param version the program's version
 * @param scenarios the folder of the scenarios that came with the program
 * @param data the folder that the program may write what it remembers to; made when needed
 * @param progress keeps how far learners have come; nothing where they begin afresh and nothing of them is to be kept
 * @param kept where every run is kept for a while
 * @param systemTone asks the operating system whether it is light or dark, where it tells; may take a moment
 * @param defects keeps what is known about a defect of the program, and tells the file, where one could be written
 */
public record DesktopParts(
        String language,
        boolean languageWasAsked,
        Function<String, RunsOpener> runs,
        Function<String, Callable<List<Check>>> doctor,
        LongSupplier seeds,
        LongSupplier clock,
        String version,
        Path scenarios,
        Path data,
        Optional<ProgressFile> progress,
        TraceArchive kept,
        Supplier<Optional<Tone>> systemTone,
        Function<Throwable, Optional<Path>> defects) {}
