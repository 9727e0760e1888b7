package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Problem;
import java.util.List;
import java.util.stream.Collectors;

/** A file is no scenario; tells everything that is wrong with it. */
public final class ScenarioException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient List<Problem> problems;

    /** A file with these problems, at least one, in the order of the file. */
    public ScenarioException(List<Problem> problems) {
        super(problems.stream().map(Problem::text).collect(Collectors.joining("\n")));
        this.problems = List.copyOf(problems);
    }

    /** What is wrong, in the order of the file; at least one. */
    public List<Problem> problems() {
        return problems;
    }
}
