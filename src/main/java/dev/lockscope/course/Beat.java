package dev.lockscope.course;

import dev.lockscope.lab.EventMatcher;
import dev.lockscope.scenario.EventPattern;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Trace;
import java.util.Optional;

/**
 * A moment of a run that matters: it stops there, and the text with the same id says what to look at.
 *
 * @param at the event
 * @param nth which of the events that fit, from 1
 */
public record Beat(String id, EventPattern at, int nth) {

    /** The event of a run that this is, if the run came to it. */
    public Optional<Event> in(Trace trace) {
        return trace.events().stream()
                .filter(event -> EventMatcher.matches(at, event))
                .skip(nth - 1L)
                .findFirst();
    }
}
