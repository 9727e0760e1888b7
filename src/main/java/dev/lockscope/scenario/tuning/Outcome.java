package dev.lockscope.scenario.tuning;

import dev.lockscope.scenario.problem.Problem;
import java.util.List;
import java.util.Optional;

/** What comes of a value that was written. */
public sealed interface Outcome {

    /** It will do. */
    record Accepted(Tuning tuning) implements Outcome {}

    /**
     * It will not do; nothing has changed. For its sentence see {@link TuningWords#refusal}.
     *
     * @param path what it was written for
     * @param problems what is wrong, the most telling first; their places are in a text that nobody sees
     * @param elsewhere the section of the scenario that no longer fits it, such as {@code script}; nothing where the value
     *     itself is wrong
     */
    record Refused(String path, List<Problem> problems, Optional<String> elsewhere) implements Outcome {

        public Refused {
            problems = List.copyOf(problems);
        }
    }
}
