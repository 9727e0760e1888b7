package dev.lockscope.lock.recipe;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Ports;

/**
 * The token-checked lock that also looks at the time when the answer has come: a lease that has run out on the way is
 * given back, not used.
 *
 * <p>A pause after the look is not caught by it; nothing on the client's side can. Source: the same rule as step 3 of
 * Redlock, in the Redis documentation, "Distributed Locks with Redis".
 */
public final class TimedSetNxPx implements LockRecipe {

    private final Ports ports;
    private final LockSettings lock;

    /** The recipe for one client. */
    public TimedSetNxPx(Ports ports, LockSettings lock) {
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
        if (acquisition instanceof Acquisition.Acquired acquired) {
            ports.surroundings().step("acquire.look-at-time");
            Lease lease = acquired.lease();
            if (ports.surroundings().now() >= lease.validUntil().orElse(Long.MAX_VALUE)) {
                ports.surroundings().step("acquire.take-back");
                OwnerRelease.release(ports, node, lock, lease.token());
                return new Acquisition.Refused("granted too late");
            }
        }
        return acquisition;
    }

    @Override
    public Released release(Lease lease) {
        ports.surroundings().step("release.if-owner");
        return OwnerRelease.release(ports, ports.nodes().master(), lock, lease.token());
    }
}
