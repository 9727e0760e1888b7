/** What a person can ask the window for: by menu, by key, or by its name. */
@NullMarked
package dev.lockscope.desktop.command;

import org.jspecify.annotations.NullMarked;
