/** Goes through the whole window with a mouse and a keyboard, on real servers. */
@NullMarked
package dev.lockscope.desktop.tryout;

import org.jspecify.annotations.NullMarked;
