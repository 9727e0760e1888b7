/** The explorer: a person says what may go wrong, and sees whether a lock can break by it. */
@NullMarked
package dev.lockscope.desktop.explorer;

import org.jspecify.annotations.NullMarked;
