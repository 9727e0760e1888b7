package dev.lockscope.desktop.tour;

import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyExpired;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What a run has come to that the tour speaks of, by its events so far.
 *
 * @param phase how far it is
 * @param acquired when the first client had got the lock
 * @param paused when that client was stopped
 * @param expired when that client's lease had ended
 * @param wroteLate when that client had written after its lease had ended
 * @param deleted when that client had deleted the lock that was another's by then
 */
record Landmarks(
        Phase phase,
        Optional<Event> acquired,
        Optional<Event> paused,
        Optional<Event> expired,
        Optional<Event> wroteLate,
        Optional<Event> deleted) {

    /** Those of a session by now, whatever moment it shows. */
    static Landmarks of(Session session) {
        return of(session.phase().get(), session.index().events(session.index().size()));
    }

    /**
     * Those among events.
     *
     * @param events in the order of their story
     */
    static Landmarks of(Phase phase, List<Event> events) {
        Optional<Event> acquired = after(Optional.empty(), events, LockAcquired.class::isInstance);
        if (acquired.isEmpty() || !(acquired.get().fact() instanceof LockAcquired lock)) {
            return new Landmarks(
                    phase, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
        }
        String first = lock.client();
        Optional<Event> paused = after(
                acquired,
                events,
                fact -> fact instanceof ClientPaused one && one.client().equals(first));
        Optional<Event> expired = after(
                acquired,
                events,
                fact -> fact instanceof KeyExpired key
                        && key.key().equals(lock.lock())
                        && key.value().equals(lock.token()));
        if (expired.isEmpty()) {
            return new Landmarks(phase, acquired, paused, expired, Optional.empty(), Optional.empty());
        }
        return new Landmarks(
                phase,
                acquired,
                paused,
                expired,
                after(
                        expired,
                        events,
                        fact -> fact instanceof WriteAccepted write
                                && write.client().equals(first)),
                after(
                        expired,
                        events,
                        fact -> fact instanceof KeyDeleted key
                                && key.key().equals(lock.lock())
                                && first.equals(key.by())));
    }

    /** The first of that kind, after another event where there is one. */
    private static Optional<Event> after(Optional<Event> start, List<Event> events, Predicate<Fact> which) {
        int from = start.map(events::indexOf).orElse(-1) + 1;
        return events.subList(from, events.size()).stream()
                .filter(event -> which.test(event.fact()))
                .findFirst();
    }

    /** Whether clients and script have begun. */
    boolean isBegun() {
        return phase != Phase.READY;
    }

    /** Whether nothing can happen any more. */
    boolean isOver() {
        return !phase.isLive();
    }
}
