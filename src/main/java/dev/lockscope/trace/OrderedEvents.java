package dev.lockscope.trace;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.RandomAccess;

/** An immutable list of events in {@link Trace#ORDER}, which also finds them by their {@code seq}. */
final class OrderedEvents extends AbstractList<Event> implements RandomAccess {

    private final Event[] ordered;
    private final Event[] bySeq;

    private OrderedEvents(Event[] ordered, Event[] bySeq) {
        this.ordered = ordered;
        this.bySeq = bySeq;
    }

    /** The events in order; the same list where it is in order already. */
    static OrderedEvents of(Collection<Event> events) {
        if (events instanceof OrderedEvents done) {
            return done;
        }
        Event[] ordered = events.toArray(Event[]::new);
        Event[] bySeq = ordered.clone();
        Arrays.sort(ordered, Trace.ORDER);
        Arrays.sort(bySeq, Comparator.comparingLong(Event::seq));
        return new OrderedEvents(ordered, bySeq);
    }

    @Override
    public Event get(int index) {
        return ordered[index];
    }

    @Override
    public int size() {
        return ordered.length;
    }

    /** The place of the event with that {@code seq} in the order of arrival, or a negative number; O(log n). */
    int arrival(long seq) {
        int low = 0;
        int high = bySeq.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            long found = bySeq[middle].seq();
            if (found == seq) {
                return middle;
            }
            if (found < seq) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }

    Event arrived(int arrival) {
        return bySeq[arrival];
    }

    /** The place of an event of this list in {@link Trace#ORDER}; O(log n). */
    int place(Event event) {
        return Arrays.binarySearch(ordered, event, Trace.ORDER);
    }
}
