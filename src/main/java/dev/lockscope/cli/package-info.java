/** The command line: the only place that prints. */
@NullMarked
package dev.lockscope.cli;

import org.jspecify.annotations.NullMarked;
