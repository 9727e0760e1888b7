/** A few choices side by side, one of which is chosen. */
@NullMarked
package dev.lockscope.desktop.segments;

import org.jspecify.annotations.NullMarked;
