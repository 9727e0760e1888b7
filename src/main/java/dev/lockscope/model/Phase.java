package dev.lockscope.model;

/** What a client of a world is busy with. */
public sealed interface Phase {

    /** Nothing yet: it was not started. */
    record BeforeStart() implements Phase {}

    /** Its next call can be made. */
    record Running() implements Phase {}

    /**
     * It sleeps.
     *
     * @param until ns since the run's start
     */
    record Asleep(long until) implements Phase {}

    /**
     * It waits for an answer.
     *
     * @param command the command's number
     * @param until when it gives up, ns since the run's start
     */
    record Asking(long command, long until) implements Phase {}

    /** Its program came to its end. */
    record Done() implements Phase {}

    /** Its process has died. */
    record Crashed() implements Phase {}

    /** See {@link BeforeStart}. */
    Phase BEFORE_START = new BeforeStart();

    /** See {@link Running}. */
    Phase RUNNING = new Running();

    /** See {@link Done}. */
    Phase DONE = new Done();

    /** See {@link Crashed}. */
    Phase CRASHED = new Crashed();
}
