package dev.lockscope.explore;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
        return new Spent(0, 0, Collections.nCopies(nodes, NEVER));
    }

    int count(FaultKind kind) {
        return (int) (counts >> (BITS * kind.place())) & 7;
    }

    private int total() {
        int total = 0;
        for (FaultKind kind : FaultKind.values()) {
            total += count(kind);
        }
        return total;
    }

    /** What is spent after a move, or null where the budget does not allow it. Time does not go by in it yet. */
    @Nullable
    Spent after(Move move, Budget budget) {
        if (move instanceof Move.GoWith with) {
            return plus(budget, with.fault(), 1);
        } else if (move instanceof Move.Pass pass) {
            Spent paused = plus(budget, FaultKind.PAUSE, Integer.bitCount(pass.stopped()));
            return paused == null ? null : paused.plus(budget, FaultKind.STALL, Integer.bitCount(pass.stuck()));
        } else if (move instanceof Move.CrashClient) {
            return plus(budget, FaultKind.CRASH_CLIENT, 1);
        } else if (move instanceof Move.CrashNode crash) {
            Spent after = plus(budget, crash.kind(), 1);
            boolean later = crash.kind() == FaultKind.RESTART_NODE
                    && !budget.restartAfter().isZero();
            return after != null && later
                    ? after.restarting(crash.node(), budget.restartAfter().toNanos())
                    : after;
        } else if (move instanceof Move.StartNode start) {
            return restarting(start.node(), NEVER);
        } else if (move instanceof Move.Lag lag) {
            Spent after = lag.begins() ? plus(budget, FaultKind.LAG, 1) : this;
            return after == null ? null : after.lagging(lag.replica(), lag.begins());
        } else if (move instanceof Move.FailOver) {
            return plus(budget, FaultKind.FAILOVER, 1);
        }
        return move instanceof Move.JumpClock ? plus(budget, FaultKind.CLOCK_JUMP, 1) : this;
    }

    private @Nullable Spent plus(Budget budget, FaultKind kind, int more) {
        if (more == 0) {
            return this;
        }
        return count(kind) + more <= budget.most(kind) && total() + more <= budget.total()
                ? new Spent(counts + ((long) more << (BITS * kind.place())), lagging, restartsIn)
                : null;
    }

    boolean lags(int replica) {
        return ((lagging >> replica) & 1) == 1;
    }

    /** All that nodes may do by themselves depends on. */
    int nodes() {
        int all = lagging;
        for (int node = 0; node < restartsIn.size(); node++) {
            all |= mayStart(node) ? 1 << (node + Integer.SIZE / 2) : 0;
        }
        return all;
    }

    boolean mayStart(int node) {
        return restartsIn.get(node) == 0;
    }

    private Spent lagging(int replica, boolean lags) {
        int bit = 1 << replica;
        return new Spent(counts, lags ? lagging | bit : lagging & ~bit, restartsIn);
    }

    private Spent restarting(int node, long in) {
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

    /** What is spent when so many ns have gone by. */
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
