/** The events of a run as a list: the timeline in words. */
@NullMarked
package dev.lockscope.desktop.inspector.events;

import org.jspecify.annotations.NullMarked;
