package dev.lockscope.explore;

import dev.lockscope.model.Flight;
import dev.lockscope.model.ModelWorld;
import java.util.ArrayList;
import java.util.List;

/**
 * What one client, or the nodes, can do on one ground, and what comes of it, as numbers.
 *
 * @param moves the moves' numbers
 * @param clients what the client is after each; for nodes, nothing
 * @param grounds what the ground is after each
 * @param deeds what each does that properties depend on
 * @param local whether nothing else is changed by any of them
 * @param open of a client, whether it listens to a channel, so that others can change it; of nodes, whether messages are
 *     on their way, which change clients when they arrive
 * @param urgent of a client, whether it could go on and does not stand still; of nodes, whether something has to arrive
 *     before time goes by
 * @param canBeStuck of a client, whether its main program can stand still alone
 * @param timer when it is about to change by itself, ns, or {@link Long#MAX_VALUE}
 */
record Steps(
        int[] moves,
        int[] clients,
        int[] grounds,
        int[] deeds,
        boolean local,
        boolean open,
        boolean urgent,
        boolean canBeStuck,
        long timer) {

    static Steps ofClient(Options options, ModelWorld world, int client, Rows rows, Interner<List<Deed>> deeds) {
        List<Option> found = options.ofClient(world, client);
        Steps steps = new Steps(
                new int[found.size()],
                new int[found.size()],
                new int[found.size()],
                new int[found.size()],
                isLocal(found, world, client),
                world.clients().get(client).strands().stream()
                        .anyMatch(strand -> !strand.ears().isEmpty()),
                Patience.isUrgent(world, client, 0),
                Patience.canBeStuck(world, client),
                Patience.timer(world, client));
        for (int i = 0; i < found.size(); i++) {
            steps.clients[i] = rows.number(found.get(i).world().clients().get(client));
        }
        return steps.filled(found, rows, deeds);
    }

    static Steps ofNodes(Options options, ModelWorld world, Spent spent, Rows rows, Interner<List<Deed>> deeds) {
        List<Option> found = new ArrayList<>();
        for (int node = 0; node < world.servers().nodes().size(); node++) {
            found.addAll(options.ofNode(world, node, spent.lags(node), spent.mayStart(node)));
        }
        return new Steps(
                        new int[found.size()],
                        new int[0],
                        new int[found.size()],
                        new int[found.size()],
                        isLocal(found, world, -1),
                        world.flights().stream().anyMatch(flight -> !(flight.stage() instanceof Flight.Stage.Arrived)),
                        Patience.isShipping(world, spent),
                        false,
                        world.nextByItself())
                .filled(found, rows, deeds);
    }

    private Steps filled(List<Option> found, Rows rows, Interner<List<Deed>> numbers) {
        for (int i = 0; i < found.size(); i++) {
            moves[i] = Moves.number(found.get(i).move());
            grounds[i] = rows.number(Ground.of(found.get(i).world()));
            deeds[i] = numbers.number(found.get(i).deeds());
        }
        return this;
    }

    private static boolean isLocal(List<Option> options, ModelWorld before, int client) {
        for (Option option : options) {
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
}
