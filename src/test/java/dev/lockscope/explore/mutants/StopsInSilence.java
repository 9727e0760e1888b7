package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.port.Program;

/** The bug: the watchdog ends at the first answer that does not come, and does not say so. */
final class StopsInSilence extends WatchedCopy {

    StopsInSilence(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    Program watchdog(String token) {
        return new Dog(lock, token);
    }

    private record Dog(LockSettings lock, String token) implements WatchdogCopy {

        @Override
        public boolean unanswered(Ports ports) {
            return false;
        }
    }
}
