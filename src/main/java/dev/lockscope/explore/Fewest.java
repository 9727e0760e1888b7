package dev.lockscope.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * How few faults break something: searches with no fault at all, then with one, and so on. Each search but the last is
 * complete, so that it is known and not guessed that fewer do not.
 */
public final class Fewest {

    private final Problem problem;
    private final Limits limits;
    private final int threads;
    private final Search.Ticks ticks;

    /**
     * A question that was not answered yet.
     *
     * @param problem whose budget says what may go wrong and how often at most
     * @param limits of each search
     * @param threads how many states are gone on from at once, at least 1
     * @param ticks by which its time is limited and told
     */
    public Fewest(Problem problem, Limits limits, int threads, Search.Ticks ticks) {
        this.problem = problem;
        this.limits = limits;
        this.threads = threads;
        this.ticks = ticks;
    }

    /** Told how far it is. */
    @FunctionalInterface
    public interface Progress {

        /**
         * A search goes on.
         *
         * @param faults how many faults it allows
         */
        void at(int faults, Tally tally);
    }

    /**
     * What came out.
     *
     * @param results the result with no fault, with one, and so on; every one but the last is complete
     */
    public record Answer(List<Result> results) {

        public Answer {
            results = List.copyOf(results);
        }

        /** The last of the searches: broken by so many faults as there were searches before, never broken, or stopped. */
        public Result last() {
            return results.get(results.size() - 1);
        }

        /** How many faults the last search allowed. */
        public int faults() {
            return results.size() - 1;
        }
    }

    /**
     * Searches; blocks until it is through.
     *
     * @param cancelled asked now and then whether to stop
     * @param progress told now and then how far it is
     * @throws InterruptedException when the calling thread is interrupted
     */
    public Answer run(BooleanSupplier cancelled, Progress progress) throws InterruptedException {
        List<Result> results = new ArrayList<>();
        int most = problem.budget().reach();
        for (int faults = 0; faults <= most; faults++) {
            int allowed = faults;
            Search search = new Search(problem.within(faults), limits, threads, ticks);
            Result result = search.run(cancelled, tally -> progress.at(allowed, tally));
            results.add(result);
            if (!(result instanceof Result.Complete)) {
                break;
            }
        }
        return new Answer(results);
    }
}
