package dev.lockscope.export;

import dev.lockscope.export.Omission.Reason;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The part of a run that is exported. Immutable, so any thread may read it.
 *
 * <p>An event is in it when it happened in the time asked for, and is about a client that was asked for or about none.
 * What lasts, such as a lease, is kept whole when it reaches into that time: half a lease would be a lie.
 */
public final class Excerpt {

    private final Trace trace;
    private final Selection selection;
    private final List<Event> events;
    private final Set<Long> numbers = new HashSet<>();
    private final List<Omission> omissions = new ArrayList<>();

    private Excerpt(Trace trace, Selection selection, List<Event> events) {
        this.trace = trace;
        this.selection = selection;
        this.events = List.copyOf(events);
        events.forEach(event -> numbers.add(event.seq()));
    }

    /** That part of a run. */
    public static Excerpt of(Trace trace, Selection selection) {
        Concern concern = new Concern(trace.header().cast());
        List<Event> chosen = new ArrayList<>();
        long before = 0;
        long after = 0;
        long others = 0;
        for (Event event : trace.events()) {
            if (event.at() < selection.from()) {
                before++;
            } else if (event.at() > selection.to()) {
                after++;
            } else if (!selection.includes(concern.clients(event))) {
                others++;
            } else {
                chosen.add(event);
            }
        }
        Excerpt excerpt = new Excerpt(trace, selection, chosen);
        excerpt.leaveOut(Reason.BEFORE, before);
        excerpt.leaveOut(Reason.AFTER, after);
        excerpt.leaveOut(Reason.OTHER_CLIENTS, others);
        return excerpt;
    }

    private void leaveOut(Reason reason, long count) {
        if (count > 0) {
            omissions.add(new Omission(reason, count));
        }
    }

    /** The whole run. */
    public Trace trace() {
        return trace;
    }

    /** Which part of it this is. */
    public Selection selection() {
        return selection;
    }

    /** The events of this part, in the order in which they happened. */
    public List<Event> events() {
        return events;
    }

    /** Whether an event of the run is in this part. */
    public boolean contains(Event event) {
        return numbers.contains(event.seq());
    }

    /** The clients that were asked for, in the order of the cast. */
    public List<String> clients() {
        return trace.header().cast().clients().stream()
                .filter(name -> selection.includes(List.of(name)))
                .toList();
    }

    /** The events that were not asked for. */
    public List<Omission> omissions() {
        return List.copyOf(omissions);
    }
}
