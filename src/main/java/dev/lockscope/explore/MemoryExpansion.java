package dev.lockscope.explore;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Looks up what was worked out before, see {@link Lookups}.
 *
 * <p>Where more plays a part, as where clients listen to channels or messages are on their way, everything is worked out
 * anew.
 */
final class MemoryExpansion implements Expansion {

    private final Successors successors;
    private final Rows rows;
    private final Lookups lookups;
    private final Expansion plain;
    private final int[] first;

    MemoryExpansion(Successors successors, Rows rows) {
        this.successors = successors;
        this.rows = rows;
        this.lookups = new Lookups(successors, rows);
        this.plain = new PlainExpansion(successors, rows);
        this.first = new int[rows.width()];
        rows.fill(first, successors.first());
    }

    @Override
    public void expand(int row, int[] numbers, Level into) {
        Steps[] steps = steps(numbers);
        if (steps == null) {
            plain.expand(row, numbers, into);
        } else {
            new Row(row, numbers, into).expand(steps);
        }
    }

    /**
     * What each client can do, and the nodes behind them, or null where messages are on their way or somebody listens, so
     * that what one does depends on others.
     */
    private Steps @Nullable [] steps(int[] numbers) {
        int clients = rows.clients();
        Steps[] steps = new Steps[clients + 1];
        Steps nodes = lookups.ofNodes(numbers);
        if (nodes.isOpen() || !nodes.isLocal()) {
            return null;
        }
        steps[clients] = nodes;
        for (int client = 0; client < clients; client++) {
            Steps each = lookups.ofClient(numbers, client);
            if (each.isOpen() || !each.isLocal()) {
                return null;
            }
            steps[client] = each;
        }
        return steps;
    }

    /** One row that is gone on from. */
    private final class Row {

        private final int row;
        private final int[] numbers;
        private final Level into;
        private final int[] next;
        private boolean rests = true;

        Row(int row, int[] numbers, Level into) {
            this.row = row;
            this.numbers = numbers;
            this.into = into;
            this.next = numbers.clone();
        }

        void expand(Steps[] steps) {
            int clients = steps.length - 1;
            int waiting = waiting(clients);
            for (int client = 0; client < clients && !into.isBroken(); client++) {
                take(steps[client], Rows.CLIENTS + client, successors.twins().mayBegin(client, waiting));
            }
            if (!into.isBroken()) {
                take(steps[clients], Lookups.NONE, true);
            }
            if (!into.isBroken() && !steps[clients].isUrgent()) {
                pass(steps);
            }
            if (rests
                    && !into.isBroken()
                    && !successors.brokenAtRest(rows.world(numbers)).isEmpty()) {
                into.broken(row, Level.AT_REST);
            }
        }

        /** Those clients that are as they were in the beginning, as bits. */
        private int waiting(int clients) {
            int waiting = 0;
            for (int client = 0; client < clients; client++) {
                waiting |= numbers[Rows.CLIENTS + client] == first[Rows.CLIENTS + client] ? 1 << client : 0;
            }
            return waiting;
        }

        private void take(Steps steps, int place, boolean mayBegin) {
            for (int i = 0; i < steps.count(); i++) {
                int move = steps.move(i);
                if (!mayBegin && Moves.isBegin(move)) {
                    continue;
                }
                int spent = lookups.spent(numbers[Rows.SPENT], move);
                if (spent == Lookups.NONE) {
                    continue;
                }
                int watched = lookups.watched(numbers[Rows.WATCH], steps.deeds(i));
                next[Rows.GROUND] = steps.ground(i);
                next[Rows.WATCH] = watched;
                next[Rows.SPENT] = spent;
                if (place >= 0) {
                    next[place] = steps.client(i);
                }
                if (!found(move, watched == Lookups.NONE)) {
                    return;
                }
            }
            System.arraycopy(numbers, 0, next, 0, next.length);
        }

        /** Answers whether it may go on. */
        private boolean found(int move, boolean broken) {
            rests &= !Moves.isFree(move);
            into.tried();
            if (broken) {
                into.broken(row, move);
                return false;
            }
            into.add(next, row, move);
            return true;
        }

        private void pass(Steps[] steps) {
            int clients = steps.length - 1;
            long from = rows.ground(numbers[Rows.GROUND]).now();
            long restart = rows.spent(numbers[Rows.SPENT]).nextRestart();
            long until = Math.min(steps[clients].timer(), restart == Spent.NEVER ? restart : from + restart);
            int urgent = 0;
            int canBeStuck = 0;
            for (int client = 0; client < clients; client++) {
                until = Math.min(until, steps[client].timer());
                urgent |= steps[client].isUrgent() ? 1 << client : 0;
                canBeStuck |= steps[client].canBeStuck() ? 1 << client : 0;
            }
            if (until == Long.MAX_VALUE) {
                return;
            }
            int wait = lookups.wait(from, until - from);
            for (Move.Pass way : ways(urgent, canBeStuck)) {
                int move = Moves.number(way);
                int spent = lookups.spent(numbers[Rows.SPENT], move);
                if (spent != Lookups.NONE) {
                    lookups.pass(numbers, way, wait, next);
                    next[Rows.SPENT] = lookups.spentLater(spent, wait);
                    found(move, false);
                }
            }
        }

        private List<Move.Pass> ways(int urgent, int canBeStuck) {
            return urgent == 0 ? FREELY : Patience.ways(urgent, canBeStuck);
        }
    }

    private static final List<Move.Pass> FREELY = List.of(new Move.Pass(0, 0));
}
