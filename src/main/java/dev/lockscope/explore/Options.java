package dev.lockscope.explore;

import dev.lockscope.fault.FaultRefused;
import dev.lockscope.model.ClientFaults;
import dev.lockscope.model.Flight;
import dev.lockscope.model.FromNow;
import dev.lockscope.model.KeyFaults;
import dev.lockscope.model.ModelClient;
import dev.lockscope.model.ModelNode;
import dev.lockscope.model.ModelWorld;
import dev.lockscope.model.NodeFaults;
import dev.lockscope.model.Outcome;
import dev.lockscope.model.Phase;
import dev.lockscope.model.Strand;
import dev.lockscope.model.Witness;
import java.util.ArrayList;
import java.util.List;

/**
 * Every move that is possible in a world, with those faults that the budget knows at all.
 *
 * <p>Whoever can go on does so before time goes by, in any order; that somebody does not is a fault, and so is everything
 * else that takes longer than it has to.
 */
final class Options {

    private final Budget budget;
    private final Cast cast;
    private final boolean telling;

    /**
     * The moves.
     *
     * @param telling whether each is to tell everything that it does
     */
    Options(Budget budget, Cast cast, boolean telling) {
        this.budget = budget;
        this.cast = cast;
        this.telling = telling;
    }

    private boolean knows(FaultKind kind) {
        return budget.most(kind) > 0;
    }

    /** A change of a world that somebody watches. */
    @FunctionalInterface
    private interface Change {
        ModelWorld made(Witness witness);
    }

    private Option option(Move move, Change change) {
        Deeds deeds = new Deeds(cast);
        List<Option.Told> told = new ArrayList<>(telling ? 16 : 0);
        ModelWorld after = change.made((at, actor, fact) -> {
            deeds.saw(fact);
            if (telling) {
                told.add(new Option.Told(actor, fact));
            }
        });
        return new Option(move, FromNow.of(after), deeds.in(after), List.copyOf(told));
    }

    /** What a client can do, or what can happen to it. */
    List<Option> ofClient(ModelWorld world, int client) {
        ModelClient who = world.clients().get(client);
        if (who.phase() instanceof Phase.BeforeStart) {
            return List.of(option(
                    new Move.Begin(client),
                    witness -> Stride.taken(world.started(client), client, 0, Trip.THROUGH, 0, witness)));
        } else if (who.strands().stream().noneMatch(Strand::isAlive)) {
            return List.of();
        }
        List<Option> options = new ArrayList<>();
        if (who.waitsToBeTold()) {
            options.add(option(new Move.Finish(client), witness -> world.told(client)));
        }
        for (int program = 0; program < who.strands().size(); program++) {
            if (Stride.isPossible(world, client, program)) {
                strides(world, client, program, options);
            }
        }
        if (knows(FaultKind.CRASH_CLIENT)) {
            options.add(option(new Move.CrashClient(client), witness -> ClientFaults.crashed(world, client, witness)));
        }
        return options;
    }

    private void strides(ModelWorld world, int client, int program, List<Option> options) {
        int choices = Stride.draws(world, client, program) ? 3 : 1;
        for (int choice = 0; choice < choices; choice++) {
            int drawn = choice;
            options.add(option(
                    new Move.Go(client, program, choice),
                    witness -> Stride.taken(world, client, program, Trip.THROUGH, drawn, witness)));
        }
        if (Stride.sends(world, client, program)) {
            send(world, client, program, FaultKind.LOST_REQUEST, Trip.REQUEST_LOST, options);
            send(world, client, program, FaultKind.LOST_REPLY, Trip.REPLY_LOST, options);
            send(world, client, program, FaultKind.LATE_REQUEST, Trip.KEPT, options);
        }
    }

    private void send(ModelWorld world, int client, int program, FaultKind fault, Trip trip, List<Option> options) {
        if (knows(fault)) {
            options.add(option(
                    new Move.GoWith(client, program, fault),
                    witness -> Stride.taken(world, client, program, trip, 0, witness)));
        }
    }

    /** The requests that were kept can arrive. */
    List<Option> ofMessages(ModelWorld world) {
        List<Option> options = new ArrayList<>();
        for (Flight flight : world.flights()) {
            if (flight.stage() instanceof Flight.Stage.Request) {
                options.add(option(
                        new Move.Arrive((int) flight.number()),
                        witness -> answered(world.arrive(flight.number(), witness), witness)));
            }
        }
        return options;
    }

    /** Answers are delivered as soon as they are given. */
    private static ModelWorld answered(ModelWorld world, Witness witness) {
        ModelWorld after = world;
        for (Flight flight : world.flights()) {
            if (flight.stage() instanceof Flight.Stage.Reply) {
                after = after.arrive(flight.number(), witness);
            }
        }
        return after;
    }

    /**
     * What can happen to a node.
     *
     * @param lags whether nothing gets to it from its master
     * @param mayStart whether it may start again
     */
    List<Option> ofNode(ModelWorld world, int node, boolean lags, boolean mayStart) {
        List<Option> options = new ArrayList<>();
        ModelNode here = world.servers().nodes().get(node);
        if (world.ships(node) && !lags) {
            options.add(option(new Move.Ship(node), witness -> answered(world.ship(node, witness), witness)));
        }
        if (lags || (here.upstream() != null && knows(FaultKind.LAG))) {
            options.add(new Option(new Move.Lag(node, !lags), world, List.of(), List.of()));
        }
        if (!here.up() && mayStart) {
            options.add(option(new Move.StartNode(node), witness -> started(world, node, witness)));
        }
        if (here.up()) {
            faults(world, node, here, options);
        }
        return options;
    }

    private void faults(ModelWorld world, int node, ModelNode here, List<Option> options) {
        if (knows(FaultKind.CRASH_NODE)) {
            options.add(
                    option(new Move.CrashNode(node, FaultKind.CRASH_NODE), witness -> crashed(world, node, witness)));
        }
        if (knows(FaultKind.RESTART_NODE)) {
            boolean atOnce = budget.restartAfter().isZero();
            options.add(option(new Move.CrashNode(node, FaultKind.RESTART_NODE), witness -> {
                ModelWorld down = crashed(world, node, witness);
                return atOnce ? started(down, node, witness) : down;
            }));
        }
        if (knows(FaultKind.FAILOVER)
                && here.upstream() != null
                && world.servers().nodes().get(here.upstream().master()).up()) {
            int master = here.upstream().master();
            options.add(option(
                    new Move.FailOver(node),
                    witness -> answered(
                            done(new NodeFaults(crashed(world, master, witness), node, witness)::promote), witness)));
        }
        if (knows(FaultKind.CLOCK_JUMP) && here.isMaster() && here.store().nextExpiry() != Long.MAX_VALUE) {
            long by = budget.clockJump().toNanos();
            options.add(option(
                    new Move.JumpClock(node),
                    witness -> done(() -> new KeyFaults(world, node, witness).shiftClock(by))));
        }
    }

    private static ModelWorld crashed(ModelWorld world, int node, Witness witness) {
        return answered(done(new NodeFaults(world, node, witness)::crash), witness);
    }

    private static ModelWorld started(ModelWorld world, int node, Witness witness) {
        return answered(done(() -> new NodeFaults(world, node, witness).restart(false)), witness);
    }

    /** Something that may be refused. */
    @FunctionalInterface
    private interface Doing {
        Outcome done() throws FaultRefused;
    }

    private static ModelWorld done(Doing doing) {
        try {
            return doing.done().after();
        } catch (FaultRefused e) {
            throw new IllegalStateException("only what is possible is tried", e);
        }
    }

    /** Time goes by up to an instant, while clients stand still. */
    Option pass(ModelWorld world, long until, Move.Pass move) {
        ModelWorld still = world;
        for (int client = 0; client < world.clients().size(); client++) {
            if (((move.stopped() >> client) & 1) == 1) {
                still = ClientFaults.paused(still, client, Witness.NONE);
            } else if (((move.stuck() >> client) & 1) == 1) {
                still = ClientFaults.stalled(still, client, Witness.NONE);
            }
        }
        ModelWorld waiting = still;
        return option(move, witness -> answered(waiting.advancedTo(until, witness), witness));
    }
}
