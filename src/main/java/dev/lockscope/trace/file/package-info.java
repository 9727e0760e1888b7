/** Traces as files: one JSON object a line, written while the run goes on, and readable wherever they are cut. */
@NullMarked
package dev.lockscope.trace.file;

import org.jspecify.annotations.NullMarked;
