package dev.lockscope.desktop.session;

import dev.lockscope.trace.Event;
import java.util.List;

/**
 * A watcher stands still.
 *
 * @param stops the names of the stops that this is, at least one
 * @param event where
 */
public record Stopped(List<String> stops, Event event) {
    public Stopped {
        stops = List.copyOf(stops);
    }
}
