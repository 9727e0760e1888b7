/** Monotonic time since a run's start and seeded chance: the only place that names {@code System.nanoTime}, sleep or {@code Random}. */
@NullMarked
package dev.lockscope.time;

import org.jspecify.annotations.NullMarked;
