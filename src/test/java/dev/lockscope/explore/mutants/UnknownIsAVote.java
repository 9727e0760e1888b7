package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Ports;
import java.util.List;

/** The bug: an answer that did not come counts as a yes. */
final class UnknownIsAVote extends RedlockCopy {

    UnknownIsAVote(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    boolean isMajority(List<Answer> answers) {
        long unknown = answers.stream().filter(Answer.Unknown.class::isInstance).count();
        return granted(answers) + unknown >= answers.size() / 2 + 1;
    }
}
