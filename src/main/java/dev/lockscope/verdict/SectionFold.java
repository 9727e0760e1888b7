package dev.lockscope.verdict;

import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.ClientFinished;
import dev.lockscope.trace.ClientFact.CriticalSectionEntered;
import dev.lockscope.trace.ClientFact.CriticalSectionLeft;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Folds entering and leaving into stays in critical sections. A crash or the program's end ends them too; one that is
 * still inside at the trace's end stays until the last event.
 */
final class SectionFold {

    private record Place(String client, String lock) {}

    private record Stay(Event entered, long grant) {}

    private final Map<Place, Long> acquired = new HashMap<>();
    private final Map<Place, Stay> inside = new LinkedHashMap<>();
    private final List<Section> done = new ArrayList<>();

    private SectionFold() {}

    /**
     * Every stay, in the order of entering.
     *
     * @param end when what is judged ends, ns since the run's start; not before the last event
     */
    static List<Section> of(Trace trace, long end) {
        SectionFold fold = new SectionFold();
        long last = Event.NO_CAUSE;
        for (Event event : trace.events()) {
            fold.take(event);
            last = event.seq();
        }
        for (Place place : List.copyOf(fold.inside.keySet())) {
            fold.leave(place, end, last);
        }
        fold.done.sort(
                Comparator.comparingLong((Section section) -> section.span().from())
                        .thenComparingLong(Section::entered));
        return List.copyOf(fold.done);
    }

    private void take(Event event) {
        if (event.fact() instanceof LockAcquired lock) {
            acquired.put(new Place(lock.client(), lock.lock()), event.seq());
        } else if (event.fact() instanceof CriticalSectionEntered entered) {
            Place place = new Place(entered.client(), entered.lock());
            inside.putIfAbsent(place, new Stay(event, acquired.getOrDefault(place, Event.NO_CAUSE)));
        } else if (event.fact() instanceof CriticalSectionLeft left) {
            leave(new Place(left.client(), left.lock()), event.at(), event.seq());
        } else if (event.fact() instanceof ClientCrashed crashed) {
            leaveAll(crashed.client(), event);
        } else if (event.fact() instanceof ClientFinished finished) {
            leaveAll(finished.client(), event);
        }
    }

    private void leaveAll(String client, Event event) {
        for (Place place : List.copyOf(inside.keySet())) {
            if (place.client().equals(client)) {
                leave(place, event.at(), event.seq());
            }
        }
    }

    private void leave(Place place, long at, long seq) {
        Stay stay = inside.remove(place);
        if (stay != null) {
            Event entered = stay.entered();
            Span span = new Span(entered.at(), at);
            done.add(new Section(place.client(), place.lock(), span, entered.seq(), seq, stay.grant()));
        }
    }
}
