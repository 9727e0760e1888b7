/** The code that runs, and the line that each client is at. */
@NullMarked
package dev.lockscope.desktop.inspector.code;

import org.jspecify.annotations.NullMarked;
