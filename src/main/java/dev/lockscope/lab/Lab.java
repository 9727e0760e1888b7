package dev.lockscope.lab;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.WallClock;
import java.util.function.Supplier;

/** Where scenarios are run. */
public final class Lab {

    private final ClusterFactory clusters;
    private final LedgerFactory ledgers;
    private final Supplier<RunClock> clocks;
    private final WallClock wall;
    private final Versions versions;

    /**
     * What a lab tells of itself in a trace.
     *
     * @param lockscope this program's version
     * @param java the Java runtime's version
     */
    public record Versions(String lockscope, String java) {}

    /**
     * A lab.
     *
     * @param clusters starts the lock servers
     * @param ledgers opens the guarded resources
     * @param clocks gives a clock that starts now
     */
    public Lab(
            ClusterFactory clusters,
            LedgerFactory ledgers,
            Supplier<RunClock> clocks,
            WallClock wall,
            Versions versions) {
        this.clusters = clusters;
        this.ledgers = ledgers;
        this.clocks = clocks;
        this.wall = wall;
        this.versions = versions;
    }

    /**
     * Starts everything that a scenario needs; nothing happens before {@link Run#start}.
     *
     * @throws EnvironmentProblem when the machine lacks something that is needed
     * @throws InterruptedException when the calling thread is interrupted; nothing is left running then
     */
    public Run open(Scenario scenario, RunOptions options) throws EnvironmentProblem, InterruptedException {
        return LiveRun.open(
                scenario, options, clusters, ledgers.open(scenario.resource()), clocks.get(), wall, versions);
    }
}
