package dev.lockscope.model;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.model.Cargo.Shipment;
import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.LinkFact.MessageHeld;
import dev.lockscope.trace.LinkFact.MessageLost;
import java.util.ArrayList;
import java.util.List;

/** Links decide on the messages that they have not seen yet. */
final class Routing {

    /**
     * How long a message takes, ns: about as long as on a computer's own network. Were it 0, a critical section could
     * begin and end at one and the same instant, and no other could overlap with it.
     */
    static final long TRIP = 50_000;

    private final Chance chance;
    private final Witness witness;
    private final LinkTally tally;
    private ModelWorld world;

    private Routing(ModelWorld world, Chance chance, Witness witness, LinkTally tally) {
        this.world = world;
        this.chance = chance;
        this.witness = witness;
        this.tally = tally;
    }

    /** The world when every message is on its way, kept or lost that can set out. */
    static ModelWorld routed(ModelWorld world, Chance chance, Witness witness, LinkTally tally) {
        Routing routing = new Routing(world, chance, witness, tally);
        for (Flight flight : world.flights()) {
            if (flight.travels() && flight.passage() instanceof Passage.Fresh && !routing.waits(flight)) {
                routing.route(flight);
            }
        }
        for (int node = 0; node < world.servers().nodes().size(); node++) {
            Upstream upstream = world.node(node).upstream();
            if (upstream != null) {
                routing.route(node, upstream);
            }
        }
        return routing.world;
    }

    /** A client sends a command on a connection only when the one before it is answered. */
    private boolean waits(Flight flight) {
        if (flight.direction() == Direction.BACK || !flight.isCommand()) {
            return false;
        }
        for (Flight earlier : world.flights()) {
            if (earlier.number() == flight.number()) {
                return false;
            } else if (earlier.client() == flight.client()
                    && earlier.node() == flight.node()
                    && earlier.isCommand()
                    && earlier.abandoned() == flight.abandoned()
                    && !(earlier.stage() instanceof Flight.Stage.Arrived)) {
                return true;
            }
        }
        return false;
    }

    private void route(Flight flight) {
        LinkEnds ends = LinkFaults.ends(world, flight);
        Direction direction = flight.direction();
        LinkState link = world.links().of(ends);
        if (link.cut()) {
            Answer answer = new Answer.Failed("cannot connect: the link is cut");
            world = world.with(flight.answered(answer).in(new Passage.Due(world.now() + TRIP)));
            return;
        }
        Way way = pass(ends, link, direction);
        if (way instanceof Way.Holds || way instanceof Way.HoldsNext) {
            world = world.with(flight.in(Passage.KEPT));
            witness.saw(world.now(), Event.RUN, held(ends, direction, flight.number(), MessageSize.of(flight)));
        } else if (way instanceof Way.Loses || way instanceof Way.LosesNext) {
            tally.count(ends);
            world = world.lose(flight.number());
            witness.saw(world.now(), Event.RUN, lost(ends, direction, flight.number(), MessageSize.of(flight)));
        } else {
            long before = world.flights().stream()
                    .filter(other -> other.travels()
                            && other.client() == flight.client()
                            && other.node() == flight.node()
                            && other.direction() == direction)
                    .mapToLong(other -> other.passage() instanceof Passage.Due due ? due.at() : 0)
                    .max()
                    .orElse(0);
            world = world.with(flight.in(new Passage.Due(Math.max(before, world.now() + takes(ends, way)))));
        }
    }

    private void route(int node, Upstream upstream) {
        LinkEnds ends = Replicating.link(world, node, upstream);
        List<Shipment> coming = route(ends, Direction.BACK, upstream.coming());
        List<Shipment> going = route(ends, Direction.THERE, upstream.going());
        if (!coming.equals(upstream.coming()) || !going.equals(upstream.going())) {
            world = world.with(
                    node, world.node(node).with(upstream.coming(coming).going(going)));
        }
    }

    /** What comes behind something that is kept is kept too, and nothing overtakes. */
    private List<Shipment> route(LinkEnds ends, Direction direction, List<Shipment> shipments) {
        List<Shipment> after = new ArrayList<>(shipments.size());
        for (Shipment shipment : shipments) {
            if (!(shipment.passage() instanceof Passage.Fresh)) {
                after.add(shipment);
                continue;
            }
            Passage before = after.isEmpty()
                    ? Passage.FRESH
                    : after.get(after.size() - 1).passage();
            Way way = before instanceof Passage.Kept
                    ? new Way.Holds()
                    : pass(ends, world.links().of(ends), direction);
            int size = MessageSize.of(shipment.cargo());
            if (way instanceof Way.Holds || way instanceof Way.HoldsNext) {
                after.add(shipment.in(Passage.KEPT));
                witness.saw(world.now(), Event.RUN, held(ends, direction, 0, size));
            } else if (way instanceof Way.Loses || way instanceof Way.LosesNext) {
                tally.count(ends);
                witness.saw(world.now(), Event.RUN, lost(ends, direction, 0, size));
            } else {
                long earliest = before instanceof Passage.Due due ? due.at() : 0;
                after.add(shipment.in(new Passage.Due(Math.max(earliest, world.now() + takes(ends, way)))));
            }
        }
        return after;
    }

    private Way pass(LinkEnds ends, LinkState link, Direction direction) {
        LinkState after = link.after(direction);
        if (!after.equals(link)) {
            world = world.with(world.links().with(ends, after));
        }
        return link.way(direction);
    }

    private long takes(LinkEnds ends, Way way) {
        if (!(way instanceof Way.Delays delays)) {
            return TRIP;
        }
        tally.count(ends);
        return delays.latency() + chance.delay(ends.name(), delays.jitter()) + TRIP;
    }

    private static MessageHeld held(LinkEnds ends, Direction direction, long command, int bytes) {
        return new MessageHeld(ends.from(), ends.to(), direction, command, bytes);
    }

    private static MessageLost lost(LinkEnds ends, Direction direction, long command, int bytes) {
        return new MessageLost(ends.from(), ends.to(), direction, command, bytes);
    }
}
