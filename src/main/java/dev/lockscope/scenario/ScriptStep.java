package dev.lockscope.scenario;

import java.time.Duration;
import java.util.List;

/**
 * One step of a script: waits for an event, then does something.
 *
 * <p>Steps are taken in order; a step's event is looked for after the event of the step before it.
 *
 * @param when the event that it waits for
 * @param actions what it does then, in order
 * @param within how long it waits at most
 */
public record ScriptStep(EventPattern when, List<Action> actions, Duration within) {

    public ScriptStep {
        actions = List.copyOf(actions);
    }
}
