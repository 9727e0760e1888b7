package dev.lockscope.explore;

import dev.lockscope.model.Flight;
import dev.lockscope.model.ModelWorld;
import java.util.ArrayList;
import java.util.List;

/** What one client, or the nodes, can do on one ground, and what comes of it, as numbers. */
final class Steps {

    /** Of each step the move, the client, the ground and the deeds, beside one another since they are read together. */
    private static final int WIDTH = 4;

    private final int[] numbers;
    private final boolean local;
    private final boolean open;
    private final boolean urgent;
    private final boolean canBeStuck;
    private final long timer;

    private Steps(int count, boolean local, boolean open, boolean urgent, boolean canBeStuck, long timer) {
        this.numbers = new int[count * WIDTH];
        this.local = local;
        this.open = open;
        this.urgent = urgent;
        this.canBeStuck = canBeStuck;
        this.timer = timer;
    }

    int count() {
        return numbers.length / WIDTH;
    }

    int move(int step) {
        return numbers[step * WIDTH];
    }

    /** What the client is after a step; of nodes, nothing. */
    int client(int step) {
        return numbers[step * WIDTH + 1];
    }

    /** What the ground is after a step. */
    int ground(int step) {
        return numbers[step * WIDTH + 2];
    }

    /** What a step does that properties depend on. */
    int deeds(int step) {
        return numbers[step * WIDTH + 3];
    }

    /** Whether nothing else is changed by any of them. */
    boolean isLocal() {
        return local;
    }

    /**
     * Of a client, whether it listens to a channel, so that others can change it; of nodes, whether messages are on their
     * way, which change clients when they arrive.
     */
    boolean isOpen() {
        return open;
    }

    /**
     * Of a client, whether it could go on and does not stand still; of nodes, whether something has to arrive before time
     * goes by.
     */
    boolean isUrgent() {
        return urgent;
    }

    /** Of a client, whether its main program can stand still alone. */
    boolean canBeStuck() {
        return canBeStuck;
    }

    /** When it is about to change by itself, ns, or {@link Long#MAX_VALUE}. */
    long timer() {
        return timer;
    }

    static Steps ofClient(Options options, ModelWorld world, int client, Rows rows, Interner<List<Deed>> deeds) {
        List<Option> found = options.ofClient(world, client);
        Steps steps = new Steps(
                found.size(),
                isLocal(found, world, client),
                world.clients().get(client).strands().stream()
                        .anyMatch(strand -> !strand.ears().isEmpty()),
                Patience.isUrgent(world, client, 0),
                Patience.canBeStuck(world, client),
                Patience.timer(world, client));
        for (int i = 0; i < found.size(); i++) {
            steps.numbers[i * WIDTH + 1] =
                    rows.number(found.get(i).world().clients().get(client));
        }
        return steps.filled(found, rows, deeds);
    }

    static Steps ofNodes(Options options, ModelWorld world, Spent spent, Rows rows, Interner<List<Deed>> deeds) {
        List<Option> found = new ArrayList<>();
        for (int node = 0; node < world.servers().nodes().size(); node++) {
            found.addAll(options.ofNode(world, node, spent.lags(node), spent.mayStart(node)));
        }
        return new Steps(
                        found.size(),
                        isLocal(found, world, -1),
                        world.flights().stream().anyMatch(flight -> !(flight.stage() instanceof Flight.Stage.Arrived)),
                        Patience.isShipping(world, spent),
                        false,
                        world.nextByItself())
                .filled(found, rows, deeds);
    }

    private Steps filled(List<Option> found, Rows rows, Interner<List<Deed>> known) {
        for (int i = 0; i < found.size(); i++) {
            numbers[i * WIDTH] = Moves.number(found.get(i).move());
            numbers[i * WIDTH + 2] = rows.number(Ground.of(found.get(i).world()));
            numbers[i * WIDTH + 3] = known.number(found.get(i).deeds());
        }
        return this;
    }

    /**
     * Whether no other client is changed, whichever state the others are in: what is worked out once is looked up beside
     * other states of theirs, too. So their messages must stay as they are even where nobody waits for them, as those of a
     * client that is dead: one that lives knows them by their numbers.
     */
    private static boolean isLocal(List<Option> options, ModelWorld before, int client) {
        List<Flight> flights = ofOthers(before, client);
        for (Option option : options) {
            if (!ofOthers(option.world(), client).equals(flights)) {
                return false;
            }
            for (int other = 0; other < before.clients().size(); other++) {
                if (other != client
                        && !option.world()
                                .clients()
                                .get(other)
                                .equals(before.clients().get(other))) {
                    return false;
                }
            }
        }
        return true;
    }

    private static List<Flight> ofOthers(ModelWorld world, int client) {
        return world.flights().stream()
                .filter(flight -> flight.client() != client)
                .toList();
    }
}
