package dev.lockscope.scenario;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A step of a script as the file has it.
 *
 * @param when the event that it waits for, if that could be read
 * @param actions its actions that could be read
 * @param within how long it waits at most
 */
record StepDraft(Optional<Located<EventPattern>> when, List<Located<Action>> actions, Duration within) {

    StepDraft {
        actions = List.copyOf(actions);
    }

    /** The step, if its event could be read. */
    Optional<ScriptStep> bound() {
        return when.map(event -> new ScriptStep(
                event.value(), actions.stream().map(Located::value).toList(), within));
    }
}
