package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.port.Program;

/** The bug: the watchdog goes on after it has learnt that the lock is lost, and does not say so. */
final class IgnoresTheLoss extends WatchedCopy {

    IgnoresTheLoss(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    Program watchdog(String token) {
        return new Dog(lock, token);
    }

    private record Dog(LockSettings lock, String token) implements WatchdogCopy {

        @Override
        public boolean lost(Ports ports, String cause) {
            return true;
        }
    }
}
