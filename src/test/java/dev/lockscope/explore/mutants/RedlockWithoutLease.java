package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Ports;
import java.time.Duration;
import java.util.Optional;

/** Redlock whose keys stay until they are deleted: no bug is in it, but what is left behind stays for ever. */
class RedlockWithoutLease extends RedlockCopy {

    RedlockWithoutLease(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    final Optional<Duration> ttl() {
        return Optional.empty();
    }
}
