package dev.lockscope.app;

import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.lab.Speed;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.verdict.Finding;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.Verdict;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;

/**
 * Runs every scenario many times, alone or with others beside it on a busy machine, and prints how often each outcome
 * came.
 *
 * <p>Arguments: how many undisturbed runs of each (100), the folder of the scenarios ({@code scenarios}), how many runs go
 * on side by side, with all processors kept busy where that is more than one (1). Leaves with 0 when every run had the
 * findings that its scenario expects.
 */
public final class Stability {

    private static final double LOWEST = 0.5;

    private final Lab lab;
    private final int wanted;
    private final int sideBySide;
    private final PrintStream out;

    private Stability(Lab lab, int wanted, int sideBySide, PrintStream out) {
        this.lab = lab;
        this.wanted = wanted;
        this.sideBySide = sideBySide;
        this.out = out;
    }

    public static void main(String[] arguments) throws Exception {
        int wanted = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 100;
        Path folder = Path.of(arguments.length > 1 ? arguments[1] : "scenarios");
        int sideBySide = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 1;
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Lab lab = new Wiring(System.getenv(), System.getProperties()).lab("en");
        Stability stability = new Stability(lab, wanted, sideBySide, out);
        out.printf("%-36s %5s %9s %8s  %s%n", "scenario", "runs", "disturbed", "expected", "outcomes");
        if (sideBySide > 1) {
            busy(Runtime.getRuntime().availableProcessors());
        }
        System.exit(stability.repeat(LabScenarios.in(folder)) ? 0 : 1);
    }

    /** What the runs of one scenario came to. */
    private static final class Tally {
        private final Map<String, Integer> outcomes = new TreeMap<>();
        private int disturbed;
        private int expected;
    }

    private boolean repeat(List<Scenario> scenarios) throws Exception {
        ExecutorService workers = Executors.newFixedThreadPool(sideBySide);
        boolean stable = true;
        try {
            for (Scenario scenario : scenarios) {
                Tally tally = new Tally();
                List<Callable<Boolean>> runs = new ArrayList<>();
                for (int seed = 0; seed < wanted; seed++) {
                    int chosen = seed;
                    runs.add(() -> repeat(scenario, chosen, tally));
                }
                for (Future<Boolean> run : workers.invokeAll(runs)) {
                    run.get();
                }
                stable &= tally.expected == wanted;
                out.printf(
                        Locale.ROOT,
                        "%-36s %5d %9d %8d  %s%n",
                        scenario.fullId(),
                        wanted,
                        tally.disturbed,
                        tally.expected,
                        tally.outcomes);
            }
        } finally {
            workers.shutdownNow();
        }
        return stable;
    }

    /** Runs until it comes to a run that nothing has disturbed, each time at half the speed. */
    private boolean repeat(Scenario scenario, int seed, Tally tally) throws Exception {
        for (double speed = Speed.FASTEST; ; speed = Math.max(LOWEST, speed / 2)) {
            Verdict verdict = judge(scenario, new RunOptions(speed, seed));
            synchronized (tally) {
                if (!verdict.isDisturbed()) {
                    tally.outcomes.merge(findings(verdict), 1, Integer::sum);
                    tally.expected += verdict.meets(scenario.expect()) ? 1 : 0;
                    return true;
                }
                tally.disturbed++;
            }
        }
    }

    private Verdict judge(Scenario scenario, RunOptions options) throws Exception {
        try (Run run = lab.open(scenario, options)) {
            run.start();
            run.awaitEnd();
            return Judge.judge(run.trace());
        }
    }

    private static String findings(Verdict verdict) {
        String text = verdict.findings().stream()
                .map(Finding::id)
                .map(FindingId::id)
                .distinct()
                .sorted()
                .collect(Collectors.joining(" + "));
        return text.isEmpty() ? "safe" : text;
    }

    private static void busy(int processors) {
        for (int i = 0; i < processors; i++) {
            Thread thread = new Thread(
                    () -> {
                        while (!Thread.currentThread().isInterrupted()) {
                            Thread.onSpinWait();
                        }
                    },
                    "load-" + i);
            thread.setDaemon(true);
            thread.start();
        }
    }
}
