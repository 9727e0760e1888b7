package dev.lockscope.desktop.session;

import dev.lockscope.desktop.session.Background.Job;
import java.nio.file.Path;

/**
 * Something that is being opened: servers that start, or a file that is read.
 *
 * @param what which of them
 * @param file the scenario's or trace's file
 * @param job what can be cancelled
 */
public record Opening(What what, Path file, Job job) {

    /** What takes its time. */
    public enum What {
        /** Servers start. */
        SERVERS,
        /** A file is read. */
        FILE
    }

    /** Stops it. */
    public void cancel() {
        job.cancel();
    }
}
