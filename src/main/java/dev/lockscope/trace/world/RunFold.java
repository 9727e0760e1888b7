package dev.lockscope.trace.world;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact;
import dev.lockscope.trace.FaultFact.ActionRefused;
import dev.lockscope.trace.FaultFact.FaultBegan;
import dev.lockscope.trace.FaultFact.FaultEnded;
import dev.lockscope.trace.FaultFact.LearnerActed;
import dev.lockscope.trace.RunFact;
import dev.lockscope.trace.RunFact.ClientStepped;
import dev.lockscope.trace.RunFact.EventLimitReached;
import dev.lockscope.trace.RunFact.FreePlayBegan;
import dev.lockscope.trace.RunFact.RunDisturbed;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.RunFact.RunHeld;
import dev.lockscope.trace.RunFact.RunProceeded;
import dev.lockscope.trace.RunFact.RunStarted;
import dev.lockscope.trace.RunFact.TimeLimitReached;
import dev.lockscope.trace.ScriptFact;
import dev.lockscope.trace.ScriptFact.ScriptStepFailed;
import dev.lockscope.trace.ScriptFact.ScriptStepReached;
import java.util.ArrayList;
import java.util.List;

/** What facts about the run, its script and its faults change. */
final class RunFold {

    private RunFold() {}

    static RunView apply(RunView run, RunFact fact) {
        if (fact instanceof RunStarted) {
            return run.start();
        } else if (fact instanceof RunDisturbed disturbed) {
            return run.disturbed(disturbed.stall());
        } else if (fact instanceof RunHeld) {
            return run.held(true);
        } else if (fact instanceof RunProceeded) {
            return run.held(false);
        } else if (fact instanceof FreePlayBegan) {
            return run.freed();
        } else if (fact instanceof RunEnded ended) {
            return run.end(ended.ending(), ended.detail());
        } else if (fact instanceof ClientStepped
                || fact instanceof EventLimitReached
                || fact instanceof TimeLimitReached) {
            return run;
        }
        throw Fold.unfolded(fact);
    }

    static World apply(World world, ScriptFact fact, long at) {
        List<StepView> steps = new ArrayList<>(world.script());
        if (fact instanceof ScriptStepReached reached) {
            steps.add(new StepView(reached.step(), reached.when(), true, at));
        } else if (fact instanceof ScriptStepFailed failed) {
            steps.add(new StepView(failed.step(), failed.when(), false, at));
        } else {
            throw Fold.unfolded(fact);
        }
        return world.with(steps);
    }

    static World apply(World world, FaultFact fact, Event event) {
        if (fact instanceof FaultBegan began) {
            FaultView fault = new FaultView(began.fault(), began.kind(), began.target(), event.actor(), event.at());
            return world.with(world.faults().with(began.fault(), fault));
        } else if (fact instanceof FaultEnded ended) {
            return world.with(world.faults().without(ended.fault()));
        } else if (fact instanceof ActionRefused || fact instanceof LearnerActed) {
            return world;
        }
        throw Fold.unfolded(fact);
    }
}
