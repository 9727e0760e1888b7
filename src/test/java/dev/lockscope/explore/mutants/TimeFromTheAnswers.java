package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Ports;

/** The bug: reads the clock when the answers have come, not before it asks. */
final class TimeFromTheAnswers extends RedlockCopy {

    TimeFromTheAnswers(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    long validity(long began, long ended) {
        return super.validity(ended, ended);
    }
}
