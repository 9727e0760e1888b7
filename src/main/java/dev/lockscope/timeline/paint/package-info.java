/** Draws the picture over time on whatever can draw boxes, lines and words; knows nothing of windows. */
@NullMarked
package dev.lockscope.timeline.paint;

import org.jspecify.annotations.NullMarked;
