/** What explains the window: its keys, and the palette that finds every command. */
@NullMarked
package dev.lockscope.desktop.help;

import org.jspecify.annotations.NullMarked;
