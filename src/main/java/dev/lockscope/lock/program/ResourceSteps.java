package dev.lockscope.lock.program;

import dev.lockscope.lock.FencingToken;
import dev.lockscope.lock.port.GuardedResource;
import dev.lockscope.lock.port.GuardedResource.Charge;
import dev.lockscope.lock.port.GuardedResource.Outcome;
import dev.lockscope.lock.port.GuardedResource.Reading;
import dev.lockscope.lock.port.GuardedResource.Reason;
import dev.lockscope.lock.port.GuardedResource.Write;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The steps of a client's program that deal with the guarded resource, and what the client knows of its value. */
final class ResourceSteps {

    private final GuardedResource resource;
    private @Nullable Reading known;
    private boolean inTransaction;

    ResourceSteps(GuardedResource resource) {
        this.resource = resource;
    }

    /**
     * Does a step.
     *
     * @param fence the token of the lock that the client believes to hold, if it has one
     */
    void run(Step step, Optional<FencingToken> fence) {
        if (step instanceof Step.Read) {
            known = resource.read();
        } else if (step instanceof Step.Write write) {
            write(write, fence);
        } else if (step instanceof Step.Charge charge) {
            learn(resource.charge(new Charge(charge.key(), charge.amount(), fence)), -charge.amount());
        } else if (step instanceof Step.Remember remember) {
            resource.remember(remember.key());
        } else if (step instanceof Step.Begin) {
            resource.begin();
            inTransaction = true;
        } else if (step instanceof Step.Commit) {
            inTransaction = false;
            resource.commit();
        } else {
            throw new IllegalStateException("no step of the resource: " + step);
        }
    }

    /** The program ends; a transaction that it leaves open comes to nothing. */
    void end() {
        if (inTransaction) {
            inTransaction = false;
            resource.rollBack();
        }
    }

    private void write(Step.Write step, Optional<FencingToken> fence) {
        Outcome outcome = resource.write(next(step.change(), fence));
        for (int retry = 0; retry < step.retries() && isConflict(outcome); retry++) {
            // What was computed from the old reading is worth nothing: read and compute anew.
            known = resource.read();
            outcome = resource.write(next(step.change(), fence));
        }
        learn(outcome, step.change());
    }

    private Write next(long change, Optional<FencingToken> fence) {
        long value = known == null ? 0 : known.value();
        return new Write(value + change, change, fence, Optional.ofNullable(known));
    }

    /** What waits for a commit counts as done, so that what follows in the transaction is computed from it. */
    private void learn(Outcome outcome, long change) {
        if (outcome instanceof Outcome.Accepted accepted) {
            known = new Reading(accepted.after(), accepted.version());
        } else if (outcome instanceof Outcome.Queued && known != null) {
            known = new Reading(known.value() + change, known.version() + 1);
        }
    }

    private static boolean isConflict(Outcome outcome) {
        return outcome instanceof Outcome.Rejected rejected && rejected.reason() == Reason.CONFLICT;
    }
}
