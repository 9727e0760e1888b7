package dev.lockscope.cli;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.scenario.Scenario;

/** Opens runs, as {@link dev.lockscope.lab.Lab#open} does. */
@FunctionalInterface
public interface Runs {

    /**
     * Starts everything that a scenario needs; nothing happens before {@link Run#start}.
     *
     * @throws EnvironmentProblem when the machine lacks something that is needed
     * @throws InterruptedException when the calling thread is interrupted; nothing is left running then
     */
    Run open(Scenario scenario, RunOptions options) throws EnvironmentProblem, InterruptedException;
}
