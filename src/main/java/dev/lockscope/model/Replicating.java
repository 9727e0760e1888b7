package dev.lockscope.model;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.scenario.Topology;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.NodeFact.NodeFollows;
import dev.lockscope.trace.NodeFact.ReplicaDetached;
import dev.lockscope.trace.NodeFact.ReplicaSynced;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What masters and replicas do between themselves, as redis-server 6.2 does.
 *
 * <p>Simplified: a replica connects at once when it can, and each new connection begins with a whole copy, where Redis
 * tries once a second and sends only what is missing if it still has it. The replica's store is the same afterwards.
 */
final class Replicating {

    private static final long SECOND = 1_000_000_000L;

    private Replicating() {}

    /** The link from a replica to its master. */
    static LinkEnds link(ModelWorld world, int replica, Upstream upstream) {
        return new LinkEnds(world.setting().name(replica), world.setting().name(upstream.master()));
    }

    /** What a node says to writes now. */
    static WriteRule rule(ModelWorld world, int node) {
        if (!world.node(node).isMaster()) {
            return WriteRule.READ_ONLY;
        }
        Topology.Replication asks = world.setting().replication();
        if (asks.minReplicas() == 0) {
            return WriteRule.TAKEN;
        }
        // Redis counts whole seconds and looks once a second, so that a lag of 1 s is noticed up to 2 s after it began.
        long patience = asks.maxLag().toNanos() + SECOND;
        long good = world.servers().nodes().stream()
                .filter(one -> one.up() && isGood(one.upstream(), node, world.now() - patience))
                .count();
        return good < asks.minReplicas() ? WriteRule.TOO_FEW_REPLICAS : WriteRule.TAKEN;
    }

    private static boolean isGood(@Nullable Upstream follows, int master, long silentAfter) {
        return follows != null
                && follows.master() == master
                && follows.line() == Upstream.Line.UP
                && follows.synced()
                && (follows.silentSince() == Upstream.HEARD || follows.silentSince() > silentAfter);
    }

    /** A master passes on to its replicas what it has written. */
    static ModelWorld passedOn(ModelWorld world, int master, List<List<String>> written) {
        return written.isEmpty()
                ? world
                : eachReplica(world, master, upstream -> upstream.sending(new Cargo.Write(written)));
    }

    /** A master asks its replicas how far they have come. */
    static ModelWorld asked(ModelWorld world, int master, long command) {
        return eachReplica(world, master, upstream -> upstream.sending(new Cargo.Asks(command)));
    }

    private static ModelWorld eachReplica(ModelWorld world, int master, UnaryOperator<Upstream> change) {
        ModelWorld after = world;
        for (int node = 0; node < world.servers().nodes().size(); node++) {
            Upstream upstream = world.node(node).upstream();
            if (upstream != null && upstream.master() == master) {
                after = after.with(node, after.node(node).with(change.apply(upstream)));
            }
        }
        return after;
    }

    /** A wait is over as soon as it has as many acknowledgements as it wants. */
    static Flight.Stage settled(Flight.Stage.Acknowledging waits) {
        return waits.acknowledged().size() >= waits.wanted() ? over(waits) : waits;
    }

    /** The end of a wait, whether it has come to what it wanted or not. */
    static Flight.Stage over(Flight.Stage.Acknowledging waits) {
        String count = Integer.toString(waits.acknowledged().size());
        return new Flight.Stage.Reply(waits.answer(), new Answer.Value(count));
    }

    /** What comes first on a replica's connection has arrived at the replica. */
    static ModelWorld arrived(ModelWorld world, int replica, Upstream upstream, Witness witness) {
        Cargo cargo = upstream.coming().get(0).cargo();
        List<Cargo.Shipment> rest =
                upstream.coming().subList(1, upstream.coming().size());
        ModelNode here = world.node(replica).with(upstream.coming(List.copyOf(rest)));
        String name = world.setting().name(replica);
        StoreTelling telling = new StoreTelling(witness, world.now(), name);
        if (cargo instanceof Cargo.Write write) {
            Execution execution = Server.perform(here.store(), write.commands(), NodeTime.millis(world.now()));
            execution.changes().forEach(change -> telling.tell(change, null));
            return world.with(replica, here.written(world.now(), execution.after()));
        } else if (cargo instanceof Cargo.Copy copy) {
            Store kept = copy.store().purged(NodeTime.millis(world.now()));
            telling.replaced(here.store(), kept);
            String master = world.setting().name(upstream.master());
            witness.saw(world.now(), name, new ReplicaSynced(name, master));
            return world.with(
                    replica,
                    here.written(world.now(), kept)
                            .with(upstream.coming(List.copyOf(rest)).withSynced()));
        } else if (cargo instanceof Cargo.Asks asks) {
            Upstream answers = upstream.coming(List.copyOf(rest)).answering(new Cargo.Acknowledges(asks.command()));
            return world.with(replica, here.with(answers));
        }
        throw new IllegalStateException("a replica cannot take " + cargo);
    }

    /** What comes first on a replica's connection has arrived at the master. */
    static ModelWorld answered(ModelWorld world, int replica, Upstream upstream) {
        Cargo cargo = upstream.going().get(0).cargo();
        List<Cargo.Shipment> rest = upstream.going().subList(1, upstream.going().size());
        ModelWorld after = world.with(replica, world.node(replica).with(upstream.going(List.copyOf(rest))));
        if (!(cargo instanceof Cargo.Acknowledges acknowledges)) {
            throw new IllegalStateException("a master cannot take " + cargo);
        }
        for (Flight flight : world.flights()) {
            if (flight.number() == acknowledges.command()
                    && flight.stage() instanceof Flight.Stage.Acknowledging waits) {
                Set<Integer> by = new HashSet<>(waits.acknowledged());
                by.add(replica);
                return after.with(flight.in(settled(new Flight.Stage.Acknowledging(
                        waits.answer(), waits.until(), waits.wanted(), Set.copyOf(by)))));
            }
        }
        return after;
    }

    /** A node follows another from now on. */
    static ModelWorld following(ModelWorld world, int replica, int master, Witness witness) {
        String name = world.setting().name(replica);
        witness.saw(world.now(), name, new NodeFollows(name, world.setting().name(master)));
        return world.with(replica, world.node(replica).with(Upstream.to(master)));
    }

    /** Replicas connect that can, notice that their master is gone, and masters that their replicas are silent. */
    static ModelWorld settled(ModelWorld world, Witness witness) {
        ModelWorld after = world;
        for (int node = 0; node < world.servers().nodes().size(); node++) {
            Upstream upstream = after.node(node).upstream();
            if (upstream != null && after.node(node).up()) {
                after = settled(after, node, upstream, witness);
            }
        }
        return after;
    }

    private static ModelWorld settled(ModelWorld world, int node, Upstream upstream, Witness witness) {
        LinkState link = world.links().of(link(world, node, upstream));
        ModelNode master = world.node(upstream.master());
        if (upstream.line() == Upstream.Line.SEVERED
                && link.passes(Direction.BACK)
                && upstream.coming().isEmpty()) {
            return settled(detached(world, node, upstream, witness), witness);
        } else if (upstream.line() == Upstream.Line.DOWN && master.up() && link.passes()) {
            return world.with(node, world.node(node).with(upstream.connected(master.store())));
        } else if (upstream.line() == Upstream.Line.UP) {
            boolean heard = link.passes(Direction.THERE);
            boolean known = upstream.silentSince() == Upstream.HEARD;
            return heard == known
                    ? world
                    : world.with(
                            node, world.node(node).with(upstream.silentSince(heard ? Upstream.HEARD : world.now())));
        }
        return world;
    }

    /** A replica has lost its connection. */
    static ModelWorld detached(ModelWorld world, int node, Upstream upstream, Witness witness) {
        if (upstream.line() == Upstream.Line.DOWN) {
            return world;
        }
        String name = world.setting().name(node);
        witness.saw(world.now(), name, new ReplicaDetached(name, world.setting().name(upstream.master())));
        return world.with(node, world.node(node).with(upstream.broken()));
    }
}
