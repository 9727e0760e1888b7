package dev.lockscope.trace.file;

import dev.lockscope.trace.Trace;
import java.util.Optional;

/**
 * A trace from a file.
 *
 * @param trace every event that stands whole in the file
 * @param cut where the file was cut off, if it was
 */
public record ReadTrace(Trace trace, Optional<Cut> cut) {}
