package dev.lockscope.app;

import dev.lockscope.explore.ttl.Distribution;
import dev.lockscope.explore.ttl.Estimate;
import dev.lockscope.explore.ttl.Experiment;
import dev.lockscope.explore.ttl.Findings;
import dev.lockscope.explore.ttl.Laboratory;
import dev.lockscope.explore.ttl.Outcome;
import dev.lockscope.explore.ttl.Proportion;
import dev.lockscope.explore.ttl.Protection;
import dev.lockscope.explore.ttl.RealRuns;
import dev.lockscope.lab.Lab;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Holds what the TTL laboratory finds on the model against runs on real servers, at three TTLs, with the same drawn times
 * of work and pauses. A real run that the machine disturbs is repeated. The model runs far more often, so that its share is
 * known well, and is asked for within the bounds of the real one: so each answer is no by mere chance 1 time in 20.
 *
 * <p>Arguments: how many real runs each lock and TTL gets (100), how many go on side by side (4), the locks
 * ({@code plain}). Leaves with 0 when every share of the model lies within the bounds of the real one.
 */
public final class TtlCheck {

    private static final int MOST_REPEATS = 20;

    /** So many runs on the model. */
    private static final int MODEL_RUNS = 2_000;

    private static final List<Duration> TTLS =
            List.of(Duration.ofMillis(500), Duration.ofMillis(1_000), Duration.ofMillis(2_000));

    private TtlCheck() {}

    public static void main(String[] arguments) throws Exception {
        int runs = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 100;
        int sideBySide = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 4;
        List<Protection> locks = new ArrayList<>();
        for (String id : (arguments.length > 2 ? arguments[2] : "plain").split(",")) {
            locks.add(Protection.find(id).orElseThrow(() -> new IllegalArgumentException("no lock " + id)));
        }
        Experiment experiment = new Experiment(
                new Distribution.LogNormal(Duration.ofMillis(450), Duration.ofSeconds(2)),
                new Distribution.Rarely(
                        0.1, new Distribution.LogNormal(Duration.ofMillis(600), Duration.ofMillis(2_500))),
                Distribution.none(),
                locks,
                TTLS,
                MODEL_RUNS,
                2,
                Duration.ofMillis(60),
                1);
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Lab lab = new Wiring(System.getenv(), System.getProperties()).lab("en");
        System.exit(check(experiment, new RealRuns(lab, experiment), runs, sideBySide, out) ? 0 : 1);
    }

    private static boolean check(Experiment experiment, RealRuns real, int runs, int sideBySide, PrintStream out)
            throws Exception {
        Findings model = new Laboratory(2).run(experiment, (done, of) -> {});
        out.printf(
                Locale.ROOT,
                "%-10s %7s  %-12s %5s %9s  %-30s %-9s %s%n",
                "lock",
                "TTL",
                "what",
                "runs",
                "repeated",
                "real, bounds",
                "model",
                "within");
        ExecutorService workers = Executors.newFixedThreadPool(sideBySide);
        boolean within = true;
        try {
            for (Estimate estimate : model.estimates()) {
                AtomicInteger repeated = new AtomicInteger();
                List<Outcome> outcomes = outcomes(runs, real, estimate, workers, repeated);
                within &= tell(out, estimate, "overlap", Outcome::overlap, Estimate::overlap, outcomes, repeated);
                within &= tell(
                        out, estimate, "lost update", Outcome::lostUpdate, Estimate::lostUpdate, outcomes, repeated);
                within &= tell(
                        out, estimate, "stale write", Outcome::staleWrite, Estimate::staleWrite, outcomes, repeated);
            }
        } finally {
            workers.shutdownNow();
        }
        return within;
    }

    private static List<Outcome> outcomes(
            int wanted, RealRuns real, Estimate estimate, ExecutorService workers, AtomicInteger repeated)
            throws Exception {
        List<Callable<Outcome>> runs = new ArrayList<>();
        for (int i = 0; i < wanted; i++) {
            int number = i;
            runs.add(() -> undisturbed(real, estimate, number, repeated));
        }
        List<Outcome> outcomes = new ArrayList<>();
        for (Future<Outcome> run : workers.invokeAll(runs)) {
            outcomes.add(run.get());
        }
        return outcomes;
    }

    private static Outcome undisturbed(RealRuns real, Estimate estimate, int number, AtomicInteger repeated)
            throws Exception {
        for (int i = 0; i < MOST_REPEATS; i++) {
            Optional<Outcome> outcome = real.run(estimate.protection(), estimate.ttl(), number);
            if (outcome.isPresent()) {
                return outcome.get();
            }
            repeated.incrementAndGet();
        }
        throw new IllegalStateException("the machine disturbs every run; let fewer run side by side");
    }

    private static boolean tell(
            PrintStream out,
            Estimate estimate,
            String what,
            Predicate<Outcome> happened,
            Function<Estimate, Proportion> share,
            List<Outcome> outcomes,
            AtomicInteger repeated) {
        int times = (int) outcomes.stream().filter(happened).count();
        Proportion real = new Proportion(times, outcomes.size());
        Proportion model = share.apply(estimate);
        boolean within = real.low() <= model.share() && model.share() <= real.high();
        out.printf(
                Locale.ROOT,
                "%-10s %4d ms  %-12s %5d %9d  %-30s %5.1f %%   %s%n",
                estimate.protection().id(),
                estimate.ttl().toMillis(),
                what,
                outcomes.size(),
                repeated.get(),
                String.format(
                        Locale.ROOT,
                        "%d = %.1f %% (%.1f-%.1f)",
                        times,
                        100 * real.share(),
                        100 * real.low(),
                        100 * real.high()),
                100 * model.share(),
                within ? "yes" : "NO");
        return within;
    }
}
