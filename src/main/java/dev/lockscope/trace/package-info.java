/** The append-only list of events, which is the only truth of a run, and the world as a pure fold over it. */
@NullMarked
package dev.lockscope.trace;

import org.jspecify.annotations.NullMarked;
