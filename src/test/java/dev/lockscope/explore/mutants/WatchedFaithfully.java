package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.port.Program;

/** The copy of the lock with a watchdog as it is, without a bug. */
final class WatchedFaithfully extends WatchedCopy {

    WatchedFaithfully(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    Program watchdog(String token) {
        return new Dog(lock, token);
    }

    private record Dog(LockSettings lock, String token) implements WatchdogCopy {}
}
