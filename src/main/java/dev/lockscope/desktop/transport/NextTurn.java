package dev.lockscope.desktop.transport;

import dev.lockscope.timeline.Timeline;
import dev.lockscope.trace.Event;
import java.util.Optional;

/**
 * Waits for the next turn of a run's story.
 *
 * @param timeline the picture of the run over time, which grows
 * @param from when waiting began, ns since the run's start; a turn that had happened by then and is told late is not it
 */
record NextTurn(Timeline timeline, long from) {

    /** The turn, once it has happened. */
    Optional<Event> come() {
        return timeline.nextAfter(from, Timeline.TURNS);
    }
}
