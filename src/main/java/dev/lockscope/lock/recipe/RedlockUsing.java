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
 * <p>The signal is the lease's "lost"; it stops nothing by itself: the work has to look at it before each effect.
 */
public final class RedlockUsing implements LockRecipe {

    private static final String EXTENSION = "extension";
    private static final String ALARM = "alarm";

    private final Ports ports;
    private final LockSettings lock;
    private final Redlock redlock;
    private final boolean inTime;

    private RedlockUsing(Ports ports, LockSettings lock, boolean inTime) {
        this.ports = ports;
        this.lock = lock;
        this.redlock = Redlock.parallel(ports, lock);
        this.inTime = inTime;
    }

    /** The recipe whose signal is raised at the latest when the lease's local time is up. */
    public static RedlockUsing abortingInTime(Ports ports, LockSettings lock) {
        return new RedlockUsing(ports, lock, true);
    }

    /** The flawed sibling whose signal waits for an extension that goes on trying, see {@link LateAbortExtension}. */
    public static RedlockUsing abortingLate(Ports ports, LockSettings lock) {
        return new RedlockUsing(ports, lock, false);
    }

    @Override
    public Acquisition acquire() {
        Acquisition acquisition = redlock.acquire();
        if (acquisition instanceof Acquisition.Acquired acquired) {
            Lease lease = acquired.lease();
            ports.surroundings().leaseUntil(lease.token(), lease.validUntil().orElse(Long.MAX_VALUE));
            ports.surroundings().step("acquire.start-extension");
            if (inTime) {
                ports.surroundings().start(EXTENSION, new RedlockExtension(lock, lease.token()));
                ports.surroundings().start(ALARM, new LeaseAlarm(lease.token()));
            } else {
                ports.surroundings().start(EXTENSION, new LateAbortExtension(lock, lease.token()));
            }
        }
        return acquisition;
    }

    @Override
    public Released release(Lease lease) {
        ports.surroundings().step("release.stop-extension");
        ports.surroundings().stop(EXTENSION);
        if (inTime) {
            ports.surroundings().stop(ALARM);
        }
        return redlock.release(lease);
    }
}
