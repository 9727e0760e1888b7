package dev.lockscope.verdict;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.NodeFact.NodeStopped;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyEvicted;
import dev.lockscope.trace.StoreFact.KeyExpired;
import dev.lockscope.trace.StoreFact.KeyExtended;
import dev.lockscope.trace.StoreFact.KeyStored;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Tenure.End;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Folds what nodes stored into tenures.
 *
 * <p>A deadline that has passed ends a tenure also without a notice of it. One that is still there at the trace's end
 * reaches beyond the last event, so that it covers the last instant too. Storing the same value of the same client
 * again goes on with the tenure: that is how some recipes extend. So does loading it again after the node's restart; a
 * node that comes back without it ends it when it comes back, because nobody could be granted anything before.
 */
final class TenureFold {

    private record Place(String node, String key) {}

    private final Ownership ownership;
    private final Removals removals;
    private final Map<Place, Kept> kept = new LinkedHashMap<>();
    private final List<Tenure> done = new ArrayList<>();

    private TenureFold(Ownership ownership, Removals removals) {
        this.ownership = ownership;
        this.removals = removals;
    }

    /** Every tenure, in the order of storing. */
    static List<Tenure> of(Trace trace, Ownership ownership, Removals removals, long beyond) {
        TenureFold fold = new TenureFold(ownership, removals);
        trace.events().forEach(fold::take);
        for (Place place : List.copyOf(fold.kept.keySet())) {
            fold.finish(place, beyond);
        }
        fold.done.sort(Comparator.comparingLong((Tenure tenure) -> tenure.span().from())
                .thenComparingLong(Tenure::stored));
        return List.copyOf(fold.done);
    }

    private void take(Event event) {
        if (event.fact() instanceof KeyStored stored) {
            store(event, stored);
        } else if (event.fact() instanceof KeyExtended extended) {
            Optional<String> by = ownership.commanderOf(event);
            kept.computeIfPresent(
                    new Place(extended.node(), extended.key()),
                    (place, was) -> was.extended(event, by, extended.expiresAt()));
        } else if (event.fact() instanceof KeyExpired expired) {
            Place place = new Place(expired.node(), expired.key());
            if (holds(place, expired.value())) {
                close(place, End.EXPIRED, event.at(), event.seq(), Optional.empty());
            }
        } else if (event.fact() instanceof KeyDeleted deleted) {
            Place place = new Place(deleted.node(), deleted.key());
            if (holds(place, deleted.value())) {
                Optional<String> by = Optional.ofNullable(deleted.by()).or(() -> ownership.commanderOf(event));
                forget(place);
                close(place, End.DELETED, event.at(), event.seq(), by);
            }
        } else if (event.fact() instanceof KeyEvicted evicted) {
            Place place = new Place(evicted.node(), evicted.key());
            if (holds(place, evicted.value())) {
                close(place, End.EVICTED, event.at(), event.seq(), Optional.empty());
            }
        } else if (event.fact() instanceof NodeCrashed crashed) {
            mark(crashed.node(), was -> was.downBy(event));
        } else if (event.fact() instanceof NodeStopped stopped) {
            mark(stopped.node(), was -> was.downBy(event));
        } else if (event.fact() instanceof NodeStarted started) {
            mark(started.node(), was -> was.upBy(event));
        }
    }

    private void mark(String node, UnaryOperator<Kept> how) {
        for (Map.Entry<Place, Kept> entry : kept.entrySet()) {
            if (entry.getKey().node().equals(node)) {
                entry.setValue(how.apply(entry.getValue()));
            }
        }
    }

    private void store(Event event, KeyStored stored) {
        Place place = new Place(stored.node(), stored.key());
        Kept was = kept.get(place);
        if (was != null
                && was.isDown()
                && was.value().equals(stored.value())
                && ownership.commanderOf(event).isEmpty()) {
            kept.put(place, was.loaded(event, stored.expiresAt()));
            return;
        }
        Optional<String> owner = ownership.ownerOf(event, stored);
        forget(place);
        expireIfDue(place, event.at());
        was = kept.get(place);
        if (was != null && was.value().equals(stored.value()) && was.owner().equals(owner)) {
            kept.put(place, was.again(event, stored.expiresAt()));
            return;
        }
        close(place, End.OVERWRITTEN, event.at(), event.seq(), owner);
        kept.put(place, Kept.of(event, stored, owner));
    }

    private boolean holds(Place place, String value) {
        Kept was = kept.get(place);
        return was != null && was.value().equals(value);
    }

    private void finish(Place place, long beyond) {
        forget(place);
        expireIfDue(place, beyond - 1);
        Kept was = kept.get(place);
        if (was != null) {
            Optional<Event> down = was.down();
            close(
                    place,
                    down.isPresent() ? End.NODE_GONE : End.OPEN,
                    beyond,
                    down.map(Event::seq).orElse(Event.NO_CAUSE),
                    Optional.empty());
        }
    }

    /** Ends what a node has not loaded again when it came back. */
    private void forget(Place place) {
        Kept was = kept.get(place);
        Event up = was == null ? null : was.up().orElse(null);
        if (up != null) {
            expireIfDue(place, up.at());
            close(place, End.FORGOTTEN, up.at(), up.seq(), Optional.empty());
        }
    }

    private void expireIfDue(Place place, long now) {
        Kept was = kept.get(place);
        Long deadline = was == null ? null : was.expiresAt();
        if (was != null && deadline != null && deadline <= now) {
            close(place, End.EXPIRED, deadline, was.told(), Optional.empty());
        }
    }

    private void close(Place place, End end, long at, long seq, Optional<String> by) {
        Kept was = kept.remove(place);
        if (was != null) {
            // An expiry in the past, as after a clock jump, ends at once what it belongs to.
            Span span = new Span(was.stored().at(), Math.max(at, was.stored().at()));
            long ended = seq == Event.NO_CAUSE ? was.stored().seq() : seq;
            Tenure tenure = new Tenure(
                    place.node(),
                    place.key(),
                    was.value(),
                    was.owner(),
                    span,
                    was.stored().seq(),
                    end,
                    ended,
                    by,
                    was.expiresAt(),
                    was.extensions());
            done.add(removals.named(tenure, was.set()));
        }
    }
}
