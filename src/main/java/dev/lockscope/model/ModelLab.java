package dev.lockscope.model;

import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Cast;
import dev.lockscope.trace.Header;

/** Where scenarios are run on the model: the same recipes, programs and scripts in virtual time. */
public final class ModelLab {

    /** What stands in a trace for the servers' version: the one that the model behaves like. */
    public static final String SERVER_VERSION = "model of 6.2";

    private final WallClock wall;
    private final Lab.Versions versions;

    /** A lab on the model. */
    public ModelLab(WallClock wall, Lab.Versions versions) {
        this.wall = wall;
        this.versions = versions;
    }

    /**
     * Prepares a run; nothing happens before {@link Run#start}.
     *
     * @param options the speed does not matter here
     */
    public Run open(Scenario scenario, RunOptions options) {
        Cast cast = scenario.cast();
        Header header = new Header(
                scenario.source(),
                scenario.id(),
                scenario.variant().orElse(null),
                options.seed(),
                1,
                wall.now(),
                versions.lockscope(),
                SERVER_VERSION,
                versions.java(),
                cast);
        return new ModelRun(scenario, header, options.play());
    }
}
