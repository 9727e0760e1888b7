package dev.lockscope.lock.recipe;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.port.Answer;

/** Says in plain words why a node's answer does not give the lock. */
final class Refusals {

    private Refusals() {}

    static Acquisition of(Answer answer) {
        if (answer instanceof Answer.Failed failed) {
            return new Acquisition.Refused("error: " + failed.text());
        }
        if (answer instanceof Answer.Unknown unknown) {
            return new Acquisition.Refused("no answer: " + unknown.text());
        }
        return new Acquisition.Refused("held by another");
    }
}
