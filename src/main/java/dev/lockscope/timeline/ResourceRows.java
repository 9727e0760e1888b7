package dev.lockscope.timeline;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.ResourceFact;
import dev.lockscope.trace.ResourceFact.ChargeAccepted;
import dev.lockscope.trace.ResourceFact.ChargeRejected;
import dev.lockscope.trace.ResourceFact.ChargeReplayed;
import dev.lockscope.trace.ResourceFact.EntryComputed;
import dev.lockscope.trace.ResourceFact.EntryLookedUp;
import dev.lockscope.trace.ResourceFact.KeyRemembered;
import dev.lockscope.trace.ResourceFact.ResourceOpened;
import dev.lockscope.trace.ResourceFact.TransactionBegan;
import dev.lockscope.trace.ResourceFact.TransactionCommitted;
import dev.lockscope.trace.ResourceFact.TransactionRolledBack;
import dev.lockscope.trace.ResourceFact.ValueRead;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteConflicted;
import dev.lockscope.trace.ResourceFact.WriteRejected;
import dev.lockscope.trace.world.World;
import java.util.List;
import java.util.Optional;

/** What an event changes in the rows of a resource. */
final class ResourceRows {

    private ResourceRows() {}

    static void apply(Rows rows, World before, World world, ResourceFact fact, Event event) {
        if (fact instanceof ValueRead read) {
            mark(rows, fact, SpanKind.READ, Long.toString(read.value()), read.client(), event);
        } else if (fact instanceof WriteAccepted write) {
            mark(rows, fact, SpanKind.WRITE_ACCEPTED, Long.toString(write.after()), write.client(), event);
        } else if (fact instanceof WriteRejected write) {
            mark(rows, fact, SpanKind.WRITE_REJECTED, write.reason(), write.client(), event);
        } else if (fact instanceof WriteConflicted write) {
            mark(rows, fact, SpanKind.WRITE_CONFLICTED, Long.toString(write.value()), write.client(), event);
        } else if (fact instanceof ChargeAccepted charge) {
            mark(rows, fact, SpanKind.CHARGED, charge.key(), charge.client(), event);
        } else if (fact instanceof ChargeReplayed charge) {
            mark(rows, fact, SpanKind.CHARGE_REPLAYED, charge.key(), charge.client(), event);
        } else if (fact instanceof ChargeRejected charge) {
            mark(rows, fact, SpanKind.CHARGE_REJECTED, charge.reason(), charge.client(), event);
        } else if (fact instanceof EntryLookedUp entry) {
            mark(rows, fact, SpanKind.LOOKED_UP, entry.key(), entry.client(), event);
        } else if (fact instanceof KeyRemembered key) {
            mark(rows, fact, SpanKind.KEY_REMEMBERED, key.key(), key.client(), event);
        } else if (fact instanceof EntryComputed entry) {
            mark(rows, fact, SpanKind.ENTRY_COMPUTED, entry.key(), entry.client(), event);
        } else {
            transaction(rows, before, world, fact, event);
        }
    }

    private static void transaction(Rows rows, World before, World world, ResourceFact fact, Event event) {
        if (fact instanceof ResourceOpened) {
            for (String client : before.resource(fact.resource()).books().transactions()) {
                transaction(rows, world, fact, client, event);
            }
        } else if (fact instanceof TransactionBegan begun) {
            transaction(rows, world, fact, begun.client(), event);
        } else if (fact instanceof TransactionCommitted committed) {
            transaction(rows, world, fact, committed.client(), event);
        } else if (fact instanceof TransactionRolledBack back) {
            transaction(rows, world, fact, back.client(), event);
            mark(rows, fact, SpanKind.ROLLED_BACK, back.reason(), back.client(), event);
        }
    }

    private static void transaction(Rows rows, World world, ResourceFact fact, String client, Event event) {
        boolean open = world.resource(fact.resource()).books().transactions().contains(client);
        rows.set(
                Row.of(LaneKind.RESOURCE, fact.resource(), RowKind.TRANSACTION, client),
                open ? Optional.of(Phase.lasting(SpanKind.IN_TRANSACTION, "", List.of(client), "")) : Optional.empty(),
                event);
    }

    private static void mark(Rows rows, ResourceFact fact, SpanKind kind, String label, String client, Event event) {
        rows.mark(Row.requests(fact.resource()), kind, label, List.of(client), event);
    }
}
