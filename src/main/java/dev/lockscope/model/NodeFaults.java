package dev.lockscope.model;

import dev.lockscope.fault.FaultRefused;
import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.NodeFact.NodeFollows;
import dev.lockscope.trace.NodeFact.NodePromoted;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.NodeFact.NodeStopped;
import dev.lockscope.trace.NodeFact.Role;
import java.util.Map;

/**
 * What goes wrong with a node's process.
 *
 * @param world the world before it
 * @param node the node's place
 * @param witness is told what happens
 */
public record NodeFaults(ModelWorld world, int node, Witness witness) {

    /** Its process is killed; it keeps what it has handed to the operating system. */
    public Outcome crash() throws FaultRefused {
        checkUp();
        witness.saw(world.now(), name(), new NodeCrashed(name()));
        return new Outcome(down(here().store()), 0);
    }

    /** Its process is shut down in order. */
    public Outcome stop() throws FaultRefused {
        checkUp();
        witness.saw(world.now(), name(), new NodeStopped(name()));
        return new Outcome(down(here().store()), 0);
    }

    /** Its process is killed and its disk keeps what it was forced to keep; counts the writes that are lost by that. */
    public Outcome losePower() throws FaultRefused {
        checkUp();
        Disk disk = here().disk().forcedBy(world.now());
        witness.saw(world.now(), name(), new NodeCrashed(name()));
        return new Outcome(
                down(disk.afterPowerCut(here().store())), disk.unforced().size());
    }

    /** Its process starts again; counts the keys that it finds. */
    public Outcome restart(boolean empty) throws FaultRefused {
        if (here().up()) {
            throw new FaultRefused("it is up");
        }
        boolean finds = here().disk().keeps() && !empty;
        Store found = finds ? here().store().purged(NodeTime.millis(world.now())) : Store.EMPTY;
        Role role = here().isMaster() ? Role.MASTER : Role.REPLICA;
        witness.saw(world.now(), name(), new NodeStarted(name(), ModelLab.SERVER_VERSION, role));
        Upstream upstream = here().upstream();
        if (upstream != null) {
            String master = world.setting().name(upstream.master());
            witness.saw(world.now(), name(), new NodeFollows(name(), master));
        }
        telling().loaded(found);
        ModelWorld after = world.with(node, here().started(found));
        return new Outcome(settled(after), found.entries().size());
    }

    /** It becomes a master that the other replicas follow; counts the keys of the master before it that it lacks. */
    public Outcome promote() throws FaultRefused {
        checkUp();
        Upstream upstream = here().upstream();
        if (upstream == null) {
            throw new FaultRefused("it is a master already");
        }
        Map<String, Store.Entry> has = here().store().entries();
        long lacking = world.node(upstream.master()).store().entries().entrySet().stream()
                .filter(one -> {
                    Store.Entry held = has.get(one.getKey());
                    return held == null || !held.content().equals(one.getValue().content());
                })
                .count();
        return new Outcome(settled(promoted(world, node, witness).byHand()), (int) lacking);
    }

    /** A node becomes a master, and clients are sent to it from now on. */
    static NewMaster promoted(ModelWorld world, int node, Witness witness) {
        String name = world.setting().name(node);
        witness.saw(world.now(), name, new NodePromoted(name));
        ModelWorld after = world.with(node, world.node(node).with((Upstream) null));
        return new NewMaster(after.with(after.servers().withMaster(node)), node, witness);
    }

    private void checkUp() throws FaultRefused {
        if (!here().up()) {
            throw new FaultRefused("it is down");
        }
    }

    private ModelNode here() {
        return world.node(node);
    }

    private String name() {
        return world.setting().name(node);
    }

    private StoreTelling telling() {
        return new StoreTelling(witness, world.now(), name());
    }

    private ModelWorld settled(ModelWorld after) {
        return Replicating.settled(SentinelStep.settled(after, witness), witness);
    }

    /** The process is gone: whoever was connected learns of it as far as the links let them. */
    private ModelWorld down(Store found) {
        ModelWorld after = world.with(node, here().down(found));
        for (Flight flight : world.flights()) {
            if (flight.node() == node) {
                after = hungUp(after, flight);
            }
        }
        for (int client = 0; client < world.clients().size(); client++) {
            if (link(client).passes(Direction.BACK)) {
                after = LinkFaults.deafened(after, client, node);
            }
        }
        for (int other = 0; other < world.servers().nodes().size(); other++) {
            Upstream upstream = after.node(other).upstream();
            if (upstream != null && upstream.master() == node) {
                after = after.with(other, after.node(other).with(upstream.severed()));
            }
        }
        return settled(after);
    }

    /** What was answered is on its way already; what a link keeps stays there, and is lost when it goes on. */
    private ModelWorld hungUp(ModelWorld after, Flight flight) {
        if (flight.stage() instanceof Flight.Stage.Acknowledging waits) {
            return after.with(flight.in(new Flight.Stage.Reply(waits.answer(), LinkFaults.LOST)));
        } else if (!(flight.stage() instanceof Flight.Stage.Request)) {
            return after;
        } else if (flight.passage() instanceof Passage.Due
                && link(flight.client()).passes(Direction.BACK)) {
            Passage soon = new Passage.Due(world.now() + Routing.TRIP);
            return after.with(flight.answered(LinkFaults.LOST).in(soon));
        }
        return flight.passage() instanceof Passage.Fresh ? after : after.with(flight.withoutNode());
    }

    private LinkState link(int client) {
        return world.links().of(new LinkEnds(world.clients().get(client).role().name(), name()));
    }
}
