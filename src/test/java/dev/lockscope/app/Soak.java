package dev.lockscope.app;

import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.redis.process.UserFolders;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.ResourceFact.ResourceOpened;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.Verdict;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Does random things to random runs for a long time, and looks for what must never be: a run that does not end, a defect,
 * money that is neither in the ledger nor in a finding, and threads, processes, files and sockets that stay.
 *
 * <p>Arguments: the first seed (1), how many seeds (10), minutes for each (5). Leaves with 0 when all was well.
 */
public final class Soak {

    private static final Duration RUN = Duration.ofSeconds(6);
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final long PAUSE_MS = 120;

    private final Lab lab;
    private final Path runs;
    private final PrintStream out;
    private final RunClock clock = SystemRunClock.startingNow();
    private final ExecutorService watched = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "soak");
        thread.setDaemon(true);
        return thread;
    });
    private int troubles;

    private Soak(Lab lab, Path runs, PrintStream out) {
        this.lab = lab;
        this.runs = runs;
        this.out = out;
    }

    public static void main(String[] arguments) throws Exception {
        int first = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 1;
        int seeds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 10;
        double minutes = arguments.length > 2 ? Double.parseDouble(arguments[2]) : 5;
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Lab lab = new Wiring(System.getenv(), System.getProperties()).lab("en");
        Soak soak = new Soak(lab, UserFolders.ofUser(System.getenv()).runs(), out);
        out.printf("%4s %5s %8s %8s %9s %9s  %s%n", "seed", "runs", "actions", "refused", "writes", "troubles", "");
        for (int seed = first; seed < first + seeds; seed++) {
            soak.soak(seed, Duration.ofMillis((long) (minutes * 60_000)));
        }
        System.exit(soak.troubles == 0 ? 0 : 1);
    }

    /** What one seed came to. */
    private static final class Tally {
        private int runs;
        private int actions;
        private int refused;
        private int writes;
        private int troubles;
    }

    private void soak(int seed, Duration time) throws Exception {
        Randomness chance = Randomness.seeded(seed);
        SoakScenarios scenarios = new SoakScenarios(chance.fork("scenarios"));
        Tally tally = new Tally();
        one(scenarios.next(0), seed, chance.fork("warm-up"), new Tally());
        Leftovers before = Leftovers.now(runs);
        long until = clock.nanos() + time.toNanos();
        while (clock.nanos() < until) {
            tally.runs++;
            Scenario scenario = scenarios.next(tally.runs);
            one(scenario, seed, chance.fork("run-" + tally.runs), tally);
            String left = left(before);
            if (!left.isEmpty()) {
                trouble(tally, seed, scenario, "left behind:" + left);
                before = Leftovers.now(runs);
            }
        }
        out.printf(
                Locale.ROOT,
                "%4d %5d %8d %8d %9d %9d%n",
                seed,
                tally.runs,
                tally.actions,
                tally.refused,
                tally.writes,
                tally.troubles);
    }

    /** What is left once everything that ends has had the time to. */
    private String left(Leftovers before) throws Exception {
        long until = clock.nanos() + Duration.ofSeconds(5).toNanos();
        String left = Leftovers.now(runs).beyond(before);
        while (!left.isEmpty() && clock.nanos() < until) {
            clock.sleep(Duration.ofMillis(20));
            left = Leftovers.now(runs).beyond(before);
        }
        return left;
    }

    private void one(Scenario scenario, int seed, Randomness chance, Tally tally) throws Exception {
        Future<Trace> running = watched.submit(() -> play(scenario, seed, chance, tally));
        try {
            check(scenario, seed, running.get(PATIENCE.toSeconds(), TimeUnit.SECONDS), tally);
        } catch (TimeoutException e) {
            trouble(tally, seed, scenario, "does not end");
            Thread.getAllStackTraces().forEach((thread, frames) -> {
                out.println(thread);
                for (StackTraceElement frame : frames) {
                    out.println("    at " + frame);
                }
            });
            System.exit(1);
        }
    }

    private Trace play(Scenario scenario, int seed, Randomness chance, Tally tally) throws Exception {
        SoakActions actions = new SoakActions(scenario, chance);
        Run run = lab.open(scenario, new RunOptions(1, seed));
        try (run) {
            run.start();
            long until = clock.nanos() + RUN.toNanos();
            while (clock.nanos() < until && !run.recorder().isClosed()) {
                clock.sleep(Duration.ofMillis(chance.nextLong(PAUSE_MS)));
                apply(run, actions.next(), tally);
            }
            actions.endings().forEach(action -> run.apply(action));
        }
        return run.trace();
    }

    private static void apply(Run run, Action action, Tally tally) {
        tally.actions++;
        if (!run.apply(action)) {
            tally.refused++;
        }
    }

    private void check(Scenario scenario, int seed, Trace trace, Tally tally) {
        Verdict verdict = Judge.judge(trace);
        long expected = 0;
        long last = 0;
        for (Event event : trace.events()) {
            if (event.fact() instanceof ResourceOpened opened) {
                expected = opened.value();
                last = opened.value();
            } else if (event.fact() instanceof WriteAccepted accepted) {
                tally.writes++;
                expected += accepted.change();
                last = accepted.after();
            } else if (event.fact() instanceof RunEnded ended && ended.ending() == Ending.BROKEN) {
                trouble(tally, seed, scenario, "a defect: " + ended.detail());
            }
        }
        boolean told = verdict.isDisturbed() || verdict.ids().contains(FindingId.LOST_UPDATE);
        if (last != expected && !told) {
            trouble(tally, seed, scenario, (last - expected) + " kr are in no finding");
        }
    }

    private void trouble(Tally tally, int seed, Scenario scenario, String what) {
        tally.troubles++;
        troubles++;
        out.printf(
                "seed %d, %s on %s: %s%n%s%n",
                seed, scenario.id(), scenario.topology().id(), what, scenario.source());
    }
}
