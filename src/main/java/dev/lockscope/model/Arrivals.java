package dev.lockscope.model;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LinkFact.MessageLost;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Messages arrive that have come through their links. */
final class Arrivals {

    private Arrivals() {}

    /**
     * The next message that is there by now arrives, or null if there is none. What goes between nodes comes first: a
     * server hands it to the operating system together with the answer to the client that wrote.
     */
    static @Nullable ModelWorld next(ModelWorld world, Witness witness) {
        for (int node = 0; node < world.servers().nodes().size(); node++) {
            ModelNode here = world.node(node);
            Upstream upstream = here.upstream();
            if (upstream != null) {
                if (here.up() && isThere(world, upstream.coming())) {
                    ModelWorld after = Replicating.arrived(world, node, upstream, witness);
                    return Replicating.settled(after, witness);
                } else if (isThere(world, upstream.going())) {
                    return Replicating.answered(world, node, upstream);
                }
            }
        }
        Flight first = null;
        for (Flight flight : world.flights()) {
            if (flight.travels()
                    && flight.passage() instanceof Passage.Due due
                    && due.at() <= world.now()
                    && (first == null || due.at() < at(first))) {
                first = flight;
            }
        }
        return first == null ? null : arrived(world, first, witness);
    }

    private static long at(Flight flight) {
        return flight.passage() instanceof Passage.Due due ? due.at() : Long.MAX_VALUE;
    }

    private static boolean isThere(ModelWorld world, List<Cargo.Shipment> shipments) {
        return !shipments.isEmpty() && shipments.get(0).passage() instanceof Passage.Due due && due.at() <= world.now();
    }

    static ModelWorld arrived(ModelWorld world, Flight flight, Witness witness) {
        if (flight.stage() instanceof Flight.Stage.Reply) {
            return world.deliver(flight.number());
        } else if (flight.severed()) {
            LinkEnds ends = LinkFaults.ends(world, flight);
            witness.saw(
                    world.now(),
                    Event.RUN,
                    new MessageLost(
                            ends.from(), ends.to(), flight.direction(), flight.number(), MessageSize.of(flight)));
            return world.breakOff(flight.number(), LinkFaults.LOST);
        } else if (!world.node(flight.node()).up()) {
            return world.breakOff(flight.number(), new Answer.Failed("cannot connect: connection refused"));
        }
        return world.execute(flight.number(), witness);
    }
}
