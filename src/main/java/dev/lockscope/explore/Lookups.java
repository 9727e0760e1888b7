package dev.lockscope.explore;

import dev.lockscope.model.ModelWorld;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
    private final Interner<Wait> waits = new Interner<>();
    private final List<Memory<Steps>> ofClients = new ArrayList<>();
    private final Memory<Steps> ofNodes = new Memory<>();
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

    /** Time that goes by: from when, and how much, ns. */
    private record Wait(long from, long time) {}

    Steps ofClient(int[] row, int client) {
        return ofClients
                .get(client)
                .get(
                        row[Rows.CLIENTS + client],
                        row[Rows.GROUND],
                        () -> Steps.ofClient(successors.options(), rows.world(row), client, rows, deeds));
    }

    Steps ofNodes(int[] row) {
        Spent now = rows.spent(row[Rows.SPENT]);
        return ofNodes.get(
                row[Rows.GROUND],
                now.nodes(),
                () -> Steps.ofNodes(successors.options(), rows.world(row), now, rows, deeds));
    }

    /** What properties know after deeds, or {@link #NONE} where they break one that is wanted. */
    int watched(int watch, int done) {
        return watched.get(watch, done, () -> {
            Watch.Seen seen = rows.watch(watch).seen(deeds.value(done), successors.cast());
            return successors.wanted(seen.broken()).isEmpty() ? rows.number(seen.after()) : NONE;
        });
    }

    /** What is spent after a move, or {@link #NONE}. */
    int spent(int before, int move) {
        return spent.get(before, move, () -> {
            Spent after = rows.spent(before).after(Moves.of(move), successors.budget());
            return after == null ? NONE : rows.number(after);
        });
    }

    /** The number of a stretch of time. */
    int wait(long from, long time) {
        return waits.number(new Wait(from, time));
    }

    int spentLater(int before, int wait) {
        return spentLater.get(
                before,
                wait,
                () -> rows.number(rows.spent(before).later(waits.value(wait).time())));
    }

    /** Changes a row's ground and clients as time goes by. */
    void pass(int[] row, Move.Pass way, int wait, int[] next) {
        Passing passing = new Passing(row, way, wait);
        next[Rows.GROUND] = groundsLater.get(row[Rows.GROUND], wait, () -> rows.number(Ground.of(passing.after())));
        for (int client = 0; client < rows.clients(); client++) {
            int who = client;
            int still = ((way.stopped() >> client) & 1) | (((way.stuck() >> client) & 1) << 1);
            next[Rows.CLIENTS + client] = clientsLater.get(
                    row[Rows.CLIENTS + client],
                    (wait << 2) | still,
                    () -> rows.number(passing.after().clients().get(who)));
        }
    }

    /** Time that goes by in one row, worked out when it is needed. */
    private final class Passing {

        private final int[] row;
        private final Move.Pass way;
        private final int wait;
        private @Nullable ModelWorld after;

        Passing(int[] row, Move.Pass way, int wait) {
            this.row = row;
            this.way = way;
            this.wait = wait;
        }

        ModelWorld after() {
            ModelWorld known = after;
            if (known == null) {
                Wait time = waits.value(wait);
                known = successors
                        .options()
                        .pass(rows.world(row), time.from() + time.time(), way)
                        .world();
                after = known;
            }
            return known;
        }
    }
}
