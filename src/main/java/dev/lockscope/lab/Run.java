package dev.lockscope.lab;

import dev.lockscope.scenario.Action;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.Trace;

/**
 * One run of a scenario. Safe for use by several threads. Closing it leaves no process, port, thread or temporary file.
 *
 * <p>It can be held: then every client stands still between its steps, with all its threads, and takes one step at a time
 * when it is told to. What is on the wire goes on, servers answer, and every lease runs on, as in life; the script goes
 * on doing what its events call for. Nobody's patience runs out meanwhile: neither a script step's, nor a client's for an
 * answer.
 */
public interface Run extends AutoCloseable {

    /** What its trace is a trace of. */
    Header header();

    /** The speed that it really has, see {@link Speed}. */
    Speed speed();

    /** Where its events appear as they happen; to read, not to write. */
    Recorder recorder();

    /**
     * The time now, ns since the run's start by its own clock; never goes back, and stands still once the run has ended.
     */
    long now();

    /** Lets clients and script begin. Called once; a run that is held by then begins held. */
    void start();

    /** Holds every client between its steps, also before the start; nothing where it is held or has ended. */
    void hold();

    /** Lets every client go on by itself; nothing where it is not held. */
    void proceed();

    /** Whether it is held. */
    boolean isHeld();

    /**
     * Lets a client of a held run take one step: all that it does up to and with the next thing that others can notice.
     * Does not wait for it: a client that sleeps, or waits for an answer, takes its step when that is over.
     *
     * @return whether it can: false where the run is not held, where there is no such client, and where the client has not
     *     begun, has ended, stands still because of a fault, or waits to be told to finish its work
     */
    boolean step(String client);

    /**
     * Does something to it.
     *
     * @return whether it could be done; the trace says why where it could not, unless the run has ended
     */
    boolean apply(Action action);

    /**
     * Blocks until it has ended: see {@link Play}, and for a run that a script leads also where that has failed.
     *
     * @return how it ended
     * @throws InterruptedException when the calling thread is interrupted
     */
    Ending awaitEnd() throws InterruptedException;

    /**
     * Ends it in order, as at its completion, without waiting until that is done: {@link #awaitEnd} returns when it is.
     * Nothing where it has ended. From any thread.
     */
    void end();

    /** The trace so far. */
    Trace trace();

    /** Ends it, if it has not ended, and gives everything back. */
    @Override
    void close();
}
