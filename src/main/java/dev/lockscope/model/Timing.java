package dev.lockscope.model;

import java.util.ArrayList;
import java.util.List;

/** What happens in a world by itself as time goes by, and when. */
final class Timing {

    private Timing() {}

    static long nextAnswer(ModelWorld world) {
        long next = Long.MAX_VALUE;
        for (Flight flight : world.flights()) {
            if (flight.stage() instanceof Flight.Stage.Acknowledging waits) {
                next = Math.min(next, waits.until());
            }
        }
        return next;
    }

    static long nextExpiry(ModelWorld world) {
        long next = Long.MAX_VALUE;
        for (ModelNode node : world.servers().nodes()) {
            if (node.up()) {
                next = Math.min(next, NodeTime.instant(node.store().nextExpiry()));
            }
        }
        return next;
    }

    /** When the next message arrives, ns since the run's start, or {@link Long#MAX_VALUE}. */
    static long nextArrival(ModelWorld world) {
        long next = Long.MAX_VALUE;
        for (Flight flight : world.flights()) {
            if (flight.travels() && flight.passage() instanceof Passage.Due due) {
                next = Math.min(next, due.at());
            }
        }
        for (ModelNode node : world.servers().nodes()) {
            Upstream upstream = node.upstream();
            if (upstream != null) {
                next = Math.min(next, Math.min(first(upstream.coming()), first(upstream.going())));
            }
        }
        return next;
    }

    private static long first(List<Cargo.Shipment> shipments) {
        return !shipments.isEmpty() && shipments.get(0).passage() instanceof Passage.Due due
                ? due.at()
                : Long.MAX_VALUE;
    }

    /** When something happens by itself, clients aside, ns since the run's start, or {@link Long#MAX_VALUE}. */
    static long next(ModelWorld world) {
        long next = Math.min(Math.min(nextExpiry(world), nextAnswer(world)), nextArrival(world));
        return Math.min(next, SentinelStep.next(world));
    }

    static ModelWorld advanced(ModelWorld world, long instant, Witness witness) {
        if (instant < world.now()) {
            throw new IllegalArgumentException("cannot go back from " + world.now() + " ns to " + instant + " ns");
        }
        ModelWorld after =
                forced(NodeTime.purged(world, instant, witness), instant).at(instant);
        if (nextAnswer(after) <= instant) {
            List<Flight> moved = new ArrayList<>(after.flights());
            moved.replaceAll(
                    flight -> flight.stage() instanceof Flight.Stage.Acknowledging waits && waits.until() <= instant
                            ? flight.in(Replicating.over(waits))
                            : flight);
            after = after.with(moved);
        }
        return SentinelStep.settled(after, witness);
    }

    /** What has been forced to disk by then is not remembered, so that worlds are equal that differ in nothing else. */
    private static ModelWorld forced(ModelWorld world, long instant) {
        ModelWorld after = world;
        for (int node = 0; node < world.servers().nodes().size(); node++) {
            ModelNode here = after.node(node);
            Disk disk = here.disk().forcedBy(instant);
            if (!disk.equals(here.disk())) {
                after = after.with(node, here.with(disk));
            }
        }
        return after;
    }
}
