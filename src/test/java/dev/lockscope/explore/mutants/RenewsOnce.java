package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.port.Program;

/** The bug: the watchdog renews once, and never again. */
final class RenewsOnce extends WatchedCopy {

    RenewsOnce(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    Program watchdog(String token) {
        return new Dog(lock, token);
    }

    private record Dog(LockSettings lock, String token) implements WatchdogCopy {

        @Override
        public boolean renew(Ports ports) {
            WatchdogCopy.super.renew(ports);
            return false;
        }
    }
}
