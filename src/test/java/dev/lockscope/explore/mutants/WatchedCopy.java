package dev.lockscope.explore.mutants;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.port.Program;

/** A copy of the lock with a watchdog, whose watchdog can be another. */
abstract class WatchedCopy extends SafeCopy {

    private static final String WATCHDOG = "watchdog";

    WatchedCopy(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    /** Renews the lease beside the work. */
    abstract Program watchdog(String token);

    @Override
    public final Acquisition acquire() {
        Acquisition acquisition = super.acquire();
        if (acquisition instanceof Acquisition.Acquired acquired) {
            Lease lease = acquired.lease();
            ports.surroundings().leaseUntil(lease.token(), lease.validUntil().orElse(Long.MAX_VALUE));
            ports.surroundings().step("acquire.start-watchdog");
            ports.surroundings().start(WATCHDOG, watchdog(lease.token()));
        }
        return acquisition;
    }

    @Override
    public final Released release(Lease lease) {
        ports.surroundings().step("release.stop-watchdog");
        ports.surroundings().stop(WATCHDOG);
        return super.release(lease);
    }
}
