package dev.lockscope.lock.recipe;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.Ports;

/**
 * The token-checked lock with a watchdog that renews it while the work goes on.
 *
 * <p>The watchdog is stopped, and a renewal under way is awaited, before the lock is released. It does not help against
 * a pause of the whole process, which stops the watchdog too. Source: Redisson's lock watchdog, which renews at a third
 * of the TTL.
 */
public final class WatchedSetNxPx implements LockRecipe {

    private static final String WATCHDOG = "watchdog";

    private final Ports ports;
    private final LockSettings lock;

    /** The recipe for one client. */
    public WatchedSetNxPx(Ports ports, LockSettings lock) {
        this.ports = ports;
        this.lock = lock;
    }

    @Override
    public Acquisition acquire() {
        Acquisition acquisition = ports.surroundings()
                .retry(
                        lock.retry(),
                        () -> SetAttempt.attempt(ports, ports.nodes().master(), lock));
        if (acquisition instanceof Acquisition.Acquired acquired) {
            Lease lease = acquired.lease();
            ports.surroundings().leaseUntil(lease.token(), lease.validUntil().orElse(Long.MAX_VALUE));
            ports.surroundings().step("acquire.start-watchdog");
            ports.surroundings().start(WATCHDOG, new Watchdog(lock, lease.token()));
        }
        return acquisition;
    }

    @Override
    public Released release(Lease lease) {
        ports.surroundings().step("release.stop-watchdog");
        ports.surroundings().stop(WATCHDOG);
        ports.surroundings().step("release.if-owner");
        return OwnerRelease.release(ports, ports.nodes().master(), lock, lease.token());
    }
}
