package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Ports;
import java.util.List;

/** The bug: the quorum is counted from the nodes that answered, not from all. */
final class MajorityOfThoseThatAnswered extends RedlockCopy {

    MajorityOfThoseThatAnswered(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    boolean isMajority(List<Answer> answers) {
        long answered = answers.stream()
                .filter(answer -> answer instanceof Answer.Value || answer instanceof Answer.Refused)
                .count();
        return answered > 0 && granted(answers) >= answered / 2 + 1;
    }
}
