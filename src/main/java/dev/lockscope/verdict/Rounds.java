package dev.lockscope.verdict;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The rounds in which a waiting client was passed over: the most grants to others during its wait such that each went to
 * a client that had begun to ask after the one before, and the first to one that had begun to ask after the waiting
 * client. Before each of them it was refused since the one before, so that it asked throughout.
 *
 * @param grants the grants, in order
 * @param winners who got them, each once
 */
record Rounds(List<Event> grants, Set<String> winners) {

    /** Those that passed over a wish; empty for none. */
    static Optional<Rounds> past(Wish wish, List<Wish> all) {
        List<Wish> granted = all.stream()
                .filter(other -> other.lock().equals(wish.lock()))
                .filter(other -> !other.client().equals(wish.client()))
                .filter(other -> Trace.ORDER.compare(other.requested(), wish.requested()) > 0)
                .filter(other -> other.outcome().equals("got"))
                .sorted(Comparator.comparing(other -> other.ended().orElseThrow(), Trace.ORDER))
                .toList();
        List<Event> grants = new ArrayList<>();
        Set<String> winners = new LinkedHashSet<>();
        Event mark = wish.requested();
        for (Wish other : granted) {
            Event grant = other.ended().orElseThrow();
            boolean meanwhile =
                    wish.ended().map(end -> Trace.ORDER.compare(grant, end) < 0).orElse(true);
            // The grants come in order, so that taking each one that can be taken makes the longest chain.
            Event last = mark;
            boolean asked = wish.refused().stream()
                    .anyMatch(event -> Trace.ORDER.compare(event, last) > 0 && Trace.ORDER.compare(event, grant) < 0);
            if (meanwhile && asked && Trace.ORDER.compare(other.requested(), mark) > 0) {
                grants.add(grant);
                winners.add(other.client());
                mark = grant;
            }
        }
        return grants.isEmpty() ? Optional.empty() : Optional.of(new Rounds(grants, winners));
    }
}
