/** Takes a run out of the window: as a trace, or in the format of another program. */
@NullMarked
package dev.lockscope.desktop.carry;

import org.jspecify.annotations.NullMarked;
