package dev.lockscope.lock.recipe;

import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Ports;

/** One extension of a Redlock lease, as the program beside the work does it again and again. */
public final class OneExtension {

    private OneExtension() {}

    /** Answers whether a majority extended it in time. */
    public static boolean of(Ports ports, LockSettings lock, Lease lease) {
        ports.surroundings().leaseUntil(lease.token(), lease.validUntil().orElseThrow());
        return new RedlockExtension(lock, lease.token()).extend(ports);
    }
}
