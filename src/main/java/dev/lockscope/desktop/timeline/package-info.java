/** The picture over time, and the cursor that chooses the moment that the window shows. */
@NullMarked
package dev.lockscope.desktop.timeline;

import org.jspecify.annotations.NullMarked;
