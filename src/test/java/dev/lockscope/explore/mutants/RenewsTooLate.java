package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.port.Program;
import java.time.Duration;

/** The bug: the watchdog multiplies the TTL by three to know when to renew, instead of dividing it. */
final class RenewsTooLate extends WatchedCopy {

    RenewsTooLate(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    Program watchdog(String token) {
        return new Dog(lock, token);
    }

    private record Dog(LockSettings lock, String token) implements WatchdogCopy {

        @Override
        public Duration every() {
            return lock.ttl().multipliedBy(3);
        }
    }
}
