/** The main class and the wiring by hand. */
@NullMarked
package dev.lockscope.app;

import org.jspecify.annotations.NullMarked;
