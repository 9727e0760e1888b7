/** What can go wrong: the palette of buttons, and the menus of things on the stage. */
@NullMarked
package dev.lockscope.desktop.faults;

import org.jspecify.annotations.NullMarked;
