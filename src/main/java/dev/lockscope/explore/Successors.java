package dev.lockscope.explore;

import dev.lockscope.model.FromNow;
import dev.lockscope.model.ModelWorld;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** What follows from a state of a problem, worked out on the model each time. For any threads. */
final class Successors {

    private final Problem problem;
    private final ModelWorld first;
    private final Cast cast;
    private final Options options;
    private final Quiet quiet;

    Successors(Problem problem) {
        this(problem, false);
    }

    /**
     * What follows.
     *
     * @param telling whether each move is to tell everything that it does
     */
    Successors(Problem problem, boolean telling) {
        this.problem = problem;
        this.first = FromNow.of(problem.first());
        this.cast = new Cast(first);
        this.options = new Options(problem.budget(), cast, telling);
        this.quiet = new Quiet(problem.locks());
    }

    State first() {
        return new State(
                first, Watch.NOTHING, Spent.nothing(first.servers().nodes().size()));
    }

    Cast cast() {
        return cast;
    }

    Options options() {
        return options;
    }

    Budget budget() {
        return problem.budget();
    }

    Set<Property> wanted(Set<Property> broken) {
        if (broken.isEmpty()) {
            return broken;
        }
        Set<Property> wanted = EnumSet.copyOf(broken);
        wanted.retainAll(problem.properties());
        return wanted;
    }

    /** Whether it matters what a state is from which no free move leads on. */
    boolean asksForRest() {
        return problem.properties().contains(Property.LIVENESS);
    }

    /** What of the wanted is broken in a state from which no free move leads on. */
    Set<Property> brokenAtRest(ModelWorld world) {
        return asksForRest() && quiet.isStuck(world) ? Set.of(Property.LIVENESS) : Set.of();
    }

    /** All that follows from a state. */
    List<Successor> of(State state) {
        List<Successor> found = new ArrayList<>();
        ModelWorld world = state.world();
        Spent spent = state.spent();
        int waiting = waiting(world);
        for (int client = 0; client < world.clients().size(); client++) {
            boolean mayBegin = problem.twins().mayBegin(client, waiting);
            options.ofClient(world, client).stream()
                    .filter(option -> mayBegin || !(option.move() instanceof Move.Begin))
                    .forEach(taking(state, found));
        }
        options.ofMessages(world).forEach(taking(state, found));
        for (int node = 0; node < world.servers().nodes().size(); node++) {
            options.ofNode(world, node, spent.lags(node), spent.mayStart(node)).forEach(taking(state, found));
        }
        passes(state, found);
        return found;
    }

    /** Those clients that are as they were in the beginning, as bits. */
    private int waiting(ModelWorld world) {
        int waiting = 0;
        for (int client = 0; client < world.clients().size(); client++) {
            if (world.clients().get(client).equals(first.clients().get(client))) {
                waiting |= 1 << client;
            }
        }
        return waiting;
    }

    Twins twins() {
        return problem.twins();
    }

    private Consumer<Option> taking(State state, List<Successor> found) {
        return option -> {
            Spent after = state.spent().after(option.move(), problem.budget());
            if (after != null) {
                found.add(successor(state, option, after));
            }
        };
    }

    private Successor successor(State state, Option option, Spent after) {
        Watch.Seen seen = state.watch().seen(option.deeds(), cast);
        return new Successor(
                option.move(), new State(option.world(), seen.after(), after), seen.broken(), option.told());
    }

    private void passes(State state, List<Successor> found) {
        ModelWorld world = state.world();
        long next = next(world, state.spent());
        if (next == Long.MAX_VALUE || Patience.isShipping(world, state.spent())) {
            return;
        }
        int urgent = 0;
        int canBeStuck = 0;
        for (int client = 0; client < world.clients().size(); client++) {
            urgent |= Patience.isUrgent(world, client, 0) ? 1 << client : 0;
            canBeStuck |= Patience.canBeStuck(world, client) ? 1 << client : 0;
        }
        for (Move.Pass way : Patience.ways(urgent, canBeStuck)) {
            Spent after = state.spent().after(way, problem.budget());
            if (after != null) {
                found.add(successor(state, options.pass(world, next, way), after.later(next - world.now())));
            }
        }
    }

    /** The next instant at which something can change, ns, or {@link Long#MAX_VALUE}. */
    static long next(ModelWorld world, Spent spent) {
        long restart = spent.nextRestart();
        long next = restart == Spent.NEVER ? restart : world.now() + restart;
        next = Math.min(next, world.nextByItself());
        for (int client = 0; client < world.clients().size(); client++) {
            next = Math.min(next, Patience.timer(world, client));
        }
        return next;
    }
}
