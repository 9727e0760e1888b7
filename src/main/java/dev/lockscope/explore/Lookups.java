package dev.lockscope.explore;

import dev.lockscope.model.ModelWorld;
import java.util.ArrayList;
import java.util.List;

/**
 * What was worked out before, by the numbers of what it depends on: what a client can do depends on the client and the
 * ground, what becomes of nodes on the ground, and what time does to each on it alone. For any threads.
 */
final class Lookups {

    /** The number of what is not to be gone on from. */
    static final int NONE = -1;

    private final Successors successors;
    private final Rows rows;
    private final Interner<List<Deed>> deeds = new Interner<>();
    private final Waits waits = new Waits();
    private final List<Memory<Steps>> ofClients = new ArrayList<>();
    private final Memory<Steps> ofNodes = new Memory<>();
    private final Memory<List<Move.Pass>> ways = new Memory<>();
    private final Numbers watched = new Numbers();
    private final Numbers spent = new Numbers();
    private final Numbers spentLater = new Numbers();
    private final Numbers groundsLater = new Numbers();
    private final Numbers clientsLater = new Numbers();

    Lookups(Successors successors, Rows rows) {
        this.successors = successors;
        this.rows = rows;
        for (int client = 0; client < rows.clients(); client++) {
            ofClients.add(new Memory<>());
        }
    }

    Steps ofClient(int[] row, int client) {
        Memory<Steps> memory = ofClients.get(client);
        int who = row[Rows.CLIENTS + client];
        int ground = row[Rows.GROUND];
        Steps known = memory.get(who, ground);
        return known != null
                ? known
                : memory.keep(who, ground, Steps.ofClient(successors.options(), rows.world(row), client, rows, deeds));
    }

    Steps ofNodes(int[] row) {
        Spent now = rows.spent(row[Rows.SPENT]);
        int ground = row[Rows.GROUND];
        Steps known = ofNodes.get(ground, now.nodes());
        return known != null
                ? known
                : ofNodes.keep(
                        ground, now.nodes(), Steps.ofNodes(successors.options(), rows.world(row), now, rows, deeds));
    }

    /** See {@link Patience#ways}. */
    List<Move.Pass> ways(int urgent, int canBeStuck) {
        List<Move.Pass> known = ways.get(urgent, canBeStuck);
        return known != null ? known : ways.keep(urgent, canBeStuck, Patience.ways(urgent, canBeStuck));
    }

    /** What properties know after deeds, or {@link #NONE} where they break one that is wanted. */
    int watched(int watch, int done) {
        int known = watched.get(watch, done);
        return known != Numbers.UNKNOWN ? known : watched.keep(watch, done, seen(watch, done));
    }

    private int seen(int watch, int done) {
        Watch.Seen seen = rows.watch(watch).seen(deeds.value(done), successors.cast());
        return successors.wanted(seen.broken()).isEmpty() ? rows.number(seen.after()) : NONE;
    }

    /** What is spent after a move, or {@link #NONE}. */
    int spent(int before, int move) {
        int known = spent.get(before, move);
        return known != Numbers.UNKNOWN ? known : spent.keep(before, move, paid(before, move));
    }

    private int paid(int before, int move) {
        Spent after = rows.spent(before).after(Moves.of(move), successors.budget());
        return after == null ? NONE : rows.number(after);
    }

    /** The number of a stretch of time, ns. */
    int wait(long from, long time) {
        return waits.number(from, time);
    }

    int spentLater(int before, int wait) {
        int known = spentLater.get(before, wait);
        return known != Numbers.UNKNOWN
                ? known
                : spentLater.keep(before, wait, rows.number(rows.spent(before).later(waits.time(wait))));
    }

    /** Changes a row's ground and clients as time goes by. */
    void pass(int[] row, Move.Pass way, int wait, int[] next) {
        ModelWorld after = null;
        int ground = groundsLater.get(row[Rows.GROUND], wait);
        if (ground == Numbers.UNKNOWN) {
            after = passed(row, way, wait);
            ground = groundsLater.keep(row[Rows.GROUND], wait, rows.number(Ground.of(after)));
        }
        next[Rows.GROUND] = ground;
        for (int client = 0; client < rows.clients(); client++) {
            int still = ((way.stopped() >> client) & 1) | (((way.stuck() >> client) & 1) << 1);
            int before = row[Rows.CLIENTS + client];
            int later = clientsLater.get(before, (wait << 2) | still);
            if (later == Numbers.UNKNOWN) {
                after = after == null ? passed(row, way, wait) : after;
                later = clientsLater.keep(
                        before, (wait << 2) | still, rows.number(after.clients().get(client)));
            }
            next[Rows.CLIENTS + client] = later;
        }
    }

    private ModelWorld passed(int[] row, Move.Pass way, int wait) {
        return successors
                .options()
                .pass(rows.world(row), waits.until(wait), way)
                .world();
    }
}
