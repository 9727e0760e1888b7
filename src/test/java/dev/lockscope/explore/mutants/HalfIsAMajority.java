package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Ports;
import java.util.List;

/** The bug: the quorum is n/2, without the one. */
final class HalfIsAMajority extends RedlockCopy {

    HalfIsAMajority(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    boolean isMajority(List<Answer> answers) {
        return granted(answers) >= answers.size() / 2;
    }
}
