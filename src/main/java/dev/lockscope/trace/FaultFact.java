package dev.lockscope.trace;

/** Facts about faults and other actions of the script or the learner. */
public sealed interface FaultFact extends Fact {

    /**
     * A fault began.
     *
     * @param fault its number in this run, from 1
     * @param kind the id of its kind, such as {@code gc-pause}
     * @param target what it is done to
     */
    record FaultBegan(long fault, String kind, String target) implements FaultFact {}

    /**
     * A fault ended.
     *
     * @param touched how many things it touched: calls that waited, messages held, keys moved
     * @param effect the id of what it changes, such as {@code messages-waited}; with nothing touched it changed nothing
     */
    record FaultEnded(long fault, String kind, String target, int touched, String effect) implements FaultFact {}

    /**
     * The person at the screen did something to the run; what it led to follows.
     *
     * @param action the action as in the scenario
     */
    record LearnerActed(String action) implements FaultFact {}

    /**
     * An action could not be done.
     *
     * @param action the action as in the scenario
     * @param reason a few plain words on why, in English; {@link Phrases} knows them in other languages
     */
    record ActionRefused(String action, String reason) implements FaultFact {}
}
