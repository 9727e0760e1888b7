package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.port.Program;

/** The bug: the watchdog renews by PEXPIRE, whosever the lock is. */
final class RenewsUnchecked extends WatchedCopy {

    RenewsUnchecked(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    Program watchdog(String token) {
        return new Dog(lock, token);
    }

    private record Dog(LockSettings lock, String token) implements WatchdogCopy {

        @Override
        public Command command() {
            return new Command.Expire(lock.key(), lock.ttl());
        }
    }
}
