package dev.lockscope.desktop.session;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.trace.file.TraceFileException;
import java.io.IOException;
import java.nio.file.Path;

/** Why something that a person asked for could not be done. What to say about it depends on the language. */
public sealed interface Trouble {

    /** A scenario file that is wrong. */
    record WrongScenario(Path file, ScenarioException problems) implements Trouble {}

    /** A trace file that is wrong. */
    record WrongTrace(Path file, TraceFileException problem) implements Trouble {}

    /** A file that cannot be read or written. */
    record NoFile(Path file, IOException why) implements Trouble {}

    /** A file that is neither a scenario nor a trace, by its name. */
    record UnknownFile(Path file) implements Trouble {}

    /**
     * The file that learners' progress was kept in is damaged.
     *
     * @param aside where it is now
     */
    record DamagedProgress(Path aside) implements Trouble {}

    /** The machine lacks something that runs need. */
    record Lacking(EnvironmentProblem problem) implements Trouble {}

    /** A defect of the program. */
    record Defect(Throwable defect) implements Trouble {}
}
