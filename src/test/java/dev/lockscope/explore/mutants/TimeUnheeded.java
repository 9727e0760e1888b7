package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Ports;

/** The bug: does not look how much of the lease is left when the last answer has come. */
final class TimeUnheeded extends RedlockCopy {

    TimeUnheeded(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    long validity(long began, long ended) {
        return lock.ttl().toNanos();
    }
}
