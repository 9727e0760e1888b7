package dev.lockscope.explore.ttl;

import dev.lockscope.model.Interruption;
import dev.lockscope.model.Trial;
import dev.lockscope.model.Witness;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.VirtualRunClock;
import java.time.Duration;
import java.util.function.Function;

/**
 * One run of an experiment: the recipe's own class, on the model, in virtual time. A fixed experiment, protection, TTL and
 * number give the same run each time, on any thread.
 */
final class Sample {

    private final Experiment experiment;
    private final Protection protection;
    private final Draws draws;
    private final Scenario scenario;

    /** The run of that number. */
    Sample(Experiment experiment, Protection protection, Duration ttl, long number) {
        this.experiment = experiment;
        this.protection = protection;
        this.draws = Draws.of(experiment, number);
        this.scenario = TtlScenario.of(experiment, protection, ttl, draws);
    }

    Scenario scenario() {
        return scenario;
    }

    Draws draws() {
        return draws;
    }

    /** Runs it to its end with all pauses that were drawn. */
    Outcome outcome() {
        SectionWatch watch = new SectionWatch(protection == Protection.VERSIONED);
        run(clock -> watch);
        return watch.outcome();
    }

    /** As {@link #outcome}, told to any witness. */
    void run(Function<VirtualRunClock, Witness> witness) {
        trial(witness).run(this::pause, Sample::isGivenUp);
    }

    /** Lets the first holder die in the midst of its work, and answers how long nobody got in after that, ns. */
    long waitAfterCrash() {
        CrashWatch watch = new CrashWatch();
        trial(clock -> watch)
                .run(
                        client -> watch.isFirst(client) ? Interruption.CRASH : Interruption.NONE,
                        () -> watch.isOver() || isGivenUp());
        return watch.nanos();
    }

    /** Whether nobody waits for it any more: a run in which nobody ever gets an answer would never end by itself. */
    private static boolean isGivenUp() {
        return Thread.currentThread().isInterrupted();
    }

    private Interruption pause(String client) {
        long pause =
                draws.clients().get(scenario.cast().clients().indexOf(client)).pause();
        return pause > 0 ? new Interruption.Pause(pause) : Interruption.NONE;
    }

    private Trial trial(Function<VirtualRunClock, Witness> witness) {
        Randomness network = draws.randomness().fork("network");
        return new Trial(
                scenario,
                () -> experiment.network().draw(network),
                draws.randomness().fork("clients"),
                witness);
    }
}
