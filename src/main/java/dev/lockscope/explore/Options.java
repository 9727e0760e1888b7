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
import dev.lockscope.model.Witness;
import java.util.ArrayList;
import java.util.List;

/**
 * Every move that is possible in a world within a budget.
 *
 * <p>Whoever can go on does so before time goes by, in any order; that somebody does not is a fault, and so is everything
 * else that takes longer than it has to.
 */
final class Options {

    private final Budget budget;
    private final Cast cast;

    Options(Budget budget, Cast cast) {
        this.budget = budget;
        this.cast = cast;
    }

    List<Option> of(ModelWorld world, Spent spent) {
        List<Option> options = new ArrayList<>();
        for (int client = 0; client < world.clients().size(); client++) {
            clientMoves(world, spent, client, options);
        }
        for (Flight flight : world.flights()) {
            if (flight.stage() instanceof Flight.Stage.Request) {
                add(options, new Move.Arrive((int) flight.number()), spent, true, witness -> arrived(world, flight, witness));
            }
        }
        for (int node = 0; node < world.servers().nodes().size(); node++) {
            nodeMoves(world, spent, node, options);
        }
        passes(world, spent, options);
        return options;
    }

    /** A change of a world that somebody watches. */
    @FunctionalInterface
    private interface Change {
        ModelWorld made(Witness witness);
    }

    private void add(List<Option> options, Move move, Spent spent, boolean free, Change change) {
        List<Deed> deeds = new ArrayList<>(4);
        ModelWorld after = change.made((at, actor, fact) -> Deed.of(fact, cast).ifPresent(deeds::add));
        options.add(new Option(move, FromNow.of(after), spent, List.copyOf(deeds), free));
    }

    private void clientMoves(ModelWorld world, Spent spent, int client, List<Option> options) {
        ModelClient who = world.clients().get(client);
        if (who.phase() instanceof Phase.BeforeStart) {
            add(options, new Move.Begin(client), spent, true, witness -> Stride.taken(
                    world.started(client), client, 0, Trip.THROUGH, 0, witness));
            return;
        }
        if (!isBusy(who)) {
            return;
        }
        if (who.waitsToBeTold()) {
            add(options, new Move.Finish(client), spent, true, witness -> world.told(client));
        }
        for (int program = 0; program < who.strands().size(); program++) {
            if (Stride.isPossible(world, client, program)) {
                strides(world, spent, client, program, options);
            }
        }
        if (spent.allows(budget, FaultKind.CRASH_CLIENT, 1)) {
            add(options, new Move.CrashClient(client), spent.plus(FaultKind.CRASH_CLIENT, 1), false, witness ->
                    ClientFaults.crashed(world, client, witness));
        }
    }

    private static boolean isBusy(ModelClient who) {
        return who.strands().stream().anyMatch(strand -> strand.isAlive());
    }

    private void strides(ModelWorld world, Spent spent, int client, int program, List<Option> options) {
        int choices = Stride.draws(world, client, program) ? 3 : 1;
        for (int choice = 0; choice < choices; choice++) {
            int drawn = choice;
            add(options, new Move.Go(client, program, choice), spent, true, witness -> Stride.taken(
                    world, client, program, Trip.THROUGH, drawn, witness));
        }
        if (Stride.sends(world, client, program)) {
            send(world, spent, client, program, FaultKind.LOST_REQUEST, Trip.REQUEST_LOST, options);
            send(world, spent, client, program, FaultKind.LOST_REPLY, Trip.REPLY_LOST, options);
            send(world, spent, client, program, FaultKind.LATE_REQUEST, Trip.KEPT, options);
        }
    }

    private void send(
            ModelWorld world,
            Spent spent,
            int client,
            int program,
            FaultKind fault,
            Trip trip,
            List<Option> options) {
        if (spent.allows(budget, fault, 1)) {
            add(options, new Move.GoWith(client, program, fault), spent.plus(fault, 1), false, witness -> Stride.taken(
                    world, client, program, trip, 0, witness));
        }
    }

    private static ModelWorld arrived(ModelWorld world, Flight flight, Witness witness) {
        return answered(world.arrive(flight.number(), witness), witness);
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

    private void nodeMoves(ModelWorld world, Spent spent, int node, List<Option> options) {
        ModelNode here = world.servers().nodes().get(node);
        boolean lags = spent.lags(node);
        if (world.ships(node) && !lags) {
            add(options, new Move.Ship(node), spent, true, witness -> answered(world.ship(node, witness), witness));
        }
        if (lags) {
            options.add(new Option(
                    new Move.Lag(node, false), world, spent.lagging(node, false), List.of(), true));
        } else if (here.upstream() != null && spent.allows(budget, FaultKind.LAG, 1)) {
            options.add(new Option(
                    new Move.Lag(node, true),
                    world,
                    spent.plus(FaultKind.LAG, 1).lagging(node, true),
                    List.of(),
                    false));
        }
        if (!here.up() && spent.restartsIn().get(node) == 0) {
            add(options, new Move.StartNode(node), spent.restarting(node, Spent.NEVER), true, witness ->
                    started(world, node, witness));
        }
        if (here.up()) {
            nodeFaults(world, spent, node, here, options);
        }
    }

    private void nodeFaults(ModelWorld world, Spent spent, int node, ModelNode here, List<Option> options) {
        if (spent.allows(budget, FaultKind.CRASH_NODE, 1)) {
            add(
                    options,
                    new Move.CrashNode(node, FaultKind.CRASH_NODE),
                    spent.plus(FaultKind.CRASH_NODE, 1),
                    false,
                    witness -> crashed(world, node, witness));
        }
        if (spent.allows(budget, FaultKind.RESTART_NODE, 1)) {
            Spent after = spent.plus(FaultKind.RESTART_NODE, 1);
            Move move = new Move.CrashNode(node, FaultKind.RESTART_NODE);
            if (budget.restartAfter().isZero()) {
                add(options, move, after, false, witness -> started(crashed(world, node, witness), node, witness));
            } else {
                add(
                        options,
                        move,
                        after.restarting(node, budget.restartAfter().toNanos()),
                        false,
                        witness -> crashed(world, node, witness));
            }
        }
        if (spent.allows(budget, FaultKind.FAILOVER, 1)
                && here.upstream() != null
                && world.servers().nodes().get(here.upstream().master()).up()) {
            int master = here.upstream().master();
            add(options, new Move.FailOver(node), spent.plus(FaultKind.FAILOVER, 1), false, witness -> answered(
                    done(new NodeFaults(crashed(world, master, witness), node, witness)::promote), witness));
        }
        if (spent.allows(budget, FaultKind.CLOCK_JUMP, 1) && here.isMaster() && hasLeases(here)) {
            add(options, new Move.JumpClock(node), spent.plus(FaultKind.CLOCK_JUMP, 1), false, witness ->
                    done(() -> new KeyFaults(world, node, witness)
                            .shiftClock(budget.clockJump().toNanos())));
        }
    }

    private static boolean hasLeases(ModelNode node) {
        return node.store().nextExpiry() != Long.MAX_VALUE;
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

    /** Time goes by when nobody can do anything, or whoever can stands still. */
    private void passes(ModelWorld world, Spent spent, List<Option> options) {
        long next = next(world, spent);
        if (next == Long.MAX_VALUE || isShipping(world, spent)) {
            return;
        }
        List<Integer> urgent = new ArrayList<>();
        for (int client = 0; client < world.clients().size(); client++) {
            if (isUrgent(world, client)) {
                urgent.add(client);
            }
        }
        // Each of those that could go on stands still, all of it or its main program alone.
        for (int stuck = 0; stuck < 1 << urgent.size(); stuck++) {
            pass(world, spent, next, urgent, stuck, options);
        }
    }

    private void pass(ModelWorld world, Spent spent, long next, List<Integer> urgent, int choice, List<Option> options) {
        int stuck = Integer.bitCount(choice);
        int stopped = urgent.size() - stuck;
        if (!spent.allows(budget, FaultKind.PAUSE, stopped) || !spent.allows(budget, FaultKind.STALL, stuck)) {
            return;
        }
        Spent after = spent.plus(FaultKind.PAUSE, stopped).plus(FaultKind.STALL, stuck);
        if (!after.allows(budget, FaultKind.PAUSE, 0)) {
            return;
        }
        ModelWorld still = world;
        int stoppedBits = 0;
        int stuckBits = 0;
        for (int i = 0; i < urgent.size(); i++) {
            int client = urgent.get(i);
            if ((choice >> i & 1) == 1) {
                if (isUrgentBesidesMain(world, client)) {
                    return;
                }
                still = ClientFaults.stalled(still, client, Witness.NONE);
                stuckBits |= 1 << client;
            } else {
                still = ClientFaults.paused(still, client, Witness.NONE);
                stoppedBits |= 1 << client;
            }
        }
        ModelWorld waiting = still;
        add(
                options,
                new Move.Pass(stoppedBits, stuckBits),
                after.later(next - world.now()),
                urgent.isEmpty(),
                witness -> answered(waiting.advancedTo(next, witness), witness));
    }

    private static boolean isUrgent(ModelWorld world, int client) {
        ModelClient who = world.clients().get(client);
        for (int program = 0; program < who.strands().size(); program++) {
            if (world.canStep(client, program)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isUrgentBesidesMain(ModelWorld world, int client) {
        for (int program = 1; program < world.clients().get(client).strands().size(); program++) {
            if (world.canStep(client, program)) {
                return true;
            }
        }
        return world.clients().get(client).strands().size() == 1;
    }

    private static boolean isShipping(ModelWorld world, Spent spent) {
        for (int node = 0; node < world.servers().nodes().size(); node++) {
            if (world.ships(node) && !spent.lags(node)) {
                return true;
            }
        }
        return false;
    }

    /** The next instant at which something can change, ns, or {@link Long#MAX_VALUE}. */
    private static long next(ModelWorld world, Spent spent) {
        long next = world.nextByItself();
        long restart = spent.nextRestart();
        if (restart != Spent.NEVER) {
            next = Math.min(next, world.now() + restart);
        }
        for (int client = 0; client < world.clients().size(); client++) {
            next = Math.min(next, world.nextTimer(client));
            long until = world.clients().get(client).lease().validUntil();
            if (until > world.now()) {
                next = Math.min(next, until);
            }
        }
        return next;
    }
}
