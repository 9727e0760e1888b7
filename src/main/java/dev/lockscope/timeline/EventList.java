package dev.lockscope.timeline;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Events in the order in which they happened, to which more come. Belongs to one thread. */
final class EventList {

    private static final Comparator<Event> BY_SEQ = Comparator.comparingLong(Event::seq);

    private final List<Event> events = new ArrayList<>();
    private final List<Event> bySeq = new ArrayList<>();
    private boolean sorted = true;

    int size() {
        return events.size();
    }

    Event get(int place) {
        return events.get(place);
    }

    List<Event> all() {
        return Collections.unmodifiableList(events);
    }

    /**
     * Puts events where they belong.
     *
     * @return how many events at the beginning are as before
     */
    int insert(List<Event> arrived) {
        int untouched = events.size();
        for (Event event : arrived) {
            int last = events.size() - 1;
            int place = last < 0 || Trace.ORDER.compare(events.get(last), event) < 0 ? last + 1 : place(event);
            events.add(place, event);
            sorted &= bySeq.isEmpty() || bySeq.get(bySeq.size() - 1).seq() < event.seq();
            bySeq.add(event);
            untouched = Math.min(untouched, place);
        }
        return untouched;
    }

    /** The event with that number; O(log n) as long as events come in the order of their numbers. */
    Optional<Event> withSeq(long seq) {
        if (!sorted) {
            bySeq.sort(BY_SEQ);
            sorted = true;
        }
        int low = 0;
        int high = bySeq.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (bySeq.get(middle).seq() < seq) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low < bySeq.size() && bySeq.get(low).seq() == seq ? Optional.of(bySeq.get(low)) : Optional.empty();
    }

    /** Where an event stands, or would. */
    private int place(Event event) {
        int found = Collections.binarySearch(events, event, Trace.ORDER);
        return found < 0 ? -found - 1 : found;
    }

    /** The first event at or after an instant; the size where there is none. */
    private int firstFrom(long instant) {
        int low = 0;
        int high = events.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (events.get(middle).at() < instant) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    Optional<Event> nearest(long instant, Predicate<Event> which) {
        int place = firstFrom(instant);
        Optional<Event> after = from(place, which);
        Optional<Event> before = downFrom(place - 1, which);
        if (after.isEmpty() || before.isEmpty()) {
            return after.or(() -> before);
        }
        return after.get().at() - instant <= instant - before.get().at() ? after : before;
    }

    Optional<Event> next(Event event, Predicate<Event> which) {
        int place = place(event);
        boolean stands = place < events.size() && events.get(place).equals(event);
        return from(stands ? place + 1 : place, which);
    }

    Optional<Event> previous(Event event, Predicate<Event> which) {
        return downFrom(place(event) - 1, which);
    }

    Optional<Event> nextAfter(long instant, Predicate<Event> which) {
        return from(instant == Long.MAX_VALUE ? events.size() : firstFrom(instant + 1), which);
    }

    Optional<Event> previousBefore(long instant, Predicate<Event> which) {
        return downFrom(firstFrom(instant) - 1, which);
    }

    private Optional<Event> from(int place, Predicate<Event> which) {
        for (int i = place; i < events.size(); i++) {
            if (which.test(events.get(i))) {
                return Optional.of(events.get(i));
            }
        }
        return Optional.empty();
    }

    private Optional<Event> downFrom(int place, Predicate<Event> which) {
        for (int i = place; i >= 0; i--) {
            if (which.test(events.get(i))) {
                return Optional.of(events.get(i));
            }
        }
        return Optional.empty();
    }
}
