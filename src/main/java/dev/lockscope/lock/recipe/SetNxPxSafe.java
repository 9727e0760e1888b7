package dev.lockscope.lock.recipe;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.Ports;

/**
 * {@code SET key token NX PX ttl} to take the lock, and a script that deletes it only if it still holds our token.
 *
 * <p>After an answer that did not come, the script also takes back what the SET may have stored. Source: Redis
 * documentation, "Distributed Locks with Redis".
 */
public final class SetNxPxSafe implements LockRecipe {

    private final Ports ports;
    private final LockSettings lock;

    /** The recipe for one client. */
    public SetNxPxSafe(Ports ports, LockSettings lock) {
        this.ports = ports;
        this.lock = lock;
    }

    @Override
    public Acquisition acquire() {
        return ports.surroundings()
                .retry(
                        lock.retry(),
                        () -> SetAttempt.attempt(ports, ports.nodes().master(), lock));
    }

    @Override
    public Released release(Lease lease) {
        ports.surroundings().step("release.if-owner");
        return OwnerRelease.release(ports, ports.nodes().master(), lock, lease.token());
    }
}
