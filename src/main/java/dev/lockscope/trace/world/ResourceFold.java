package dev.lockscope.trace.world;

import static dev.lockscope.trace.world.LockFold.optional;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.ResourceFact;
import dev.lockscope.trace.ResourceFact.ChargeAccepted;
import dev.lockscope.trace.ResourceFact.ChargeOffered;
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
import dev.lockscope.trace.ResourceFact.WriteOffered;
import dev.lockscope.trace.ResourceFact.WriteRejected;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** What facts about a guarded resource change. */
final class ResourceFold {

    private ResourceFold() {}

    static World apply(World world, ResourceFact fact, Event event) {
        ResourceView resource = world.resource(fact.resource());
        if (fact instanceof ResourceOpened opened) {
            return world.with(ResourceView.opened(opened.resource(), opened.kind(), opened.rule(), opened.value()));
        } else if (fact instanceof ValueRead read) {
            return world.with(world.client(read.client()).read(read.value()));
        } else if (fact instanceof WriteOffered) {
            return world.with(resource.offering());
        } else if (fact instanceof WriteAccepted accepted) {
            return world.with(resource.accepting(write(event, accepted), accepted.change()));
        } else if (fact instanceof WriteRejected rejected) {
            return world.with(resource.rejecting(write(event, rejected), optional(rejected.highest())));
        } else if (fact instanceof WriteConflicted conflict) {
            return world.with(resource.rejecting(write(event, conflict), OptionalLong.empty()));
        } else if (fact instanceof ChargeOffered) {
            return world.with(resource.offering());
        } else if (fact instanceof ChargeAccepted charge) {
            ResourceView charged = resource.accepting(write(event, charge), -charge.amount());
            return world.with(charged.with(resource.books().charging(charge.key())));
        } else if (fact instanceof ChargeRejected charge) {
            return world.with(resource.rejecting(write(event, charge), optional(charge.highest())));
        }
        return world.with(resource.with(books(resource.books(), fact)));
    }

    private static BooksView books(BooksView books, ResourceFact fact) {
        if (fact instanceof ChargeReplayed || fact instanceof EntryLookedUp) {
            return books;
        } else if (fact instanceof KeyRemembered key) {
            return books.storing(key.key());
        } else if (fact instanceof EntryComputed entry) {
            return books.storing(entry.key());
        } else if (fact instanceof TransactionBegan begun) {
            return books.beginning(begun.client());
        } else if (fact instanceof TransactionCommitted committed) {
            return books.ending(committed.client());
        } else if (fact instanceof TransactionRolledBack back) {
            return books.ending(back.client());
        }
        throw Fold.unfolded(fact);
    }

    private static WriteView write(Event event, WriteAccepted fact) {
        return taken(event, fact.client(), fact.before(), fact.after(), fact.fence());
    }

    private static WriteView write(Event event, WriteRejected fact) {
        return turnedAway(event, fact.client(), fact.value(), fact.fence(), fact.reason());
    }

    private static WriteView write(Event event, WriteConflicted fact) {
        return turnedAway(event, fact.client(), fact.value(), fact.fence(), "conflict");
    }

    private static WriteView write(Event event, ChargeAccepted fact) {
        return taken(event, fact.client(), fact.before(), fact.after(), fact.fence());
    }

    private static WriteView write(Event event, ChargeRejected fact) {
        return turnedAway(event, fact.client(), fact.value(), fact.fence(), fact.reason());
    }

    private static WriteView taken(Event event, String client, long before, long after, @Nullable Long fence) {
        return new WriteView(event.seq(), event.at(), client, true, before, after, optional(fence), "");
    }

    private static WriteView turnedAway(Event event, String client, long value, @Nullable Long fence, String reason) {
        return new WriteView(event.seq(), event.at(), client, false, value, value, optional(fence), reason);
    }
}
