package dev.lockscope.lock.program;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.FencingToken;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.port.GuardedResource;
import dev.lockscope.lock.port.GuardedResource.Write;
import dev.lockscope.lock.port.GuardedResource.WriteResult;
import dev.lockscope.lock.port.Ports;
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

    private final List<Step> steps;
    private final LockRecipe recipe;
    private final Ports ports;
    private final Narrator narrator;
    private final Signal finish;

    private @Nullable Lease lease;
    private long value;

    /** A program that has not begun. */
    public ClientProgram(List<Step> steps, LockRecipe recipe, Ports ports, Narrator narrator, Signal finish) {
        this.steps = List.copyOf(steps);
        this.recipe = recipe;
        this.ports = ports;
        this.narrator = narrator;
        this.finish = finish;
    }

    /** Runs the steps; blocks until the last one is done or the lock was not acquired. */
    public void run() {
        for (Step step : steps) {
            if (!runStep(step)) {
                return;
            }
        }
        narrator.finished("done");
    }

    private boolean runStep(Step step) {
        if (step instanceof Step.Acquire) {
            return acquire();
        } else if (step instanceof Step.Read) {
            value = ports.resource().read();
        } else if (step instanceof Step.Work work) {
            narrator.workStarted();
            ports.surroundings().sleep(work.time());
            narrator.workFinished();
        } else if (step instanceof Step.WorkUntilTold) {
            narrator.workStarted();
            finish.await();
            narrator.workFinished();
        } else if (step instanceof Step.Write write) {
            write(write.change());
        } else if (step instanceof Step.Release) {
            release();
        } else if (step instanceof Step.Check) {
            return check();
        }
        return true;
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
        narrator.finished("did not get the lock");
        return false;
    }

    private void write(long change) {
        Optional<FencingToken> fence = lease == null ? Optional.empty() : lease.fence();
        GuardedResource resource = ports.resource();
        WriteResult result = resource.write(new Write(value + change, change, fence));
        if (result instanceof WriteResult.Accepted accepted) {
            value = accepted.after();
        }
    }

    /** The one use of a lock that is known to be lost: not to use it. */
    private boolean check() {
        ports.surroundings().step("program.check");
        if (!ports.surroundings().lease().lost()) {
            return true;
        }
        release();
        narrator.finished("stopped, because it had lost the lock");
        return false;
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
