package dev.lockscope.lock.program;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.port.Ports;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a client does: a list of steps around a lock, in order, once.
 *
 * <p>Like a recipe it learns everything through its ports, so that it runs in every world. A client that does not get
 * the lock stops there; one that believes it holds the lock goes on, right or wrong.
 */
public final class ClientProgram {

    /** How the ids of the program's own steps begin. */
    public static final String STEPS = "program.";

    private final List<Step> steps;
    private final LockRecipe recipe;
    private final Ports ports;
    private final Narrator narrator;
    private final Signal finish;

    private final ResourceSteps resource;

    private @Nullable Lease lease;

    /** A program that has not begun. */
    public ClientProgram(List<Step> steps, LockRecipe recipe, Ports ports, Narrator narrator, Signal finish) {
        this.steps = List.copyOf(steps);
        this.recipe = recipe;
        this.ports = ports;
        this.narrator = narrator;
        this.finish = finish;
        this.resource = new ResourceSteps(ports.resource());
    }

    /** Runs the steps; blocks until the last one is done or the rest is left out. */
    public void run() {
        for (Step step : steps) {
            if (!runStep(step)) {
                return;
            }
        }
        finished("done");
    }

    private boolean runStep(Step step) {
        if (step instanceof Step.Acquire) {
            return acquire();
        } else if (step instanceof Step.Release) {
            release();
        } else if (step instanceof Step.Check) {
            return check();
        } else if (step instanceof Step.LookUp look) {
            return lookUp(look.key());
        } else if (step instanceof Step.Work work) {
            work(work.time());
        } else if (step instanceof Step.SpreadWork work) {
            work(work.spread().draw(ports.surroundings()));
        } else if (step instanceof Step.WorkUntilTold) {
            narrator.workStarted();
            finish.await();
            narrator.workFinished();
        } else if (step instanceof Step.Compute compute) {
            narrator.computationStarted(compute.key());
            ports.surroundings().sleep(compute.time());
            ports.resource().put(compute.key());
        } else {
            resource.run(step, lease == null ? Optional.empty() : lease.fence());
        }
        return true;
    }

    private void work(Duration time) {
        narrator.workStarted();
        ports.surroundings().sleep(time);
        narrator.workFinished();
    }

    private boolean acquire() {
        narrator.requested();
        Acquisition acquisition = recipe.acquire();
        if (acquisition instanceof Acquisition.Acquired acquired) {
            lease = acquired.lease();
            narrator.acquired(acquired.lease());
            narrator.enteredCriticalSection();
            return true;
        }
        String reason = acquisition instanceof Acquisition.Refused refused ? refused.reason() : "unknown";
        narrator.notAcquired(reason);
        finished("did not get the lock");
        return false;
    }

    /** The one use of a lock that is known to be lost: not to use it. */
    private boolean check() {
        ports.surroundings().step(STEPS + "check");
        if (!ports.surroundings().lease().lost()) {
            return true;
        }
        release();
        finished("stopped, because it had lost the lock");
        return false;
    }

    private boolean lookUp(String key) {
        if (!ports.resource().lookUp(key)) {
            return true;
        }
        release();
        finished("found " + key + " there already");
        return false;
    }

    private void finished(String outcome) {
        resource.end();
        narrator.finished(outcome);
    }

    private void release() {
        Lease held = lease;
        if (held != null) {
            narrator.leftCriticalSection();
            lease = null;
            narrator.released(held, recipe.release(held));
        }
    }
}
