package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Ports;

/** The bug: does not look at the answer to WAIT. */
final class WaitUnheeded extends WaitCopy {

    WaitUnheeded(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    boolean isSafe(Answer acknowledged) {
        return true;
    }
}
