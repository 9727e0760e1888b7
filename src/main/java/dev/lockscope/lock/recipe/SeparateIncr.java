package dev.lockscope.lock.recipe;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.FencingToken;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Ports;
import java.util.Optional;

/**
 * The token-checked lock that fetches its fencing token by a second command after the lock was taken.
 *
 * <p>Its flaw: a client that is delayed between the two can fetch a larger number than the holder after it, and so
 * outrank the rightful holder.
 */
public final class SeparateIncr implements LockRecipe {

    private final Ports ports;
    private final LockSettings lock;

    /** The recipe for one client. */
    public SeparateIncr(Ports ports, LockSettings lock) {
        this.ports = ports;
        this.lock = lock;
    }

    @Override
    public Acquisition acquire() {
        return ports.surroundings().retry(lock.retry(), this::attempt);
    }

    private Acquisition attempt() {
        NodeId node = ports.nodes().master();
        Acquisition acquisition = SetAttempt.attempt(ports, node, lock);
        if (!(acquisition instanceof Acquisition.Acquired acquired)) {
            return acquisition;
        }
        ports.surroundings().step("acquire.mint");
        Answer answer = ports.nodes().ask(node, new Command.Increment(lock.fenceKey()), lock.timeout());
        Lease lease = acquired.lease();
        if (answer instanceof Answer.Value value) {
            FencingToken fence = new FencingToken(Long.parseLong(value.text()));
            return new Acquisition.Acquired(new Lease(lease.token(), Optional.of(fence), lease.validUntil()));
        }
        ports.surroundings().step("acquire.take-back");
        OwnerRelease.release(ports, node, lock, lease.token());
        return Refusals.of(answer);
    }

    @Override
    public Released release(Lease lease) {
        ports.surroundings().step("release.if-owner");
        return OwnerRelease.release(ports, ports.nodes().master(), lock, lease.token());
    }
}
