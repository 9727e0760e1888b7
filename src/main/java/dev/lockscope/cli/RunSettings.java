package dev.lockscope.cli;

import java.nio.file.Path;
import java.util.Optional;

/**
 * How scenarios are to be run.
 *
 * @param servers the servers to run on
 * @param speed how many times faster than written
 * @param seed the seed of chance
 * @param style what is printed
 * @param details whether events that only explain others are printed too
 * @param trace the file to write the trace to, if any
 */
record RunSettings(ServerWish servers, double speed, long seed, Style style, boolean details, Optional<Path> trace) {

    /** What is printed of a run. */
    enum Style {
        /** The story while it happens, then the verdict. */
        STORY,
        /** The verdict. */
        VERDICT,
        /** One JSON object. */
        JSON
    }
}
