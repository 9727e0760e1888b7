package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Ports;

/** The bug: all clients store the same value, so that the check of the token is none. */
final class OneTokenForAll extends SafeCopy {

    OneTokenForAll(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    String freshToken() {
        return "locked";
    }
}
