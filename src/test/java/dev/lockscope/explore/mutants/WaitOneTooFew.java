package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Ports;

/** The bug: one replica less than asked for is as good. */
final class WaitOneTooFew extends WaitCopy {

    WaitOneTooFew(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    boolean isSafe(Answer acknowledged) {
        return number(acknowledged) >= lock.durability().replicas() - 1;
    }
}
