/** The window's texts, in a language that can change while it is open. */
@NullMarked
package dev.lockscope.desktop.words;

import org.jspecify.annotations.NullMarked;
