/** Draws the picture over time on a canvas of the window. */
@NullMarked
package dev.lockscope.desktop.timeline.paint;

import org.jspecify.annotations.NullMarked;
