package dev.lockscope.model;

import dev.lockscope.lock.port.Answer;
import java.util.List;

/** What a program of a client is busy with. */
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
     * It sends one command to several nodes and is not through yet.
     *
     * @param sent the numbers of the commands sent so far
     */
    record Sending(List<Long> sent) implements Phase {}

    /**
     * It waits for answers.
     *
     * @param commands the commands' numbers
     * @param until when it gives up, ns since the run's start
     */
    record Asking(List<Long> commands, long until) implements Phase {}

    /**
     * It looks at the answers of several nodes, one after another.
     *
     * @param commands the commands' numbers
     * @param answers an answer each
     * @param told how many it has looked at
     */
    record Settling(List<Long> commands, List<Answer> answers, int told) implements Phase {}

    /**
     * It waits for a message.
     *
     * @param until when it gives up, ns since the run's start
     */
    record Listening(long until) implements Phase {}

    /**
     * It rests until then or until it is asked to stop.
     *
     * @param until ns since the run's start
     */
    record Resting(long until) implements Phase {}

    /**
     * It waits at a mutex.
     *
     * @param until when it gives up, ns since the run's start
     */
    record Entering(long until) implements Phase {}

    /** It waits until the program that it has asked to stop has ended. */
    record Joining() implements Phase {}

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
