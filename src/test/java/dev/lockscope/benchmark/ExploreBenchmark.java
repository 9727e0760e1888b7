package dev.lockscope.benchmark;

import dev.lockscope.explore.Budget;
import dev.lockscope.explore.FaultKind;
import dev.lockscope.explore.Limits;
import dev.lockscope.explore.Problem;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.Result;
import dev.lockscope.explore.Search;
import dev.lockscope.explore.Tally;
import dev.lockscope.explore.mutants.Comparison;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.ScenarioLoader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;

/**
 * How fast the explorer is: beside Lincheck's model checking on the same recipe, and in states a second on one processor
 * and on two. Prints a table.
 */
public final class ExploreBenchmark {

    private static final int WARM_UP = 2_000;
    private static final int WARM_UP_LARGE = 15;
    private static final int SMALL_ROUNDS = 101;
    private static final int EXHAUST = 10_000;
    private static final Limits MILLION = new Limits(1_000_000, 10_000, Duration.ofMinutes(10));

    private ExploreBenchmark() {}

    /**
     * Runs a part of it: {@code beside ROUNDS}, or {@code rate THREADS ROUNDS}, of which the last line is the median alone.
     *
     * @param args which part, and how much
     */
    public static void main(String[] args) throws Exception {
        if (args[0].equals("beside")) {
            beside(Integer.parseInt(args[1]));
        } else {
            onProcessors(Integer.parseInt(args[1]), Integer.parseInt(args[2]));
        }
    }

    /**
     * The explorer comes first: Lincheck changes classes while it works and changes them back, after which what was
     * compiled of them has to be compiled again.
     */
    private static void beside(int rounds) throws Exception {
        List<Result> found = explored(Comparison.flawed(), SMALL_ROUNDS);
        List<Result> complete = explored(Comparison.right(), SMALL_ROUNDS);
        List<LincheckRun> broken = checked(LincheckPass.Flawed.class, rounds);
        List<LincheckRun> held = checked(LincheckPass.Right.class, rounds);
        if (!broken.stream().allMatch(LincheckRun::broken)
                || !found.stream().allMatch(Result.Broken.class::isInstance)
                || held.stream().anyMatch(LincheckRun::broken)
                || !complete.stream().allMatch(Result.Complete.class::isInstance)) {
            throw new IllegalStateException("one of them is wrong: " + broken + found + held + complete);
        }
        compare("until it is broken", broken, found);
        compare("until all is tried", held, complete);
    }

    private static List<Result> explored(Problem problem, int rounds) throws InterruptedException {
        for (int i = 0; i < WARM_UP; i++) {
            explored(problem, Limits.USUAL, 1);
        }
        List<Result> results = new ArrayList<>();
        for (int i = 0; i < rounds; i++) {
            results.add(explored(problem, Limits.USUAL, 1));
        }
        return results;
    }

    private static List<LincheckRun> checked(Class<? extends LincheckPass> pass, int rounds) {
        LincheckRun.of(pass, EXHAUST);
        List<LincheckRun> runs = new ArrayList<>();
        for (int i = 0; i < rounds; i++) {
            runs.add(LincheckRun.of(pass, EXHAUST));
        }
        return runs;
    }

    private static void compare(String what, List<LincheckRun> lincheck, List<Result> explorer) {
        double others = median(lincheck.stream().mapToLong(LincheckRun::nanos));
        double running = median(lincheck.stream().mapToLong(LincheckRun::running));
        double ours = median(
                explorer.stream().mapToLong(result -> result.tally().took().toNanos()));
        LincheckRun run = lincheck.get(0);
        Tally tally = explorer.get(0).tally();
        print(
                "%s: Lincheck ran %,d schedules%s in %.2f ms (%.2f ms without its preparation), the explorer found %,d"
                        + " states by %,d moves in %.3f ms: 1/%.0f of the time (1/%.0f); medians of %d and %d",
                what,
                run.invocations(),
                run.invocations() < EXHAUST ? "" : " (its limit)",
                others / 1e6,
                running / 1e6,
                tally.states(),
                tally.transitions(),
                ours / 1e6,
                others / ours,
                running / ours,
                lincheck.size(),
                explorer.size());
    }

    private static void onProcessors(int threads, int rounds) throws Exception {
        Problem problem = million();
        for (int i = 0; i < WARM_UP_LARGE; i++) {
            explored(problem, MILLION, threads);
        }
        List<Long> rates = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            rates.add(rate(problem, threads));
        }
        print("%.0f", median(rates.stream().mapToLong(Long::longValue)));
    }

    private static long rate(Problem problem, int threads) throws InterruptedException {
        Result result = explored(problem, MILLION, threads);
        print(
                "on %d: %,d states, %,d moves tried, %.0f ms, %,.0f states/s",
                threads,
                result.tally().states(),
                result.tally().transitions(),
                result.tally().took().toNanos() / 1e6,
                result.tally().rate());
        return Math.round(result.tally().rate());
    }

    /** Two clients and the token-checked lock on one node, with so much that may go wrong that a million states are soon found. */
    private static Problem million() throws ScenarioException {
        String does = "ttl: 3s, timeout: 50ms, retry: {attempts: 3, delay: 500ms},"
                + " does: [acquire, read, work: 200ms, write: -100, release]";
        Scenario scenario = ScenarioLoader.parse("benchmark.yaml", """
                id: benchmark
                title: {en: Benchmark, nb: Måling}
                goal: {en: To be measured., nb: Til måling.}
                topology: single
                lock: lock:account
                resource: {kind: sql, balance: 1000}
                clients:
                  A: {recipe: set-nx-px-safe, %s}
                  B: {recipe: set-nx-px-safe, %s}
                script: []
                expect: []
                """.formatted(does, does), Optional.empty());
        Budget budget = Budget.of(Map.of(
                FaultKind.PAUSE, 2,
                FaultKind.CRASH_CLIENT, 2,
                FaultKind.LOST_REPLY, 2,
                FaultKind.LOST_REQUEST, 2,
                FaultKind.CLOCK_JUMP, 2));
        return Problem.of(scenario, budget, Set.of(Property.LIVENESS));
    }

    private static Result explored(Problem problem, Limits limits, int threads) throws InterruptedException {
        return new Search(problem, limits, threads, System::nanoTime).run(() -> false, tally -> {});
    }

    private static double median(LongStream values) {
        long[] sorted = values.sorted().toArray();
        return sorted[sorted.length / 2];
    }

    private static void print(String format, Object... values) {
        System.out.println(String.format(Locale.ROOT, format, values));
    }
}
