package dev.lockscope.lock.recipe;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.Ports;

/**
 * Redlock with automatic extension and an abort signal, as {@code using()} of Redlock libraries has it.
 *
 * <p>The signal is the lease's "lost"; it is raised at the latest when the lease's local time is up. It stops nothing by
 * itself: the work has to look at it before each effect.
 */
public final class RedlockUsing implements LockRecipe {

    private static final String EXTENSION = "extension";
    private static final String ALARM = "alarm";

    private final Ports ports;
    private final LockSettings lock;
    private final Redlock redlock;

    /** The recipe for one client. */
    public RedlockUsing(Ports ports, LockSettings lock) {
        this.ports = ports;
        this.lock = lock;
        this.redlock = Redlock.parallel(ports, lock);
    }

    @Override
    public Acquisition acquire() {
        Acquisition acquisition = redlock.acquire();
        if (acquisition instanceof Acquisition.Acquired acquired) {
            Lease lease = acquired.lease();
            ports.surroundings().leaseUntil(lease.token(), lease.validUntil().orElse(Long.MAX_VALUE));
            ports.surroundings().step("acquire.start-extension");
            ports.surroundings().start(EXTENSION, new RedlockExtension(lock, lease.token()));
            ports.surroundings().start(ALARM, new LeaseAlarm(lease.token()));
        }
        return acquisition;
    }

    @Override
    public Released release(Lease lease) {
        ports.surroundings().step("release.stop-extension");
        ports.surroundings().stop(EXTENSION);
        ports.surroundings().stop(ALARM);
        return redlock.release(lease);
    }
}
