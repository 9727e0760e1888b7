/** What lies over the window until it is put away. */
@NullMarked
package dev.lockscope.desktop.sheet;

import org.jspecify.annotations.NullMarked;
