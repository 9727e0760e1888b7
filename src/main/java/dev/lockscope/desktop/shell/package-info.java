/** The frame of the window, and what joins its areas. */
@NullMarked
package dev.lockscope.desktop.shell;

import org.jspecify.annotations.NullMarked;
