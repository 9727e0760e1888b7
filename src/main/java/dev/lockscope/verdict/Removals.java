package dev.lockscope.verdict;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact.FaultBegan;
import dev.lockscope.trace.NodeFact.ClockMoved;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Tenure.End;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What was done to nodes that takes keys away: moves of their clocks, and flushes. It tells an early expiry from a due
 * one, and a flush from a deletion.
 *
 * <p>What a server did carries the server's own time, mapped to the run's clock; so whether it came after the act that
 * led to it is told by the order of arrival, since every act is told before it is done.
 */
final class Removals {

    private static final String FLUSH = "flush";

    private final Map<String, List<Event>> moves = new HashMap<>();
    private final Map<String, List<Event>> flushes = new HashMap<>();

    private Removals() {}

    static Removals of(Trace trace) {
        Removals all = new Removals();
        for (Event event : trace.events()) {
            if (event.fact() instanceof ClockMoved moved) {
                all.moves
                        .computeIfAbsent(moved.node(), node -> new ArrayList<>())
                        .add(event);
            } else if (event.fact() instanceof FaultBegan fault && fault.kind().contains(FLUSH)) {
                all.flushes
                        .computeIfAbsent(fault.target(), node -> new ArrayList<>())
                        .add(event);
            }
        }
        return all;
    }

    /** The last move of a clock by which a tenure ended, and how far forward it went in all since its deadline was set. */
    record Leap(long by, Event last) {}

    /**
     * The tenure, with the name of its end put right.
     *
     * @param set the last event by which a client set its deadline
     */
    Tenure named(Tenure tenure, Event set) {
        if (tenure.endedBy().isPresent()) {
            return tenure;
        }
        Optional<Leap> leap = leap(tenure, set.at());
        if (tenure.end() == End.EXPIRED && leap.isPresent()) {
            return tenure.part(tenure.span(), End.CLOCK_MOVED, tenure.ended());
        }
        if (tenure.end() == End.DELETED && leap.filter(it -> isDue(tenure, it)).isPresent()) {
            return tenure.part(tenure.span(), End.CLOCK_MOVED, tenure.ended());
        }
        boolean flushed = flushes.getOrDefault(tenure.node(), List.of()).stream()
                .anyMatch(flush -> flush.at() >= tenure.span().from() && flush.seq() < tenure.ended());
        return tenure.end() == End.DELETED && flushed
                ? tenure.part(tenure.span(), End.FLUSHED, tenure.ended())
                : tenure;
    }

    /**
     * How far forward its node's clock went after an instant and before its end. A move that deleted the key may be told
     * a little after that.
     */
    Optional<Leap> leap(Tenure tenure, long since) {
        long by = 0;
        Event last = null;
        for (Event event : moves.getOrDefault(tenure.node(), List.of())) {
            boolean before =
                    event.seq() < tenure.ended() || event.at() <= tenure.span().to();
            if (event.fact() instanceof ClockMoved moved
                    && event.at() >= since
                    && (before || (last == null && isDue(tenure, new Leap(moved.by(), event))))) {
                by += moved.by();
                last = event;
            }
        }
        return last == null || by <= 0 ? Optional.empty() : Optional.of(new Leap(by, last));
    }

    /** Emulated moves delete a key whose time has come by them. */
    private static boolean isDue(Tenure tenure, Leap leap) {
        Long deadline = tenure.expiresAt();
        return deadline != null && deadline - tenure.span().to() <= leap.by();
    }
}
