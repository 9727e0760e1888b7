package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Ports;

/** The bug: takes everything for a yes that is not nil, such as an error. */
final class ErrorIsAcquired extends SafeCopy {

    ErrorIsAcquired(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    boolean isGranted(Answer answer) {
        return !(answer instanceof Answer.Refused) && !(answer instanceof Answer.Unknown);
    }
}
