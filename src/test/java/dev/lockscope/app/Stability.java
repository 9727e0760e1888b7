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
import java.util.stream.Collectors;

/**
 * Runs every scenario many times, idle and with all processors busy, and prints how often each outcome came.
 *
 * <p>Arguments: how many undisturbed runs of each (100), the folder of the scenarios ({@code scenarios}). Leaves with 0
 * when every run had the findings that its scenario expects.
 */
public final class Stability {

    private static final double LOWEST = 0.5;

    private final Lab lab;
    private final int wanted;
    private final PrintStream out;
    private boolean stable = true;

    private Stability(Lab lab, int wanted, PrintStream out) {
        this.lab = lab;
        this.wanted = wanted;
        this.out = out;
    }

    public static void main(String[] arguments) throws Exception {
        int wanted = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 100;
        Path folder = Path.of(arguments.length > 1 ? arguments[1] : "scenarios");
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Stability stability = new Stability(new Wiring(System.getenv(), System.getProperties()).lab("en"), wanted, out);
        out.printf("%-28s %-5s %5s %9s  %s%n", "scenario", "load", "runs", "disturbed", "outcomes");
        for (Scenario scenario : LabScenarios.in(folder)) {
            stability.repeat(scenario, "idle");
            List<Thread> load = busy(Runtime.getRuntime().availableProcessors());
            stability.repeat(scenario, "busy");
            load.forEach(Thread::interrupt);
        }
        System.exit(stability.stable ? 0 : 1);
    }

    private void repeat(Scenario scenario, String load) throws Exception {
        Map<String, Integer> outcomes = new TreeMap<>();
        int disturbed = 0;
        double speed = Speed.FASTEST;
        for (int seed = 0, good = 0; good < wanted; seed++) {
            Verdict verdict = judge(scenario, new RunOptions(speed, seed));
            if (verdict.isDisturbed()) {
                disturbed++;
                speed = Math.max(LOWEST, speed / 2);
                continue;
            }
            speed = Speed.FASTEST;
            good++;
            outcomes.merge(findings(verdict), 1, Integer::sum);
            stable &= verdict.meets(scenario.expect());
        }
        out.printf(Locale.ROOT, "%-28s %-5s %5d %9d  %s%n", scenario.fullId(), load, wanted, disturbed, outcomes);
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

    private static List<Thread> busy(int processors) {
        List<Thread> threads = new ArrayList<>();
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
            threads.add(thread);
        }
        return threads;
    }
}
