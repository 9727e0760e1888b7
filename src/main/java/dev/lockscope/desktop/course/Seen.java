package dev.lockscope.desktop.course;

import dev.lockscope.course.Beat;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Trace;
import java.util.Comparator;
import java.util.List;

/**
 * A beat that a run has come to.
 *
 * @param event where
 */
public record Seen(Beat beat, Event event) {

    /** Those that a run has come to so far, in the order in which they happened. */
    static List<Seen> of(List<Beat> beats, Trace trace) {
        return beats.stream()
                .flatMap(beat -> beat.in(trace).stream().map(event -> new Seen(beat, event)))
                .sorted(Comparator.comparingLong((Seen each) -> each.event().at()))
                .toList();
    }
}
