package dev.lockscope.verdict;

import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact;
import dev.lockscope.trace.LockFact.AttemptRefused;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.LockFact.LockNotAcquired;
import dev.lockscope.trace.LockFact.LockRequested;
import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One time that a client asked for a lock, until it got it, gave up or crashed.
 *
 * @param requested its asking
 * @param refused its attempts that failed, in order
 * @param ended what ended it, or empty where it still waits at the trace's end
 */
record Wish(String client, String lock, Event requested, List<Event> refused, Optional<Event> ended) {

    private record Asker(String client, String lock) {}

    /** Every wish, in the order of asking. */
    static List<Wish> of(Trace trace) {
        Map<Asker, Wish> open = new LinkedHashMap<>();
        List<Wish> done = new ArrayList<>();
        for (Event event : trace.events()) {
            if (event.fact() instanceof LockFact fact) {
                Asker asker = new Asker(fact.client(), fact.lock());
                Wish wish = open.get(asker);
                if (fact instanceof LockRequested && wish == null) {
                    open.put(asker, new Wish(fact.client(), fact.lock(), event, new ArrayList<>(), Optional.empty()));
                } else if (fact instanceof AttemptRefused && wish != null) {
                    wish.refused().add(event);
                } else if (wish != null && (fact instanceof LockAcquired || fact instanceof LockNotAcquired)) {
                    open.remove(asker);
                    done.add(wish.endedBy(event));
                }
            } else if (event.fact() instanceof ClientCrashed crashed) {
                for (Asker asker : List.copyOf(open.keySet())) {
                    Wish wish = asker.client().equals(crashed.client()) ? open.remove(asker) : null;
                    if (wish != null) {
                        done.add(wish.endedBy(event));
                    }
                }
            }
        }
        done.addAll(open.values());
        done.sort((one, other) -> Trace.ORDER.compare(one.requested(), other.requested()));
        return List.copyOf(done);
    }

    /** The last instant of the waiting. */
    long until(long end) {
        return ended.map(Event::at).orElse(end);
    }

    /** The word for its end in the message bundles. */
    String outcome() {
        return ended.map(event -> event.fact() instanceof LockAcquired
                        ? "got"
                        : event.fact() instanceof LockNotAcquired ? "gave-up" : "crashed")
                .orElse("waits");
    }

    private Wish endedBy(Event event) {
        return new Wish(client, lock, requested, refused, Optional.of(event));
    }
}
