package dev.lockscope.model;

import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.GuardedResource;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.trace.Fact;
import java.time.Duration;

/** What a client's program asks of its ports: the next thing that the client will do. */
public sealed interface Call {

    /** Send a command to a node, and wait for the answer at most for {@code timeout}. */
    record Ask(NodeId node, Command command, Duration timeout) implements Call {}

    /** Read the clock. */
    record Now() implements Call {}

    /** Do nothing for a while. */
    record Sleep(Duration time) implements Call {}

    /** Draw a token that no other acquisition has. */
    record FreshToken() implements Call {}

    /**
     * Draw a time by chance.
     *
     * @param most the most that it may be, ns
     */
    record Jitter(long most) implements Call {}

    /** Read the guarded resource. */
    record Read() implements Call {}

    /** Write to the guarded resource. */
    record Write(GuardedResource.Write write) implements Call {}

    /** Wait until the script says that the work is done. */
    record AwaitFinish() implements Call {}

    /** Tell what it does or believes; also how a step of a recipe is marked. */
    record Tell(Fact fact) implements Call {}

    /**
     * Forget what was replied since some place, because nothing that follows depends on more than {@code instead}. This
     * keeps a client that polls for its lock from growing for ever.
     *
     * @param from how many replies stay
     * @param instead what stands for the rest
     */
    record Forget(int from, Reply instead) implements Call {}

    /** Nothing more: the program has come to its end. */
    record End() implements Call {}
}
