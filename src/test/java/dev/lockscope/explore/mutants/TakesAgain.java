package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.port.Program;
import java.util.Optional;

/** The bug: the watchdog takes the lock again when it was lost, as if nothing had happened in between. */
final class TakesAgain extends WatchedCopy {

    TakesAgain(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    Program watchdog(String token) {
        return new Dog(lock, token);
    }

    private record Dog(LockSettings lock, String token) implements WatchdogCopy {

        @Override
        public boolean lost(Ports ports, String cause) {
            ports.nodes()
                    .ask(
                            ports.nodes().master(),
                            new Command.SetIfAbsent(lock.key(), token, Optional.of(lock.ttl())),
                            lock.timeout());
            return true;
        }
    }
}
