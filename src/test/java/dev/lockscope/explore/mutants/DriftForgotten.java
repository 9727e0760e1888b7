package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Ports;

/** The bug: leaves nothing of the lease for clocks that run apart. */
final class DriftForgotten extends RedlockCopy {

    DriftForgotten(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    long validity(long began, long ended) {
        return lock.ttl().toNanos() - (ended - began);
    }
}
