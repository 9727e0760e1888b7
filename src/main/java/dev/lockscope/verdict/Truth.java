package dev.lockscope.verdict;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.NodeFact.NodeFollows;
import dev.lockscope.verdict.Masters.Service;
import dev.lockscope.verdict.Tenure.End;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Cuts what nodes stored down to what counted: see {@link Masters}. */
final class Truth {

    private Truth() {}

    /** The parts of tenures in which their node's store counted, in the order in which they began to. */
    static List<Tenure> of(List<Tenure> stored, Masters masters, Map<Long, Event> events) {
        List<Tenure> counted = new ArrayList<>();
        for (Tenure tenure : stored) {
            for (Service service : masters.servicesOf(tenure.node())) {
                part(tenure, service, events).ifPresent(counted::add);
            }
        }
        counted.sort(Comparator.comparingLong((Tenure tenure) -> tenure.span().from())
                .thenComparingLong(Tenure::stored));
        return List.copyOf(counted);
    }

    private static Optional<Tenure> part(Tenure tenure, Service service, Map<Long, Event> events) {
        Span whole = tenure.span();
        long from = Math.max(whole.from(), service.span().from());
        boolean cut = service.ended() != Event.NO_CAUSE && service.span().to() < whole.to();
        long to = cut ? service.span().to() : whole.to();
        // At one instant, things happen in an order all the same: what was stored before its node was replaced had
        // counted.
        boolean momentary = cut && whole.from() == to && tenure.stored() < service.ended();
        if (from > to || (from == to && whole.length() > 0 && !momentary)) {
            return Optional.empty();
        }
        if (!cut) {
            return Optional.of(tenure.from(from));
        }
        Event ended = events.get(service.ended());
        End end = ended != null && ended.fact() instanceof NodeFollows ? End.DEMOTED : End.REPLACED;
        return Optional.of(tenure.part(new Span(from, to), end, service.ended()));
    }
}
