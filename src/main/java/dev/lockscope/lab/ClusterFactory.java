package dev.lockscope.lab;

import dev.lockscope.scenario.Topology;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.Recorder;

/** Starts clusters. */
@FunctionalInterface
public interface ClusterFactory {

    /**
     * Starts the nodes of a topology; returns when all of them answer.
     *
     * @throws EnvironmentProblem when the machine lacks something that is needed
     * @throws InterruptedException when the calling thread is interrupted; nothing is left running then
     */
    Cluster open(Topology topology, Recorder recorder, RunClock clock) throws EnvironmentProblem, InterruptedException;
}
