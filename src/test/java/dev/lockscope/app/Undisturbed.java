package dev.lockscope.app;

import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.lab.Speed;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Judge;

/**
 * A run on real servers that the machine has not disturbed.
 *
 * @param trace the run
 * @param disturbed how many runs before it were disturbed
 */
record Undisturbed(Trace trace, int disturbed) {

    private static final double LOWEST = 0.5;

    /** Plays a run to its end. */
    interface Playing {
        void play(Run run) throws InterruptedException;
    }

    /** A run that its script leads, as {@link #of(Lab, Scenario, RunOptions, Playing)}. */
    static Undisturbed of(Lab lab, Scenario scenario, long seed) throws Exception {
        return of(lab, scenario, new RunOptions(Speed.FASTEST, seed), run -> {
            run.start();
            run.awaitEnd();
        });
    }

    /** Runs until nothing has disturbed a run, each time at half the speed. */
    static Undisturbed of(Lab lab, Scenario scenario, RunOptions options, Playing playing) throws Exception {
        int disturbed = 0;
        for (double speed = options.speed(); ; speed = Math.max(LOWEST, speed / 2)) {
            try (Run run = lab.open(scenario, new RunOptions(speed, options.seed(), options.play()))) {
                playing.play(run);
                if (!Judge.judge(run.trace()).isDisturbed()) {
                    return new Undisturbed(run.trace(), disturbed);
                }
                disturbed++;
            }
        }
    }
}
