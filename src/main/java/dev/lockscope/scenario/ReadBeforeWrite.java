package dev.lockscope.scenario;

import dev.lockscope.lock.program.Step;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;

/** Checks that nobody writes what it has not read: a write changes the value that was read last. */
final class ReadBeforeWrite {

    private final Problems problems;

    ReadBeforeWrite(Problems problems) {
        this.problems = problems;
    }

    void check(ClientDraft client) {
        if (!client.sound()) {
            return;
        }
        for (Located<Step> step : client.steps()) {
            if (step.value() instanceof Step.Read) {
                return;
            } else if (step.value() instanceof Step.Write) {
                problems.add(step.at(), Wording.WRITE_WITHOUT_READ.with(), Wording.WANT_READ_FIRST.with());
                return;
            }
        }
    }
}
