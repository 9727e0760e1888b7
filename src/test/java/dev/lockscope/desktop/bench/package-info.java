/** Programs that measure the window. */
@NullMarked
package dev.lockscope.desktop.bench;

import org.jspecify.annotations.NullMarked;
