/** The geometry of a run's picture: lanes, spans, time scale, level of detail and hit test. It draws nothing itself. */
@NullMarked
package dev.lockscope.timeline;

import org.jspecify.annotations.NullMarked;
