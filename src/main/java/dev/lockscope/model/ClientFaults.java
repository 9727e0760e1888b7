package dev.lockscope.model;

import dev.lockscope.trace.ClientFact.ClientClockDrifts;
import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.ClientFact.ClientResumed;
import dev.lockscope.trace.ClientFact.WorkerResumed;
import dev.lockscope.trace.ClientFact.WorkerStalled;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.ResourceFact.TransactionRolledBack;
import java.util.List;

/** What goes wrong with clients. */
public final class ClientFaults {

    private ClientFaults() {}

    /** A client's process stands still; what it has sent goes on. */
    public static ModelWorld paused(ModelWorld world, int client, Witness witness) {
        ModelClient who = world.clients().get(client);
        tell(world, who, witness, new ClientPaused(who.role().name()));
        return world.with(client, who.pausedSince(world.now()));
    }

    /** A client's process goes on. */
    public static ModelWorld resumed(ModelWorld world, int client, Witness witness) {
        ModelClient who = world.clients().get(client);
        tell(world, who, witness, new ClientResumed(who.role().name(), world.now() - who.pausedSince()));
        return world.with(client, who.pausedSince(ModelClient.NOT_PAUSED));
    }

    /** A client's worker gets stuck; its watchdog goes on. */
    public static ModelWorld stalled(ModelWorld world, int client, Witness witness) {
        ModelClient who = world.clients().get(client);
        tell(world, who, witness, new WorkerStalled(who.role().name()));
        return world.with(client, who.stalledSince(world.now()));
    }

    /** A client's worker goes on. */
    public static ModelWorld unstalled(ModelWorld world, int client, Witness witness) {
        ModelClient who = world.clients().get(client);
        tell(world, who, witness, new WorkerResumed(who.role().name(), world.now() - who.stalledSince()));
        return world.with(client, who.stalledSince(ModelClient.NOT_PAUSED));
    }

    /** A client's process dies: it does nothing more, and releases nothing. What it has sent goes on. */
    public static ModelWorld crashed(ModelWorld world, int client, Witness witness) {
        ModelClient who = world.clients().get(client);
        String name = who.role().name();
        tell(world, who, witness, new ClientCrashed(name));
        ModelWorld after =
                world.with(client, who.each(strand -> strand.in(Phase.CRASHED).with(List.of())));
        if (!world.resource().isOpen(name)) {
            return after;
        }
        String resource = world.setting().resource();
        witness.saw(world.now(), resource, new TransactionRolledBack(resource, name, "the client died"));
        return after.with(world.resource().rolledBack(name));
    }

    /** A client's clock runs at another rate from now on; what it waits for already keeps its time. */
    public static ModelWorld drifting(ModelWorld world, int client, double rate, Witness witness) {
        ModelClient who = world.clients().get(client);
        tell(world, who, witness, new ClientClockDrifts(who.role().name(), rate));
        return world.with(client, who.with(who.clock().drifting(rate, world.now())));
    }

    private static void tell(ModelWorld world, ModelClient who, Witness witness, Fact fact) {
        witness.saw(world.now(), who.role().name(), fact);
    }
}
