/** The window: draws the trace of a run and sends actions to it; adds no logic of its own. */
@NullMarked
package dev.lockscope.desktop;

import org.jspecify.annotations.NullMarked;
