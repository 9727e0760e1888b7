package dev.lockscope.cli;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.lab.Run;
import dev.lockscope.trace.file.Existing;
import dev.lockscope.trace.file.TraceFollower;
import java.io.IOException;
import java.nio.file.Path;

/** The file that a run's trace is written to while it happens. */
final class TraceFile implements AutoCloseable {

    private final Path path;
    private final TraceFollower follower;
    private final Messages messages;

    private TraceFile(Path path, TraceFollower follower, Messages messages) {
        this.path = path;
        this.follower = follower;
        this.messages = messages;
    }

    /**
     * Makes the file and follows the run. That nothing is lost by it was looked at before the run was opened; a repeat
     * of the run replaces the file.
     *
     * @throws WrongInput when the file cannot be made
     */
    static TraceFile follow(Path path, Run run, Messages messages) throws WrongInput {
        try {
            return new TraceFile(
                    path, TraceFollower.follow(path, run.header(), run.recorder(), Existing.REPLACE), messages);
        } catch (IOException e) {
            throw new WrongInput(messages.text("trace.cannot-write", path, messages.reason(e, path)));
        }
    }

    /**
     * Writes the rest. The run is closed.
     *
     * @throws EnvironmentProblem when the file could not be written to its end
     */
    @Override
    public void close() throws EnvironmentProblem {
        try {
            follower.close();
        } catch (IOException e) {
            throw new EnvironmentProblem(
                    messages.text("trace.broken", path, messages.reason(e, path)), messages.text("trace.broken.cure"));
        }
    }
}
