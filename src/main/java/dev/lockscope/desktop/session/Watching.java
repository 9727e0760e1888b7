package dev.lockscope.desktop.session;

import dev.lockscope.trace.Event;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

/**
 * A run as it is watched that has stops: at a stop the watcher stands still, and what happens meanwhile waits. The run itself
 * goes on, because leases in real servers cannot be stopped; the watcher comes behind it, and sees nothing of what lies
 * ahead. Belongs to the thread of the window.
 */
final class Watching {

    private final List<Counted> stops;
    private final LongSupplier clock;
    private final List<Event> waiting = new ArrayList<>();
    private long looked;
    private long instant;
    private boolean still;
    private boolean begun;
    private Optional<Stopped> stop = Optional.empty();

    /**
     * Of a run that has not begun.
     *
     * @param stops where it stops, each once
     * @param clock what time it is now, ns
     */
    Watching(List<Stop> stops, LongSupplier clock) {
        this.stops = new ArrayList<>(stops.stream().map(Counted::new).toList());
        this.clock = clock;
    }

    /** Takes in what has come. */
    void offer(List<Event> events) {
        waiting.addAll(events);
    }

    /**
     * What is to be seen by now of what waits.
     *
     * @param now how far the run is, ns since its start
     */
    List<Event> due(long now) {
        long time = clock.getAsLong();
        if (!begun) {
            begun = true;
        } else if (!still) {
            instant = Math.min(now, instant + time - looked);
        }
        looked = time;
        List<Event> due = new ArrayList<>();
        // Some come late that had happened before; only those that would stop once more wait for their turn.
        for (Iterator<Event> each = waiting.iterator(); each.hasNext(); ) {
            Event event = each.next();
            if (event.at() > instant) {
                continue;
            }
            List<String> reached = reached(event);
            if (!reached.isEmpty() && still) {
                break;
            }
            count(event);
            if (!reached.isEmpty()) {
                still = true;
                stop = Optional.of(new Stopped(reached, event));
                instant = event.at();
            }
            due.add(event);
            each.remove();
        }
        return due;
    }

    private List<String> reached(Event event) {
        return stops.stream()
                .filter(one -> one.isReachedBy(event))
                .map(one -> one.stop.name())
                .toList();
    }

    private void count(Event event) {
        stops.removeIf(one -> one.isReachedBy(event));
        stops.forEach(one -> one.count(event));
    }

    /** A stop, and how many events of its kind were seen. */
    private static final class Counted {
        private final Stop stop;
        private int seen;

        Counted(Stop stop) {
            this.stop = stop;
        }

        boolean isReachedBy(Event event) {
            return seen == stop.nth() - 1 && stop.which().test(event);
        }

        void count(Event event) {
            if (stop.which().test(event)) {
                seen++;
            }
        }
    }

    /** How far the watcher is, ns since the run's start. */
    long instant() {
        return instant;
    }

    /** Whether the watcher stands still. */
    boolean isStill() {
        return still;
    }

    /** Where it stands still; nothing where it goes on, or was stopped by hand. */
    Optional<Stopped> stop() {
        return stop;
    }

    /** Whether nothing of what has come waits. */
    boolean isThrough() {
        return waiting.isEmpty();
    }

    /** Stands still. */
    void standStill() {
        still = true;
    }

    /** Goes on. */
    void goOn() {
        still = false;
        stop = Optional.empty();
        looked = clock.getAsLong();
    }

    /** Goes on to the next event that waits of that kind, and stands still there; to where the run is, if there is none. */
    void stepTo(Predicate<Event> which, long now) {
        Optional<Event> next = waiting.stream().filter(which).findFirst();
        instant = Math.max(instant, next.map(Event::at).orElse(now));
        stop = Optional.empty();
    }

    /** Stops no more, and is where the run is. */
    void catchUp(long now) {
        stops.clear();
        goOn();
        instant = Math.max(instant, now);
    }
}
