package dev.lockscope.desktop.session;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.scenario.Scenario;

/** Starts the servers of runs. */
@FunctionalInterface
public interface RunsOpener {

    /**
     * Starts everything that a scenario needs.
     *
     * @throws EnvironmentProblem when the machine lacks something
     * @throws InterruptedException when the calling thread is interrupted; nothing is left running then
     */
    Run open(Scenario scenario, RunOptions options) throws EnvironmentProblem, InterruptedException;
}
