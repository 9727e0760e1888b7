package dev.lockscope.lab;

import dev.lockscope.scenario.Action;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.Trace;

/**
 * One run of a scenario. Safe for use by several threads. Closing it leaves no process, port, thread or temporary file.
 */
public interface Run extends AutoCloseable {

    /** What its trace is a trace of. */
    Header header();

    /** The speed that it really has, see {@link Speed}. */
    Speed speed();

    /** Where its events appear as they happen; to read, not to write. */
    Recorder recorder();

    /** Lets clients and script begin. Called once. */
    void start();

    /**
     * Does something to it.
     *
     * @return whether it could be done; the trace says why where it could not, unless the run has ended
     */
    boolean apply(Action action);

    /**
     * Blocks until the script is at its end and no client can go on by itself, or the script has failed.
     *
     * @return how it ended
     * @throws InterruptedException when the calling thread is interrupted
     */
    Ending awaitEnd() throws InterruptedException;

    /** The trace so far. */
    Trace trace();

    /** Ends it, if it has not ended, and gives everything back. */
    @Override
    void close();
}
