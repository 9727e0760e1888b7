package dev.lockscope.explore.mutants;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Ports;

/** The bug: the fencing token is the same for each grant. */
final class FenceThatNeverGrows extends FencedCopy {

    FenceThatNeverGrows(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    Acquisition minting(String token) {
        return withFence(super.minting(token), 1);
    }
}
