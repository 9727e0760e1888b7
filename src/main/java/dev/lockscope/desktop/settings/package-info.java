/** What the window remembers. */
@NullMarked
package dev.lockscope.desktop.settings;

import org.jspecify.annotations.NullMarked;
