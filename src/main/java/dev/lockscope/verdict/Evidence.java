package dev.lockscope.verdict;

import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.ClientFinished;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact;
import dev.lockscope.trace.ResourceFact.Compare;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.ResourceOpened;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.Trace;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A trace, folded once into what the checkers ask about.
 *
 * <p>Instants: events are in the order of {@code (at, seq)} and spans are half open. So who leaves at the instant at
 * which another enters does not overlap it, and a write at the instant of an expiry came after it. Store events carry
 * the server's own time, which is mapped to the run's clock; where that could make a false gap out of a microsecond (a
 * client that leaves, then lets its own key be deleted), the checkers go by who did it and not by the time.
 *
 * @param events every event by its {@code seq}
 * @param end when what is judged ends: at the last event or later, ns
 * @param sections see {@link SectionFold}
 * @param masters see {@link Masters}
 * @param stored what nodes stored, replicas too; see {@link TenureFold}
 * @param tenures what of it counted; see {@link Truth}
 * @param removals see {@link Removals}
 * @param grants see {@link GrantFold}
 * @param attempts see {@link AttemptFold}
 * @param pauses see {@link Pause}
 * @param gone each client's crash or end
 * @param locks the names of the locks that clients dealt with
 */
record Evidence(
        Trace trace,
        Map<Long, Event> events,
        long end,
        List<Section> sections,
        Masters masters,
        List<Tenure> stored,
        List<Tenure> tenures,
        Removals removals,
        Map<Long, Grant> grants,
        List<Attempt> attempts,
        List<Pause> pauses,
        Map<String, Event> gone,
        Set<String> locks) {

    /** Folds a trace, up to its last event. */
    static Evidence of(Trace trace) {
        return of(trace, 0);
    }

    /**
     * Folds a trace.
     *
     * @param until to when it is folded, ns since the run's start; its last event where that is later
     */
    static Evidence of(Trace trace, long until) {
        Map<Long, Event> events = new HashMap<>();
        Map<String, Event> gone = new HashMap<>();
        Set<String> locks = new HashSet<>();
        long end = until;
        for (Event event : trace.events()) {
            events.put(event.seq(), event);
            end = Math.max(end, event.at());
            if (event.fact() instanceof ClientCrashed crashed) {
                gone.putIfAbsent(crashed.client(), event);
            } else if (event.fact() instanceof ClientFinished finished) {
                gone.putIfAbsent(finished.client(), event);
            } else if (event.fact() instanceof LockFact fact) {
                locks.add(fact.lock());
            }
        }
        Masters masters = Masters.of(trace, end + 1);
        Removals removals = Removals.of(trace);
        List<Tenure> stored = TenureFold.of(trace, new Ownership(trace, events), removals, end + 1);
        List<Tenure> tenures = Truth.of(stored, masters, events);
        Map<Long, Grant> grants = GrantFold.of(trace, tenures, masters, end + 1);
        return new Evidence(
                trace,
                events,
                end,
                SectionFold.of(trace, end),
                masters,
                stored,
                tenures,
                removals,
                grants,
                AttemptFold.of(trace, grants),
                Pause.of(trace),
                gone,
                locks);
    }

    /** The grant that a stay in a critical section went by, if the client had acquired the lock at all. */
    Optional<Grant> grantOf(Section section) {
        return Optional.ofNullable(grants.get(section.grant()));
    }

    /** What of a grant's value counted at an instant, on each node. */
    List<Tenure> tenuresAt(Grant grant, long instant) {
        return tenures.stream()
                .filter(tenure -> tenure.key().equals(grant.lock()))
                .filter(tenure -> tenure.value().equals(grant.fact().token()))
                .filter(tenure -> tenure.span().contains(instant))
                .toList();
    }

    /** When a node really stored a tenure's value, which on a replica is before it counts; ns since the run's start. */
    long storedAt(Tenure tenure) {
        Event event = events.get(tenure.stored());
        return event == null ? tenure.span().from() : event.at();
    }

    /** When a tenure's value was first stored on any of some nodes, ns since the run's start. */
    long firstStoredAt(Tenure tenure, Predicate<String> nodes) {
        return stored.stream()
                .filter(copy -> copy.key().equals(tenure.key())
                        && copy.value().equals(tenure.value())
                        && copy.owner().equals(tenure.owner())
                        && copy.span().from() <= tenure.span().to()
                        && nodes.test(copy.node()))
                .mapToLong(this::storedAt)
                .min()
                .orElse(storedAt(tenure));
    }

    /** The client's last pause that any part of a span lies in. */
    Optional<Pause> pauseOf(String client, Span span) {
        Optional<Pause> last = Optional.empty();
        for (Pause pause : pauses) {
            if (pause.client().equals(client) && pause.touches(span)) {
                last = Optional.of(pause);
            }
        }
        return last;
    }

    /** How the resource checks fencing tokens; {@link Fencing#NONE} where the trace does not say. */
    Fencing ruleOf(String resource) {
        return opening(resource).map(ResourceOpened::rule).orElse(Fencing.NONE);
    }

    /** What the resource compares with a write; {@link Compare#NONE} where the trace does not say. */
    Compare compareOf(String resource) {
        return opening(resource).map(ResourceOpened::compare).orElse(Compare.NONE);
    }

    /** Whether a write has passed a comparison of versions: its writer had seen everything that the resource had taken. */
    boolean isUpToDate(Attempt write) {
        return write.decided().fact() instanceof WriteAccepted && compareOf(write.resource()) == Compare.VERSION;
    }

    private Optional<ResourceOpened> opening(String resource) {
        for (Event event : trace.events()) {
            if (event.fact() instanceof ResourceOpened opened
                    && opened.resource().equals(resource)) {
                return Optional.of(opened);
            }
        }
        return Optional.empty();
    }

    /** Whether one event happened before another. */
    boolean isBefore(long seq, long other) {
        Event first = events.get(seq);
        Event second = events.get(other);
        return first != null && second != null && Trace.ORDER.compare(first, second) < 0;
    }
}
