package dev.lockscope.explore;

import java.util.List;
import java.util.function.Supplier;

/**
 * Looks up what was worked out before, see {@link Lookups}.
 *
 * <p>Where more plays a part, as where clients listen to channels or messages are on their way, everything is worked out
 * anew.
 */
final class MemoryExpansion implements Expansion {

    private static final List<Move.Pass> FREELY = List.of(new Move.Pass(0, 0));

    private final Successors successors;
    private final Rows rows;
    private final Lookups lookups;
    private final Expansion plain;
    private final int clients;

    /** What each client can do, and then the nodes behind them. */
    private final Steps[] steps;

    private final int[] first;
    private final int[] next;

    private MemoryExpansion(Successors successors, Rows rows, Lookups lookups) {
        this.successors = successors;
        this.rows = rows;
        this.lookups = lookups;
        this.plain = new PlainExpansion(successors, rows);
        this.clients = rows.clients();
        this.steps = new Steps[clients + 1];
        this.first = new int[rows.width()];
        this.next = new int[rows.width()];
        rows.fill(first, successors.first());
    }

    /** Such as share what they looked up, one for each who asks. */
    static Supplier<Expansion> sharing(Successors successors, Rows rows) {
        Lookups lookups = new Lookups(successors, rows);
        return () -> new MemoryExpansion(successors, rows, lookups);
    }

    @Override
    public void expand(int row, int[] numbers, Level into) {
        if (!isKnown(numbers)) {
            plain.expand(row, numbers, into);
            return;
        }
        boolean rests = takeAll(row, numbers, into);
        if (rests
                && successors.asksForRest()
                && !into.isBroken()
                && !successors.brokenAtRest(rows.world(numbers)).isEmpty()) {
            into.broken(row, Level.AT_REST);
        }
    }

    /** Looks up all steps; not where messages are on their way or somebody listens, so that what one does depends on others. */
    private boolean isKnown(int[] numbers) {
        steps[clients] = lookups.ofNodes(numbers);
        if (steps[clients].isOpen() || !steps[clients].isLocal()) {
            return false;
        }
        for (int client = 0; client < clients; client++) {
            Steps each = lookups.ofClient(numbers, client);
            if (each.isOpen() || !each.isLocal()) {
                return false;
            }
            steps[client] = each;
        }
        return true;
    }

    /** Answers whether no free move leads on. */
    private boolean takeAll(int row, int[] numbers, Level into) {
        System.arraycopy(numbers, 0, next, 0, next.length);
        boolean rests = true;
        int waiting = waiting(numbers);
        for (int client = 0; client < clients && !into.isBroken(); client++) {
            boolean mayBegin = successors.twins().mayBegin(client, waiting);
            rests &= take(row, numbers, into, client, mayBegin);
        }
        if (!into.isBroken()) {
            rests &= take(row, numbers, into, clients, true);
        }
        if (!into.isBroken() && !steps[clients].isUrgent()) {
            rests &= pass(row, numbers, into);
        }
        return rests;
    }

    /** Those clients that are as they were in the beginning, as bits. */
    private int waiting(int[] numbers) {
        int waiting = 0;
        for (int client = 0; client < clients; client++) {
            waiting |= numbers[Rows.CLIENTS + client] == first[Rows.CLIENTS + client] ? 1 << client : 0;
        }
        return waiting;
    }

    /** Takes the steps of one, see {@link #steps}. */
    private boolean take(int row, int[] numbers, Level into, int whose, boolean mayBegin) {
        Steps those = steps[whose];
        boolean rests = true;
        for (int i = 0; i < those.count(); i++) {
            int move = those.move(i);
            if (!mayBegin && Moves.isBegin(move)) {
                continue;
            }
            int spent = lookups.spent(numbers[Rows.SPENT], move);
            if (spent == Lookups.NONE) {
                continue;
            }
            int watched = lookups.watched(numbers[Rows.WATCH], those.deeds(i));
            rests &= !Moves.isFree(move);
            into.tried();
            if (watched == Lookups.NONE) {
                into.broken(row, move);
                return rests;
            }
            next[Rows.GROUND] = those.ground(i);
            next[Rows.WATCH] = watched;
            next[Rows.SPENT] = spent;
            if (whose < clients) {
                next[Rows.CLIENTS + whose] = those.client(i);
            }
            into.add(next, row, move);
        }
        System.arraycopy(numbers, 0, next, 0, next.length);
        return rests;
    }

    private boolean pass(int row, int[] numbers, Level into) {
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
        return until == Long.MAX_VALUE
                || pass(row, numbers, into, lookups.wait(from, until - from), ways(urgent, canBeStuck));
    }

    private List<Move.Pass> ways(int urgent, int canBeStuck) {
        return urgent == 0 ? FREELY : lookups.ways(urgent, canBeStuck);
    }

    private boolean pass(int row, int[] numbers, Level into, int wait, List<Move.Pass> ways) {
        boolean rests = true;
        for (int i = 0; i < ways.size(); i++) {
            int move = Moves.number(ways.get(i));
            int spent = lookups.spent(numbers[Rows.SPENT], move);
            if (spent != Lookups.NONE) {
                lookups.pass(numbers, ways.get(i), wait, next);
                next[Rows.SPENT] = lookups.spentLater(spent, wait);
                rests &= !Moves.isFree(move);
                into.tried();
                into.add(next, row, move);
            }
        }
        return rests;
    }
}
