package dev.lockscope.verdict;

import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.ClientFinished;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.LockFact.LockLost;
import dev.lockscope.trace.LockFact.LockReleased;
import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Folds what clients believe into grants, each with what the store made of it. A client has one grant of a lock at a
 * time: the next acquiring, a release, a noticed loss, a crash and the program's end each end it.
 */
final class GrantFold {

    private record Held(String client, String lock) {}

    private record Value(String key, String value) {}

    private final Map<Value, List<Tenure>> tenures = new HashMap<>();
    private final Masters masters;
    private final long beyond;
    private final Map<Held, Event> holding = new LinkedHashMap<>();
    private final List<Grant> done = new ArrayList<>();

    private GrantFold(Masters masters, List<Tenure> stored, long beyond) {
        this.masters = masters;
        this.beyond = beyond;
        for (Tenure tenure : stored) {
            tenures.computeIfAbsent(new Value(tenure.key(), tenure.value()), value -> new ArrayList<>())
                    .add(tenure);
        }
    }

    /** Every grant by the {@code seq} of its acquiring, in the order of acquiring. */
    static Map<Long, Grant> of(Trace trace, List<Tenure> tenures, Masters masters, long beyond) {
        GrantFold fold = new GrantFold(masters, tenures, beyond);
        trace.events().forEach(fold::take);
        for (Held held : List.copyOf(fold.holding.keySet())) {
            fold.end(held, beyond);
        }
        fold.done.sort(
                Comparator.comparingLong((Grant grant) -> grant.belief().from()).thenComparingLong(Grant::seq));
        Map<Long, Grant> grants = new LinkedHashMap<>();
        fold.done.forEach(grant -> grants.put(grant.seq(), grant));
        return Collections.unmodifiableMap(grants);
    }

    private void take(Event event) {
        if (event.fact() instanceof LockAcquired acquired) {
            Held held = new Held(acquired.client(), acquired.lock());
            end(held, event.at());
            holding.put(held, event);
        } else if (event.fact() instanceof LockReleased released) {
            end(new Held(released.client(), released.lock()), event.at());
        } else if (event.fact() instanceof LockLost lost) {
            end(new Held(lost.client(), lost.lock()), event.at());
        } else if (event.fact() instanceof ClientCrashed crashed) {
            endAll(crashed.client(), event.at());
        } else if (event.fact() instanceof ClientFinished finished) {
            endAll(finished.client(), event.at());
        }
    }

    private void endAll(String client, long at) {
        for (Held held : List.copyOf(holding.keySet())) {
            if (held.client().equals(client)) {
                end(held, at);
            }
        }
    }

    private void end(Held held, long at) {
        Event event = holding.remove(held);
        if (event != null && event.fact() instanceof LockAcquired acquired) {
            Backing backing = Backing.of(tenuresOf(acquired, event), masters, beyond);
            done.add(new Grant(acquired, event.seq(), new Span(event.at(), at), backing));
        }
    }

    /** Its own tenures; where a value is used again, without those that had ended before it was acquired. */
    private List<Tenure> tenuresOf(LockAcquired acquired, Event event) {
        List<Tenure> own = tenures.getOrDefault(new Value(acquired.lock(), acquired.token()), List.of()).stream()
                .filter(tenure -> isOwnedBy(tenure.owner(), acquired.client()))
                .toList();
        List<Tenure> current =
                own.stream().filter(tenure -> tenure.span().to() > event.at()).toList();
        boolean reused = own.stream().map(Tenure::node).distinct().count() < own.size();
        return reused && !current.isEmpty() ? current : own;
    }

    private static boolean isOwnedBy(Optional<String> owner, String client) {
        return owner.isEmpty() || owner.get().equals(client);
    }
}
