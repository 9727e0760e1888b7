package dev.lockscope.model;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.model.Cargo.Shipment;
import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.LinkFact.LinkChanged;
import dev.lockscope.trace.LinkFact.MessageLost;
import dev.lockscope.trace.LinkFact.MessageReleased;
import java.util.ArrayList;
import java.util.List;

/** What is done to links. */
final class LinkFaults {

    /** What a client is told whose connection ends before the answer has come. */
    static final Answer LOST = new Answer.Unknown("the connection was lost");

    private final LinkEnds ends;
    private final Witness witness;
    private ModelWorld world;
    private int touched;

    private LinkFaults(ModelWorld world, LinkEnds ends, Witness witness) {
        this.world = world;
        this.ends = ends;
        this.witness = witness;
    }

    static LinkEnds ends(ModelWorld world, Flight flight) {
        return new LinkEnds(
                world.clients().get(flight.client()).role().name(),
                world.setting().name(flight.node()));
    }

    /**
     * A link behaves in another way from now on.
     *
     * @return the world afterwards, and how many messages were lost with the connections, or else go on that were kept
     */
    static Outcome change(ModelWorld world, LinkEnds ends, LinkState state, Witness witness) {
        witness.saw(world.now(), Event.RUN, new LinkChanged(ends.from(), ends.to(), state.condition()));
        LinkFaults change = new LinkFaults(world.with(world.links().with(ends, state)), ends, witness);
        if (state.cut()) {
            change.breakOff();
        } else {
            change.moveOn(state);
        }
        return change.outcome();
    }

    /** The connections on a link end, and what is under way on them is lost; new ones pass. */
    static Outcome reset(ModelWorld world, LinkEnds ends, Witness witness) {
        LinkFaults change = new LinkFaults(world.with(world.links().with(ends, LinkState.OPEN)), ends, witness);
        change.breakOff();
        return change.outcome();
    }

    private Outcome outcome() {
        return new Outcome(Replicating.settled(SentinelStep.settled(world, witness), witness), touched);
    }

    private boolean isOn(Flight flight) {
        return ends(world, flight).equals(ends);
    }

    private void breakOff() {
        for (Flight flight : world.flights()) {
            if (!isOn(flight) || flight.stage() instanceof Flight.Stage.Arrived) {
                continue;
            }
            boolean queued = flight.passage() instanceof Passage.Fresh
                    && flight.stage() instanceof Flight.Stage.Request
                    && flight.isCommand()
                    && hasEarlier(flight);
            if (!queued) {
                lose(flight);
            }
        }
        for (int client = 0; client < world.clients().size(); client++) {
            if (world.clients().get(client).role().name().equals(ends.from())) {
                world = deafened(world, client, world.setting().place(ends.to()));
            }
        }
        int replica = world.setting().place(ends.from());
        Upstream upstream = replica < 0 ? null : world.node(replica).upstream();
        if (upstream != null && isOn(replica, upstream)) {
            upstream.coming().forEach(shipment -> lose(shipment, Direction.BACK));
            upstream.going().forEach(shipment -> lose(shipment, Direction.THERE));
            world = Replicating.detached(world, replica, upstream, witness);
        }
    }

    /** Whether it has not been sent yet because the one before it on the connection is not answered. */
    private boolean hasEarlier(Flight flight) {
        return world.flights().stream()
                .anyMatch(one -> one.number() < flight.number()
                        && one.client() == flight.client()
                        && one.node() == flight.node()
                        && one.isCommand()
                        && one.abandoned() == flight.abandoned()
                        && !(one.stage() instanceof Flight.Stage.Arrived));
    }

    private void lose(Flight flight) {
        if (flight.travels()) {
            touched++;
            tellLost(flight.direction(), flight.number(), MessageSize.of(flight));
        }
        if (flight.load() instanceof Flight.Load.Published) {
            world = world.lose(flight.number());
        } else {
            Answer written = flight.stage() instanceof Flight.Stage.Acknowledging waits ? waits.answer() : LOST;
            Passage soon = new Passage.Due(world.now() + Routing.TRIP);
            world = world.with(flight.in(new Flight.Stage.Reply(written, LOST)).in(soon));
        }
    }

    private void lose(Shipment shipment, Direction direction) {
        touched++;
        tellLost(direction, 0, MessageSize.of(shipment.cargo()));
    }

    private void tellLost(Direction direction, long command, int bytes) {
        witness.saw(world.now(), Event.RUN, new MessageLost(ends.from(), ends.to(), direction, command, bytes));
    }

    /** Messages that the link keeps from now on stop, and those go on that it kept. */
    private void moveOn(LinkState state) {
        for (Flight flight : world.flights()) {
            if (isOn(flight) && flight.travels()) {
                Way way = state.way(flight.direction());
                Passage after = moved(flight.passage(), way);
                if (after != flight.passage()) {
                    if (flight.passage() instanceof Passage.Kept) {
                        tellReleased(flight.direction(), flight.number(), MessageSize.of(flight));
                    }
                    world = world.with(flight.in(after));
                }
            }
        }
        int replica = world.setting().place(ends.from());
        Upstream upstream = replica < 0 ? null : world.node(replica).upstream();
        if (upstream != null && isOn(replica, upstream)) {
            Upstream after = upstream.coming(moved(upstream.coming(), state.back(), Direction.BACK))
                    .going(moved(upstream.going(), state.there(), Direction.THERE));
            world = world.with(replica, world.node(replica).with(after));
        }
    }

    private boolean isOn(int replica, Upstream upstream) {
        return Replicating.link(world, replica, upstream).equals(ends);
    }

    private List<Shipment> moved(List<Shipment> shipments, Way way, Direction direction) {
        List<Shipment> after = new ArrayList<>(shipments.size());
        for (Shipment shipment : shipments) {
            Passage passage = moved(shipment.passage(), way);
            if (shipment.passage() instanceof Passage.Kept && passage != shipment.passage()) {
                tellReleased(direction, 0, MessageSize.of(shipment.cargo()));
            }
            after.add(shipment.in(passage));
        }
        return after;
    }

    private Passage moved(Passage before, Way way) {
        if (way instanceof Way.Holds) {
            return before instanceof Passage.Due ? Passage.FRESH : before;
        }
        long soon = world.now() + Routing.TRIP;
        boolean waits = before instanceof Passage.Kept || (before instanceof Passage.Due due && due.at() > soon);
        return waits ? new Passage.Due(soon) : before;
    }

    private void tellReleased(Direction direction, long command, int bytes) {
        touched++;
        witness.saw(world.now(), Event.RUN, new MessageReleased(ends.from(), ends.to(), direction, command, bytes));
    }

    /** The connections on which a client listens to a node are gone, and what is on its way on them is lost. */
    static ModelWorld deafened(ModelWorld world, int client, int node) {
        if (node < 0) {
            return world;
        }
        NodeId gone = world.setting().nodes().get(node);
        List<Flight> left = world.flights().stream()
                .filter(flight -> flight.client() != client
                        || flight.node() != node
                        || !(flight.load() instanceof Flight.Load.Published))
                .toList();
        ModelClient deaf = world.clients()
                .get(client)
                .each(strand -> strand.with(strand.ears().stream()
                        .map(ear -> ear.node().equals(gone) ? ear.in(Ear.State.GONE) : ear)
                        .toList()));
        return world.with(left).with(client, deaf);
    }
}
