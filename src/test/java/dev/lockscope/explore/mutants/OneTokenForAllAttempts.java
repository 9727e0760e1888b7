package dev.lockscope.explore.mutants;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Ports;

/** The bug: draws one token for all attempts, so that a late message of the first harms the second. */
final class OneTokenForAllAttempts extends SafeCopy {

    OneTokenForAllAttempts(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    public Acquisition acquire() {
        String token = freshToken();
        return ports.surroundings().retry(lock.retry(), () -> attempt(token));
    }
}
