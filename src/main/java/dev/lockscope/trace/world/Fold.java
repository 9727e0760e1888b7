package dev.lockscope.trace.world;

import dev.lockscope.trace.ClientFact;
import dev.lockscope.trace.CommandFact;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.FaultFact;
import dev.lockscope.trace.LinkFact;
import dev.lockscope.trace.LockFact;
import dev.lockscope.trace.NodeFact;
import dev.lockscope.trace.ResourceFact;
import dev.lockscope.trace.RunFact;
import dev.lockscope.trace.ScriptFact;
import dev.lockscope.trace.SentinelFact;
import dev.lockscope.trace.StoreFact;
import dev.lockscope.trace.UnknownFact;

/** Hands each fact to the fold of its group. */
final class Fold {

    private Fold() {}

    static World apply(World world, Event event) {
        Fact fact = event.fact();
        if (fact instanceof ClientFact client) {
            return world.with(ClientFold.apply(world.client(client.client()), client, event.at()));
        } else if (fact instanceof LockFact lock) {
            return world.with(LockFold.apply(world.client(lock.client()), lock, event.at()));
        } else if (fact instanceof CommandFact command) {
            return world.with(CommandFold.apply(world.client(command.client()), command, event));
        } else if (fact instanceof StoreFact store) {
            return StoreFold.apply(world, store, event);
        } else if (fact instanceof ResourceFact resource) {
            return ResourceFold.apply(world, resource, event);
        } else if (fact instanceof NodeFact node) {
            return world.with(NodeFold.apply(world.node(node.node()), node));
        } else if (fact instanceof SentinelFact sentinel) {
            return world.with(SentinelFold.apply(world.sentinel(sentinel.sentinel()), sentinel));
        } else if (fact instanceof LinkFact link) {
            return world.with(LinkFold.apply(world.link(link.from(), link.to()), link, event.at()));
        } else if (fact instanceof ScriptFact script) {
            return RunFold.apply(world, script, event.at());
        } else if (fact instanceof FaultFact fault) {
            return RunFold.apply(world, fault, event);
        } else if (fact instanceof RunFact run) {
            return world.with(RunFold.apply(world.run(), run));
        } else if (fact instanceof UnknownFact) {
            return world.with(world.run().oneMoreUnknown());
        }
        throw unfolded(fact);
    }

    static IllegalStateException unfolded(Fact fact) {
        return new IllegalStateException("no fold for " + fact);
    }
}
