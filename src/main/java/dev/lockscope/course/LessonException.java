package dev.lockscope.course;

import dev.lockscope.scenario.problem.Problem;
import java.util.List;
import java.util.stream.Collectors;

/** A folder is no lesson; tells everything that is wrong with its files. */
public final class LessonException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient List<Problem> problems;

    /** Files with these problems, at least one, file by file. */
    public LessonException(List<Problem> problems) {
        super(problems.stream().map(Problem::text).collect(Collectors.joining("\n")));
        this.problems = List.copyOf(problems);
    }

    /** What is wrong, file by file and in the order of each; at least one. */
    public List<Problem> problems() {
        return problems;
    }
}
