package dev.lockscope.trace;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The events of a run so far, in the order in which they happened: by {@code (at, seq)}.
 *
 * <p>Immutable, so any thread may read it.
 *
 * @param header what it is a trace of
 * @param events every event, in the order of {@link #ORDER}
 */
public record Trace(Header header, List<Event> events) {

    /** The order in which events happened; those of the same instant in the order of their arrival. */
    public static final Comparator<Event> ORDER =
            Comparator.comparingLong(Event::at).thenComparingLong(Event::seq);

    public Trace {
        List<Event> sorted = new ArrayList<>(events);
        sorted.sort(ORDER);
        events = List.copyOf(sorted);
    }

    /** The event with that place in the order of arrival, if the trace has it. */
    public Optional<Event> event(long seq) {
        return events.stream().filter(event -> event.seq() == seq).findFirst();
    }
}
