package dev.lockscope.timeline;

import dev.lockscope.trace.ClientFact;
import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact;
import dev.lockscope.trace.world.Belief;
import dev.lockscope.trace.world.ClientView;
import dev.lockscope.trace.world.World;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** When two or more clients are in each other's way: as long as it is the same ones, it is one span. */
final class OverlapRows {

    private OverlapRows() {}

    static void apply(Rows rows, World before, World world, ClientFact fact, Event event) {
        Optional<String> left = before.client(fact.client()).criticalSection();
        Optional<String> entered = world.client(fact.client()).criticalSection();
        if (!left.equals(entered)) {
            left.ifPresent(lock -> section(rows, world, lock, event));
            entered.ifPresent(lock -> section(rows, world, lock, event));
        }
        if (fact instanceof ClientCrashed) {
            for (String lock : before.client(fact.client()).beliefs().names()) {
                belief(rows, world, lock, event);
            }
        }
    }

    static void apply(Rows rows, World world, LockFact fact, Event event) {
        belief(rows, world, fact.lock(), event);
    }

    private static void section(Rows rows, World world, String lock, Event event) {
        List<String> who = world.insiders(lock);
        Optional<Phase> overlap = who.size() < 2
                ? Optional.empty()
                : Optional.of(Phase.lasting(SpanKind.SECTION_OVERLAP, lock, who, who));
        rows.set(Row.overlap(lock, RowKind.SECTION), overlap, event);
    }

    private static void belief(Rows rows, World world, String lock, Event event) {
        List<Holder> holders = new ArrayList<>();
        for (ClientView client : world.clients()) {
            if (client.belief(lock) instanceof Belief.Holds holds && holds.holdsAt(event.at())) {
                holders.add(new Holder(client.name(), holds.validUntil().orElse(Phase.NEVER)));
            }
        }
        rows.set(Row.overlap(lock, RowKind.BELIEF), overlap(lock, holders), event);
    }

    /** Clients drop out one after another as their time runs out. */
    private static Optional<Phase> overlap(String lock, List<Holder> holders) {
        if (holders.size() < 2) {
            return Optional.empty();
        }
        long first = holders.stream()
                .min(Comparator.comparingLong(Holder::until))
                .orElseThrow()
                .until();
        List<Holder> rest =
                holders.stream().filter(holder -> holder.until() > first).toList();
        List<String> who = holders.stream().map(Holder::client).toList();
        return Optional.of(new Phase(SpanKind.BELIEF_OVERLAP, lock, who, who, first, overlap(lock, rest)));
    }

    /** One that holds the lock by its own reckoning until then. */
    private record Holder(String client, long until) {}
}
