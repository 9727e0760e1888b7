package dev.lockscope.verdict;

import dev.lockscope.trace.ClientFact;
import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.ClientFinished;
import dev.lockscope.trace.ClientFact.WorkerResumed;
import dev.lockscope.trace.ClientFact.WorkerStalled;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.Trace;
import java.util.List;
import java.util.Optional;

/**
 * A holder whose worker stands still while its watchdog goes on renewing the lock that another client waits for.
 *
 * @param stalled since when its worker stands still
 * @param tenure its key
 * @param renewals the renewals while it stood still and the other waited
 * @param due when the lease would have ended without them, ns since the run's start
 */
record Zombie(String client, Event stalled, Tenure tenure, List<Extension> renewals, long due) {

    /** Every worker's standing still, of which a long trace has few. */
    static List<Event> stalls(Trace trace) {
        return trace.events().stream()
                .filter(event -> event.fact() instanceof WorkerStalled)
                .toList();
    }

    /**
     * The one that kept a wish from coming true until it went on, or for good.
     *
     * @param stalls those of the evidence's trace
     */
    static Optional<Zombie> before(Evidence evidence, List<Event> stalls, Wish wish) {
        for (Event event : stalls) {
            if (event.fact() instanceof WorkerStalled stalled
                    && !stalled.client().equals(wish.client())) {
                Optional<Zombie> zombie = of(evidence, wish, stalled.client(), event);
                if (zombie.isPresent()) {
                    return zombie;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Zombie> of(Evidence evidence, Wish wish, String client, Event stalled) {
        Optional<Event> moved = end(evidence.trace(), client, stalled);
        boolean inVain = wish.ended()
                .filter(event -> event.fact() instanceof LockAcquired)
                .map(got ->
                        moved.filter(end -> Trace.ORDER.compare(end, got) < 0).isPresent())
                .orElse(true);
        long from = Math.max(stalled.at(), wish.requested().at());
        long to = Math.min(moved.map(Event::at).orElse(evidence.end()), wish.until(evidence.end()));
        boolean asked = wish.refused().stream().anyMatch(event -> event.at() >= from);
        if (!inVain || !asked || to <= from) {
            return Optional.empty();
        }
        for (Tenure tenure : evidence.tenures()) {
            if (tenure.key().equals(wish.lock())
                    && tenure.owner().filter(client::equals).isPresent()
                    && tenure.span().contains(from)) {
                List<Extension> renewals = tenure.extensions().stream()
                        .filter(extension -> extension.at() >= from && extension.at() <= to)
                        .filter(extension ->
                                extension.by().filter(client::equals).isPresent())
                        .toList();
                Long due = renewals.isEmpty() ? null : renewals.get(0).from();
                if (due != null && due < to && tenure.span().contains(due)) {
                    return Optional.of(new Zombie(client, stalled, tenure, renewals, due));
                }
            }
        }
        return Optional.empty();
    }

    /** What ended the standing still. */
    private static Optional<Event> end(Trace trace, String client, Event stalled) {
        return trace.events().stream()
                .filter(event -> Trace.ORDER.compare(event, stalled) > 0)
                .filter(event -> event.fact() instanceof ClientFact fact
                        && fact.client().equals(client)
                        && (fact instanceof WorkerResumed
                                || fact instanceof ClientCrashed
                                || fact instanceof ClientFinished))
                .findFirst();
    }
}
