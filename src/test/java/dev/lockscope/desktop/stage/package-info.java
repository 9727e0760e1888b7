/** Holds what the stage promises. */
@NullMarked
package dev.lockscope.desktop.stage;

import org.jspecify.annotations.NullMarked;
