package dev.lockscope.benchmark;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs the benchmarks and prints a table.
 *
 * <p>A shared machine is now fast and now slow, so all are run one after another in short rounds, and each is compared
 * with the first of its class and parameters in the same round; the table has the medians over the rounds of the
 * medians in each.
 */
public final class Benchmarks {

    private static final int ROUNDS = 5;
    private static final List<Class<?>> CLASSES = List.of(
            LockPairBenchmark.class,
            TraceAppendBenchmark.class,
            TraceReadBenchmark.class,
            TraceWriteBenchmark.class,
            TimelineBenchmark.class,
            StandingUpBenchmark.class);

    private final Map<String, List<Double>> times = new TreeMap<>();
    private final Map<String, List<Double>> ratios = new TreeMap<>();

    private Benchmarks() {}

    /**
     * Runs them.
     *
     * @param args the number of rounds, 5 unless given
     */
    public static void main(String[] args) throws RunnerException {
        Benchmarks benchmarks = new Benchmarks();
        int rounds = args.length == 0 ? ROUNDS : Integer.parseInt(args[0]);
        for (int round = 0; round < rounds; round++) {
            for (Class<?> type : CLASSES) {
                benchmarks.add(run(type));
            }
        }
        benchmarks.print(rounds);
    }

    private static Collection<RunResult> run(Class<?> type) throws RunnerException {
        return new Runner(new OptionsBuilder()
                        .include("\\." + type.getSimpleName() + "\\.")
                        .forks(1)
                        .warmupIterations(3)
                        .warmupTime(TimeValue.seconds(1))
                        .measurementIterations(3)
                        .measurementTime(TimeValue.seconds(1))
                        .jvmArgsAppend("-Xmx1g")
                        .shouldFailOnError(true)
                        .verbosity(VerboseMode.SILENT)
                        .build())
                .run();
    }

    private void add(Collection<RunResult> results) {
        Map<String, Double> firsts = new TreeMap<>();
        for (RunResult result : results) {
            String name = name(result.getParams());
            double time = result.getPrimaryResult().getStatistics().getPercentile(50);
            double first = firsts.computeIfAbsent(parameters(result.getParams()), key -> time);
            times.computeIfAbsent(name, key -> new ArrayList<>()).add(time);
            ratios.computeIfAbsent(name, key -> new ArrayList<>()).add(time / first);
        }
    }

    /** Class and method, and behind them the values of its parameters. */
    private static String name(BenchmarkParams params) {
        String benchmark = params.getBenchmark();
        return benchmark.substring(benchmark.lastIndexOf('.', benchmark.lastIndexOf('.') - 1) + 1) + parameters(params);
    }

    private static String parameters(BenchmarkParams params) {
        StringBuilder values = new StringBuilder();
        params.getParamsKeys().forEach(key -> values.append(' ').append(params.getParam(key)));
        return values.toString();
    }

    private void print(int rounds) {
        System.out.printf("Medians of %d rounds%n", rounds);
        System.out.printf("%-44s %14s %8s%n", "benchmark", "time (us)", "ratio");
        times.forEach((name, scores) -> System.out.printf(
                Locale.ROOT,
                "%-44s %14.3f %8.2f%n",
                name,
                median(scores),
                median(ratios.getOrDefault(name, List.of()))));
    }

    private static double median(List<Double> values) {
        List<Double> sorted = values.stream().sorted().toList();
        return sorted.get(sorted.size() / 2);
    }
}
