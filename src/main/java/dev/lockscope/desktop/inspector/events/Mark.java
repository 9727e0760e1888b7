package dev.lockscope.desktop.inspector.events;

import dev.lockscope.desktop.session.Session;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Trace;
import java.util.List;
import java.util.Optional;

/**
 * How the rows of events stand to the moment that is shown.
 *
 * @param latest the event that led to the moment; empty at the beginning
 * @param live whether the moment is the latest there is
 * @param chosen the event that a person points at
 * @param evidence the events that are highlighted
 */
record Mark(Optional<Event> latest, boolean live, Optional<Event> chosen, List<Event> evidence) {

    static final Mark NONE = new Mark(Optional.empty(), true, Optional.empty(), List.of());

    static Mark of(Session session) {
        return new Mark(
                session.latestEvent(),
                session.moment().get().live(),
                session.selected().get(),
                session.highlighted().get());
    }

    /** Whether an event had not happened yet at the moment. */
    boolean isLater(Event event) {
        return !live && (latest.isEmpty() || Trace.ORDER.compare(event, latest.get()) > 0);
    }

    boolean isLatest(Event event) {
        return latest.filter(event::equals).isPresent();
    }

    boolean isChosen(Event event) {
        return chosen.filter(event::equals).isPresent();
    }

    boolean isEvidence(Event event) {
        return evidence.contains(event);
    }
}
