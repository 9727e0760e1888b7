package dev.lockscope.trace;

/** Facts about the scenario's script. */
public sealed interface ScriptFact extends Fact {

    /** Which step, from 1. */
    int step();

    /**
     * A step's event came and its actions begin.
     *
     * @param when the event pattern, as in the scenario
     * @param actions the actions, as in the scenario
     */
    record ScriptStepReached(int step, String when, String actions) implements ScriptFact {}

    /**
     * A step's event did not come in time.
     *
     * @param when the event pattern, as in the scenario
     * @param waited how long it waited, ns
     * @param last what happened last, in words
     */
    record ScriptStepFailed(int step, String when, long waited, String last) implements ScriptFact {}
}
