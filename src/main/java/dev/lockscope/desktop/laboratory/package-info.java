/** The laboratory for how long a lease should be: what is tried, how far that is, and what came of it. */
@NullMarked
package dev.lockscope.desktop.laboratory;

import org.jspecify.annotations.NullMarked;
