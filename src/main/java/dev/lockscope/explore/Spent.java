package dev.lockscope.explore;

import java.util.ArrayList;
import java.util.List;

/**
 * How much of the budget is used up, and which faults go on: an immutable value.
 *
 * @param counts how often each kind has happened, three bits each, in the order of {@link FaultKind}
 * @param lagging the replicas that nothing gets to, a bit each
 * @param restartsIn how long each node stays down, ns from now, or {@link #NEVER}
 */
record Spent(long counts, int lagging, List<Long> restartsIn) {

    /** A node that does not start again by itself. */
    static final long NEVER = Long.MAX_VALUE;

    private static final int BITS = 3;

    static Spent nothing(int nodes) {
        return new Spent(0, 0, java.util.Collections.nCopies(nodes, NEVER));
    }

    int count(FaultKind kind) {
        return (int) (counts >> (BITS * kind.ordinal())) & 7;
    }

    private int total() {
        int total = 0;
        for (FaultKind kind : FaultKind.values()) {
            total += count(kind);
        }
        return total;
    }

    boolean allows(Budget budget, FaultKind kind, int more) {
        return count(kind) + more <= budget.most(kind) && total() + more <= budget.total();
    }

    Spent plus(FaultKind kind, int more) {
        return new Spent(counts + ((long) more << (BITS * kind.ordinal())), lagging, restartsIn);
    }

    boolean lags(int replica) {
        return (lagging >> replica & 1) == 1;
    }

    Spent lagging(int replica, boolean lags) {
        int bit = 1 << replica;
        return new Spent(counts, lags ? lagging | bit : lagging & ~bit, restartsIn);
    }

    Spent restarting(int node, long in) {
        List<Long> after = new ArrayList<>(restartsIn);
        after.set(node, in);
        return new Spent(counts, lagging, List.copyOf(after));
    }

    /** When the next node may start again, ns from now, or {@link #NEVER}; those that may already do not count. */
    long nextRestart() {
        long next = NEVER;
        for (long in : restartsIn) {
            if (in > 0) {
                next = Math.min(next, in);
            }
        }
        return next;
    }

    Spent later(long by) {
        return nextRestart() == NEVER
                ? this
                : new Spent(
                        counts,
                        lagging,
                        restartsIn.stream()
                                .map(in -> in == NEVER ? in : Math.max(0, in - by))
                                .toList());
    }
}
