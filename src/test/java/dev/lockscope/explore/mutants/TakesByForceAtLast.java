package dev.lockscope.explore.mutants;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Ports;

/** The bug: takes the lock without NX when it has waited in vain. */
final class TakesByForceAtLast extends SafeCopy {

    TakesByForceAtLast(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    public Acquisition acquire() {
        Acquisition acquisition = super.acquire();
        if (acquisition instanceof Acquisition.Acquired) {
            return acquisition;
        }
        String token = freshToken();
        long sent = ports.surroundings().now();
        return isGranted(setAnyway(ports.nodes().master(), token)) ? acquired(token, sent) : acquisition;
    }
}
