package dev.lockscope.trace;

import java.util.AbstractList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The events of a run so far, in the order in which they happened: by {@code (at, seq)}.
 *
 * <p>Immutable, so any thread may read it.
 *
 * @param header what it is a trace of
 * @param events every event, each with a {@code seq} of its own, in the order of {@link #ORDER}
 */
public record Trace(Header header, List<Event> events) {

    /** The order in which events happened; those of the same instant in the order of their arrival. */
    public static final Comparator<Event> ORDER =
            Comparator.comparingLong(Event::at).thenComparingLong(Event::seq);

    public Trace {
        events = OrderedEvents.of(events);
    }

    /** The event with that place in the order of arrival, if the trace has it; O(log n). */
    public Optional<Event> event(long seq) {
        OrderedEvents ordered = OrderedEvents.of(events);
        int arrival = ordered.arrival(seq);
        return arrival < 0 ? Optional.empty() : Optional.of(ordered.arrived(arrival));
    }

    /** Where in {@link #events} the event with that {@code seq} stands, from 0, if the trace has it; O(log n). */
    public OptionalInt place(long seq) {
        Optional<Event> event = event(seq);
        return event.isPresent() ? OptionalInt.of(OrderedEvents.of(events).place(event.get())) : OptionalInt.empty();
    }

    /** Every event in the order of its arrival, by {@code seq}. */
    public List<Event> arrivals() {
        OrderedEvents ordered = OrderedEvents.of(events);
        return new AbstractList<>() {
            @Override
            public Event get(int index) {
                return ordered.arrived(index);
            }

            @Override
            public int size() {
                return ordered.size();
            }
        };
    }
}
