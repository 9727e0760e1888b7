package dev.lockscope.cli;

import dev.lockscope.course.LessonTrial;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.WallClock;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * What the command line works with.
 *
 * @param runs opens runs on the servers that are wished for
 * @param doctor looks at the machine, with the server program of the user's own where one is named
 * @param trial runs the scenarios of lessons, without servers, to see whether the lessons tell the truth
 * @param clock time for pacing what is printed
 * @param wall calendar time for the names of log files
 * @param seeds gives a seed for a run that names none
 * @param version this program's version
 * @param scenarios the folder of the scenarios that came with the program
 * @param logs the folder that a defect is logged to; made when needed
 * @param window shows the window
 */
public record Parts(
        Function<ServerWish, Runs> runs,
        Function<Optional<Path>, Doctor> doctor,
        LessonTrial.Player trial,
        RunClock clock,
        WallClock wall,
        LongSupplier seeds,
        String version,
        Path scenarios,
        Path logs,
        Window window) {

    /** The same, with something that is done whenever servers are asked for. */
    Parts noting(Runnable served) {
        Function<ServerWish, Runs> opened = wish -> {
            served.run();
            return runs.apply(wish);
        };
        Function<Optional<Path>, Doctor> looking = program -> {
            served.run();
            return doctor.apply(program);
        };
        return new Parts(opened, looking, trial, clock, wall, seeds, version, scenarios, logs, window);
    }
}
