package dev.lockscope.explore;

import dev.lockscope.model.ModelClient;
import dev.lockscope.model.ModelWorld;
import java.util.ArrayList;
import java.util.List;

/** When time may go by, who has to stand still for that, and until when it goes. */
final class Patience {

    private Patience() {}

    /**
     * Whether a client could go on and does not stand still.
     *
     * @param first from which of its programs on one looks
     */
    static boolean isUrgent(ModelWorld world, int client, int first) {
        ModelClient who = world.clients().get(client);
        for (int program = first; program < who.strands().size(); program++) {
            if (world.canStep(client, program)) {
                return true;
            }
        }
        return false;
    }

    /** Whether its main program can stand still alone: there is another, which is not urgent too. */
    static boolean canBeStuck(ModelWorld world, int client) {
        return world.clients().get(client).strands().size() > 1 && !isUrgent(world, client, 1);
    }

    /** Whether something between nodes has to arrive first. */
    static boolean isShipping(ModelWorld world, Spent spent) {
        for (int node = 0; node < world.servers().nodes().size(); node++) {
            if (world.ships(node) && !spent.lags(node)) {
                return true;
            }
        }
        return false;
    }

    /** When a client can be about to change by itself, as it or its lease comes to an end, ns, or {@link Long#MAX_VALUE}. */
    static long timer(ModelWorld world, int client) {
        long until = world.clients().get(client).lease().validUntil();
        return Math.min(world.nextTimer(client), until > world.now() ? until : Long.MAX_VALUE);
    }

    /**
     * The ways in which time can go by: each of those that could go on stands still, all of it or its main program alone.
     *
     * @param urgent those that could go on, a bit each
     * @param canBeStuck those whose main program can stand still alone, a bit each
     */
    static List<Move.Pass> ways(int urgent, int canBeStuck) {
        List<Move.Pass> ways = new ArrayList<>();
        int some = urgent & canBeStuck;
        int stuck = 0;
        do {
            ways.add(new Move.Pass(urgent & ~stuck, stuck));
            stuck = (stuck - some) & some;
        } while (stuck != 0);
        return ways;
    }
}
