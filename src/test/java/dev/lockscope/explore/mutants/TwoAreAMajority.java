package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Ports;
import java.util.List;

/** The bug: the quorum is 2, as with three nodes, however many there are. */
final class TwoAreAMajority extends RedlockCopy {

    TwoAreAMajority(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    boolean isMajority(List<Answer> answers) {
        return granted(answers) >= 2;
    }
}
