package dev.lockscope.explore;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Breadth-first search: every schedule of one move, then every one of two, and so on, so that the first that breaks
 * something is one of the shortest. States that were found before are not gone on from again; they are compared whole, so
 * that nothing is overlooked.
 *
 * <p>All states of one depth are gone on from side by side; what was found is taken in the order of the states that it
 * was found from, so that the result and the schedule are the same on any number of processors.
 */
public final class Search {

    /** How many rows one thread takes at a time. */
    private static final int SHARE = 512;

    /** How many rows are gone on from before what was found is taken in; the same on any number of threads, as results are. */
    private static final int BATCH = 64 * SHARE;

    /** About how many new rows are found from one. */
    private static final int EXPECTED = 2;

    /** After how many rows a thread looks whether it is to stop. */
    private static final int LOOK = 32;

    /** How much of the memory that there is may be filled. */
    private static final double FULL = 0.8;

    private final Problem problem;
    private final Limits limits;
    private final int threads;
    private final Ticks ticks;
    private final Way way;

    /** How it is found out what follows from a state: for each thread by another expansion. */
    @FunctionalInterface
    interface Way {
        Supplier<Expansion> of(Successors successors, Rows rows);
    }

    /** Tells the time. */
    @FunctionalInterface
    public interface Ticks {

        /** Ns since any instant. */
        long nanos();
    }

    /**
     * A search that has not begun.
     *
     * @param threads how many states are gone on from at once, at least 1
     * @param ticks by which its time is limited and told
     */
    public Search(Problem problem, Limits limits, int threads, Ticks ticks) {
        this(problem, limits, threads, ticks, MemoryExpansion::sharing);
    }

    Search(Problem problem, Limits limits, int threads, Ticks ticks, Way way) {
        this.way = way;
        this.problem = problem;
        this.limits = limits;
        this.threads = threads;
        this.ticks = ticks;
    }

    /**
     * Searches; blocks until it is through.
     *
     * @param cancelled asked now and then whether to stop, by any of its threads
     * @param progress told now and then how far it is
     */
    public Result run(BooleanSupplier cancelled, Consumer<Tally> progress) throws InterruptedException {
        try (Team team = new Team(threads)) {
            return new Going(cancelled, progress, team).result();
        }
    }

    /** A search that goes on. */
    private final class Going {

        private final BooleanSupplier cancelled;
        private final Consumer<Tally> progress;
        private final Team team;
        private final Successors successors = new Successors(problem);
        private final Rows rows = new Rows(successors.first().world());
        private final Supplier<Expansion> expansions = way.of(successors, rows);
        private final Table table = new Table(rows.width());
        private final Intake intake;
        private final List<Level> levels = new ArrayList<>();
        private final long began = ticks.nanos();
        private volatile boolean halted;
        private boolean isCut;
        private long transitions;
        private int depth;
        private int done;

        Going(BooleanSupplier cancelled, Consumer<Tally> progress, Team team) {
            this.cancelled = cancelled;
            this.progress = progress;
            this.team = team;
            this.intake = new Intake(table, team);
            int[] first = new int[rows.width()];
            rows.fill(first, successors.first());
            table.begin(first);
        }

        Result result() throws InterruptedException {
            try {
                return searched();
            } catch (OutOfMemoryError e) {
                levels.clear();
                return new Result.Stopped(Result.Reason.MEMORY, tally());
            }
        }

        private Result searched() throws InterruptedException {
            while (done < table.size()) {
                int end = table.size();
                if (depth >= limits.depth()) {
                    return new Result.Stopped(Result.Reason.DEPTH, tally());
                }
                while (done < end) {
                    int until = Math.min(end, done + Math.min(BATCH, Math.max(SHARE, limits.states() - table.size())));
                    @Nullable Level broken = expand(done, until);
                    if (broken != null) {
                        return found(broken);
                    }
                    Result.@Nullable Reason reason = reason();
                    if (reason != null) {
                        return new Result.Stopped(reason, tally());
                    }
                    done = until;
                    progress.accept(tally());
                }
                depth++;
            }
            return new Result.Complete(tally());
        }

        private @Nullable Level expand(int from, int until) throws InterruptedException {
            int shares = (until - from + SHARE - 1) / SHARE;
            while (levels.size() < shares) {
                levels.add(new Level(rows.width()));
            }
            intake.prepare(shares, EXPECTED * (until - from));
            team.each(shares, share -> {
                int first = from + share * SHARE;
                expand(first, Math.min(until, first + SHARE), share);
            });
            if (halted) {
                return null;
            }
            int whole = 0;
            while (whole < shares && !levels.get(whole).isBroken()) {
                transitions += levels.get(whole++).transitions();
            }
            isCut = !intake.take(levels.subList(0, whole), limits.states());
            if (whole < shares) {
                transitions += levels.get(whole).transitions();
                done = levels.get(whole).brokenAt();
                return levels.get(whole);
            }
            return null;
        }

        private void expand(int from, int until, int share) {
            Level level = levels.get(share);
            level.clear();
            int[] numbers = new int[rows.width()];
            Expansion expansion = expansions.get();
            for (int row = from; row < until && !level.isBroken() && !halted; row++) {
                halted |= (row - from) % LOOK == 0 && isOver();
                table.read(row, numbers);
                expansion.expand(row, numbers, level);
                intake.look(levels, share, false);
            }
            intake.look(levels, share, true);
        }

        private Result found(Level level) {
            List<Move> schedule = new ArrayList<>();
            for (int row = level.brokenAt(); table.parent(row) >= 0; row = table.parent(row)) {
                schedule.add(Moves.of(table.move(row)));
            }
            Collections.reverse(schedule);
            if (level.brokenBy() >= 0) {
                schedule.add(Moves.of(level.brokenBy()));
            }
            return new Result.Broken(schedule, broken(level), tally());
        }

        private Set<Property> broken(Level level) {
            int[] numbers = new int[rows.width()];
            table.read(level.brokenAt(), numbers);
            State state = rows.state(numbers);
            return successors.of(state).stream()
                    .filter(successor -> Moves.number(successor.move()) == level.brokenBy())
                    .findFirst()
                    .map(successor -> successors.wanted(successor.broken()))
                    .orElseGet(() -> successors.brokenAtRest(state.world()));
        }

        private Result.@Nullable Reason reason() {
            if (cancelled.getAsBoolean()) {
                return Result.Reason.CANCELLED;
            } else if (isCut) {
                return Result.Reason.STATES;
            } else if (halted || isOver()) {
                return Result.Reason.TIME;
            }
            Runtime machine = Runtime.getRuntime();
            long used = machine.totalMemory() - machine.freeMemory();
            return used > machine.maxMemory() * FULL && table.bytes() > machine.maxMemory() / 8
                    ? Result.Reason.MEMORY
                    : null;
        }

        private boolean isOver() {
            return cancelled.getAsBoolean()
                    || ticks.nanos() - began >= limits.time().toNanos();
        }

        private Tally tally() {
            return new Tally(
                    table.size(), transitions, depth, table.size() - done, Duration.ofNanos(ticks.nanos() - began));
        }
    }
}
