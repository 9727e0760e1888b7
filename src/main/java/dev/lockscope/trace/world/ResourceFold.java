package dev.lockscope.trace.world;

import static dev.lockscope.trace.world.LockFold.optional;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.ResourceFact;
import dev.lockscope.trace.ResourceFact.ResourceOpened;
import dev.lockscope.trace.ResourceFact.ValueRead;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteOffered;
import dev.lockscope.trace.ResourceFact.WriteRejected;

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
        }
        throw Fold.unfolded(fact);
    }

    private static WriteView write(Event event, WriteAccepted fact) {
        return new WriteView(
                event.seq(), event.at(), fact.client(), true, fact.before(), fact.after(), optional(fact.fence()), "");
    }

    private static WriteView write(Event event, WriteRejected fact) {
        return new WriteView(
                event.seq(),
                event.at(),
                fact.client(),
                false,
                fact.value(),
                fact.value(),
                optional(fact.fence()),
                fact.reason());
    }
}
