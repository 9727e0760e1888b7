package dev.lockscope.model;

import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.Gathering;
import dev.lockscope.lock.port.GuardedResource;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.trace.Fact;
import java.time.Duration;
import java.util.List;

/** What a client's program asks of its ports: the next thing that the client will do. */
public sealed interface Call {

    /** Send a command to a node, and wait for the answer at most for {@code timeout}. */
    record Ask(NodeId node, Command command, Duration timeout) implements Call {}

    /** Send a command to each of several nodes, and gather their answers. */
    record AskAll(List<NodeId> nodes, Command command, Duration timeout, Gathering gathering) implements Call {}

    /** Write, and wait until replicas have acknowledged it. */
    record WriteThenWait(NodeId node, Command write, int replicas, Duration limit, Duration timeout) implements Call {}

    /** Find out which node takes writes. */
    record Master() implements Call {}

    /** Listen to a channel from now on. */
    record Subscribe(NodeId node, String channel, Duration timeout) implements Call {}

    /** Wait for the next message on a channel. */
    record AwaitMessage(NodeId node, String channel, Duration limit) implements Call {}

    /** Listen no more. */
    record Unsubscribe(NodeId node, String channel) implements Call {}

    /** Read the clock. */
    record Now() implements Call {}

    /** Do nothing for a while. */
    record Sleep(Duration time) implements Call {}

    /** Do nothing for a while, unless asked to stop. */
    record Rest(Duration time) implements Call {}

    /** Enter a mutex of the client's process. */
    record EnterMutex(String name, Duration limit) implements Call {}

    /** Leave a mutex of the client's process. */
    record LeaveMutex(String name) implements Call {}

    /** Start a second program of the client. */
    record Start(String name, dev.lockscope.lock.port.Program program) implements Call {}

    /** Ask a second program of the client to stop, and wait until it has. */
    record Stop(String name) implements Call {}

    /** Look at what the client knows of its lease. */
    record Lease() implements Call {}

    /** Note that a lease begins or lasts longer. */
    record LeaseUntil(String token, long validUntil) implements Call {}

    /** Note that the lease is gone. */
    record LeaseLost(String token, String cause) implements Call {}

    /** Draw a token that no other acquisition has. */
    record FreshToken() implements Call {}

    /**
     * Draw a number by chance.
     *
     * @param most the most that it may be, such as a time in ns
     */
    record Jitter(long most) implements Call {}

    /** Something asked of the guarded resource. */
    sealed interface OfResource extends Call {}

    /** Read the guarded resource. */
    record Read() implements OfResource {}

    /** Hand a write or a charge in to the guarded resource. */
    record HandIn(GuardedResource.Change change) implements OfResource {}

    /** Look whether the guarded resource has a key. */
    record LookUp(String key) implements OfResource {}

    /** Store a key in the guarded resource. */
    record Remember(String key) implements OfResource {}

    /** Put an entry into the guarded resource's cache. */
    record Put(String key) implements OfResource {}

    /** Begin a transaction. */
    record Begin() implements OfResource {}

    /** Commit the transaction. */
    record Commit() implements OfResource {}

    /** Roll the transaction back. */
    record RollBack() implements OfResource {}

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
