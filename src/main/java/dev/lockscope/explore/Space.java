package dev.lockscope.explore;

import dev.lockscope.model.Beginning;
import dev.lockscope.model.FromNow;
import dev.lockscope.model.ModelClient;
import dev.lockscope.model.ModelWorld;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The states of a problem as rows of numbers: the ground, what is watched, what is spent, and the clients. For any
 * threads, which share what each has worked out.
 */
final class Space {

    private static final int GROUND = 0;
    private static final int WATCH = 1;
    private static final int SPENT = 2;
    private static final int CLIENTS = 3;

    private final Problem problem;
    private final ModelWorld first;
    private final Cast cast;
    private final Options options;
    private final Quiet quiet;
    private final Worlds worlds;
    private final Interner<Watch> watches = new Interner<>();
    private final Interner<Spent> spendings = new Interner<>();

    Space(Problem problem) {
        this.problem = problem;
        this.first = FromNow.of(Beginning.of(problem.scenario()));
        this.cast = new Cast(first.clients().stream().map(ModelClient::role).toList());
        this.options = new Options(problem.budget(), cast);
        this.quiet = new Quiet(problem.scenario().locks());
        this.worlds = new Worlds(first);
    }

    int width() {
        return CLIENTS + first.clients().size();
    }

    /** The row of the beginning. */
    int[] first() {
        int[] row = new int[width()];
        fill(row, first, Watch.NOTHING, Spent.nothing(first.servers().nodes().size()));
        return row;
    }

    private void fill(int[] row, ModelWorld world, Watch watch, Spent spent) {
        row[GROUND] = worlds.number(Ground.of(world));
        row[WATCH] = watches.number(watch);
        row[SPENT] = spendings.number(spent);
        List<ModelClient> clients = world.clients();
        for (int i = 0; i < clients.size(); i++) {
            row[CLIENTS + i] = worlds.number(clients.get(i));
        }
    }

    /** A state, put together again. */
    record State(ModelWorld world, Watch watch, Spent spent) {}

    State state(int[] row) {
        return new State(
                worlds.world(row[GROUND], row, CLIENTS), watches.value(row[WATCH]), spendings.value(row[SPENT]));
    }

    State beginning() {
        return state(first());
    }

    /** What a state can lead to. */
    List<Option> options(State state) {
        return options.of(state.world(), state.spent());
    }

    /** What of the wanted is broken by a move. */
    Set<Property> broken(State state, Option option) {
        return wanted(state.watch().seen(option.deeds(), cast).broken());
    }

    State after(State state, Option option) {
        return new State(
                option.world(), state.watch().seen(option.deeds(), cast).after(), option.spent());
    }

    /** What of the wanted is broken where nothing more happens by itself. */
    Set<Property> brokenAtRest(State state, List<Option> found) {
        boolean rests = found.stream().noneMatch(Option::free);
        return rests && quiet.isStuck(state.world()) ? wanted(EnumSet.of(Property.LIVENESS)) : Set.of();
    }

    private Set<Property> wanted(Set<Property> broken) {
        if (broken.isEmpty()) {
            return broken;
        }
        Set<Property> wanted = EnumSet.copyOf(broken);
        wanted.retainAll(problem.properties());
        return wanted;
    }

    /** Finds what follows from a row. */
    void expand(int row, int[] numbers, Table known, Level into) {
        State state = state(numbers);
        List<Option> found = options(state);
        if (!brokenAtRest(state, found).isEmpty()) {
            into.broken(row, -1);
            return;
        }
        int[] next = new int[width()];
        for (Option option : found) {
            into.tried();
            Watch.Seen seen = state.watch().seen(option.deeds(), cast);
            if (!wanted(seen.broken()).isEmpty()) {
                into.broken(row, Moves.number(option.move()));
                return;
            }
            fill(next, option.world(), seen.after(), option.spent());
            if (!known.has(next, 0)) {
                into.add(next, row, Moves.number(option.move()));
            }
        }
    }
}
