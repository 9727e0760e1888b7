package dev.lockscope.verdict;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.NodeFact.NodeStopped;
import dev.lockscope.trace.StoreFact.KeyDeleted;
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
import org.jspecify.annotations.Nullable;

/**
 * Folds what nodes stored into tenures.
 *
 * <p>A deadline that has passed ends a tenure also without a notice of it. One that is still there at the trace's end
 * reaches beyond the last event, so that it covers the last instant too. Storing the same value of the same client
 * again goes on with the tenure: that is how some recipes extend.
 */
final class TenureFold {

    private record Place(String node, String key) {}

    private record Open(
            Event stored,
            KeyStored fact,
            Optional<String> owner,
            @Nullable Long expiresAt,
            long told) {}

    private final Ownership ownership;
    private final Map<Place, Open> open = new LinkedHashMap<>();
    private final List<Tenure> done = new ArrayList<>();

    private TenureFold(Ownership ownership) {
        this.ownership = ownership;
    }

    /** Every tenure, in the order of storing. */
    static List<Tenure> of(Trace trace, Ownership ownership, long beyond) {
        TenureFold fold = new TenureFold(ownership);
        trace.events().forEach(fold::take);
        for (Place place : List.copyOf(fold.open.keySet())) {
            fold.expireIfDue(place, beyond - 1);
            fold.close(place, End.OPEN, beyond, Event.NO_CAUSE, Optional.empty());
        }
        fold.done.sort(Comparator.comparingLong((Tenure tenure) -> tenure.span().from())
                .thenComparingLong(Tenure::stored));
        return List.copyOf(fold.done);
    }

    private void take(Event event) {
        if (event.fact() instanceof KeyStored stored) {
            store(event, stored);
        } else if (event.fact() instanceof KeyExtended extended) {
            open.computeIfPresent(
                    new Place(extended.node(), extended.key()),
                    (place, was) -> new Open(was.stored(), was.fact(), was.owner(), extended.expiresAt(), event.seq()));
        } else if (event.fact() instanceof KeyExpired expired) {
            Place place = new Place(expired.node(), expired.key());
            if (holds(place, expired.value())) {
                close(place, End.EXPIRED, event.at(), event.seq(), Optional.empty());
            }
        } else if (event.fact() instanceof KeyDeleted deleted) {
            Place place = new Place(deleted.node(), deleted.key());
            if (holds(place, deleted.value())) {
                Optional<String> by = Optional.ofNullable(deleted.by()).or(() -> ownership.commanderOf(event));
                close(place, End.DELETED, event.at(), event.seq(), by);
            }
        } else if (event.fact() instanceof NodeCrashed crashed) {
            closeNode(crashed.node(), event);
        } else if (event.fact() instanceof NodeStopped stopped) {
            closeNode(stopped.node(), event);
        }
    }

    private void store(Event event, KeyStored stored) {
        Place place = new Place(stored.node(), stored.key());
        Optional<String> owner = ownership.ownerOf(event, stored);
        expireIfDue(place, event.at());
        Open was = open.get(place);
        if (was != null
                && was.fact().value().equals(stored.value())
                && was.owner().equals(owner)) {
            open.put(place, new Open(was.stored(), was.fact(), owner, stored.expiresAt(), event.seq()));
            return;
        }
        close(place, End.OVERWRITTEN, event.at(), event.seq(), owner);
        open.put(place, new Open(event, stored, owner, stored.expiresAt(), event.seq()));
    }

    private boolean holds(Place place, String value) {
        Open was = open.get(place);
        return was != null && was.fact().value().equals(value);
    }

    private void expireIfDue(Place place, long now) {
        Open was = open.get(place);
        Long deadline = was == null ? null : was.expiresAt();
        if (was != null && deadline != null && deadline <= now) {
            close(place, End.EXPIRED, deadline, was.told(), Optional.empty());
        }
    }

    private void closeNode(String node, Event event) {
        for (Place place : List.copyOf(open.keySet())) {
            if (place.node().equals(node)) {
                expireIfDue(place, event.at());
                close(place, End.NODE_GONE, event.at(), event.seq(), Optional.empty());
            }
        }
    }

    private void close(Place place, End end, long at, long seq, Optional<String> by) {
        Open was = open.remove(place);
        if (was != null) {
            // An expiry in the past, as after a clock jump, ends at once what it belongs to.
            Span span = new Span(was.stored().at(), Math.max(at, was.stored().at()));
            long ended = seq == Event.NO_CAUSE ? was.stored().seq() : seq;
            done.add(new Tenure(
                    place.node(),
                    place.key(),
                    was.fact().value(),
                    was.owner(),
                    span,
                    was.stored().seq(),
                    end,
                    ended,
                    by,
                    was.expiresAt()));
        }
    }
}
