package dev.lockscope.lab;

import dev.lockscope.resource.Ledger;
import dev.lockscope.scenario.ResourceSpec;

/** Opens the guarded resources of runs. */
@FunctionalInterface
public interface LedgerFactory {

    /**
     * Opens a resource, with a server of its own where it needs one.
     *
     * @throws EnvironmentProblem when the machine lacks something that is needed
     * @throws InterruptedException when the calling thread is interrupted; nothing is left running then
     */
    Ledger open(ResourceSpec spec) throws EnvironmentProblem, InterruptedException;
}
