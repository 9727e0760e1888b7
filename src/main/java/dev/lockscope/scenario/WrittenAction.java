package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import java.util.List;
import java.util.Optional;

/**
 * An action as the file has it, its verb known and its arguments right in number.
 *
 * @param text all of it
 * @param arguments the words after the verb, at least one where the verb has a target
 */
record WrittenAction(ActionVerb verb, Scalar text, List<Located<String>> arguments) {

    WrittenAction {
        arguments = List.copyOf(arguments);
    }

    Located<String> target() {
        return arguments.get(0);
    }

    /** The words after the target. */
    List<Located<String>> rest() {
        return arguments.subList(1, arguments.size());
    }

    /** Says that it is not how the action is written. */
    <T> Optional<T> malformed(Problems problems) {
        problems.add(
                text.at(),
                Wording.ACTION_ARGUMENTS.with(text.value()),
                Wording.WANT_ACTION.choices(List.of(verb.usage())));
        return Optional.empty();
    }
}
