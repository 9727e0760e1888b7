/** Traces in the formats of other programs. */
@NullMarked
package dev.lockscope.export;

import org.jspecify.annotations.NullMarked;
