/** The state of a run at any moment, as a pure fold over its events. */
@NullMarked
package dev.lockscope.trace.world;

import org.jspecify.annotations.NullMarked;
