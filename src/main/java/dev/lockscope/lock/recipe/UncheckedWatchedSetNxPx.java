package dev.lockscope.lock.recipe;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.Ports;

/**
 * The token-checked lock with a watchdog that does not check the token.
 *
 * <p>Its flaw is the watchdog's, see {@link UncheckedWatchdog}.
 */
public final class UncheckedWatchedSetNxPx implements LockRecipe {

    private static final String WATCHDOG = "watchdog";

    private final Ports ports;
    private final LockSettings lock;

    /** The recipe for one client. */
    public UncheckedWatchedSetNxPx(Ports ports, LockSettings lock) {
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
            ports.surroundings().step("acquire.start-watchdog");
            ports.surroundings()
                    .start(
                            WATCHDOG,
                            new UncheckedWatchdog(lock, acquired.lease().token()));
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
