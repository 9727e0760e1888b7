/** Pictures of the window in chosen states, to look at. */
@NullMarked
package dev.lockscope.desktop.gallery;

import org.jspecify.annotations.NullMarked;
