package dev.lockscope.model;

import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.Trace;
import java.util.List;

/** Runs scenarios on the model and reads their traces. */
final class ModelRuns {

    private ModelRuns() {}

    static Trace run(Scenario scenario) {
        return run(scenario, 42);
    }

    static Trace run(Scenario scenario, long seed) {
        ModelLab lab = new ModelLab(WallClock.system(), new Lab.Versions("test", "17"));
        try (Run run = lab.open(scenario, new RunOptions(1, seed))) {
            run.start();
            run.awaitEnd();
            return run.trace();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    static <F extends Fact> List<F> facts(Trace trace, Class<F> kind) {
        return events(trace, kind).stream()
                .map(event -> kind.cast(event.fact()))
                .toList();
    }

    static List<Event> events(Trace trace, Class<? extends Fact> kind) {
        return trace.events().stream()
                .filter(event -> kind.isInstance(event.fact()))
                .toList();
    }
}
