package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Ports;

/** The bug: takes an answer that did not come for a yes. */
final class UnknownIsAcquired extends SafeCopy {

    UnknownIsAcquired(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    boolean isGranted(Answer answer) {
        return answer.isValue("OK") || answer instanceof Answer.Unknown;
    }
}
