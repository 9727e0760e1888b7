package dev.lockscope.model;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.GuardedResource;
import dev.lockscope.lock.port.GuardedResource.Commit;
import dev.lockscope.lock.port.GuardedResource.Reading;
import dev.lockscope.lock.port.LeaseState;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Replication;
import java.util.List;

/** What a client's program got back from a {@link Call}. */
public sealed interface Reply {

    /** A node's answer. */
    record Answered(Answer answer) implements Reply {}

    /** The node that takes writes, as far as the client can find out. */
    record Named(NodeId node) implements Reply {}

    /** The answers of several nodes, in the order in which they were asked. */
    record Gathered(List<Answer> answers) implements Reply {}

    /** A write and how far it got. */
    record Replicated(Replication replication) implements Reply {}

    /** Yes or no. */
    record Truth(boolean value) implements Reply {}

    /** What the client knows of its lease. */
    record Leased(LeaseState lease) implements Reply {}

    /** What the clock read, ns since the run's start. */
    record Time(long at) implements Reply {}

    /** A fresh token. */
    record Token(String token) implements Reply {}

    /** A number drawn by chance. */
    record Amount(long value) implements Reply {}

    /** What the resource held. */
    record Held(Reading reading) implements Reply {}

    /** What the resource made of a change. */
    record Decided(GuardedResource.Outcome outcome) implements Reply {}

    /** What became of a transaction. */
    record Settled(Commit commit) implements Reply {}

    /** It is done. */
    record Done() implements Reply {}

    /**
     * In place of everything that was replied in the attempts before.
     *
     * @param number which attempt is on, from 2
     */
    record Attempt(int number) implements Reply {}

    /** In place of everything that was replied in all attempts. */
    record Outcome(Acquisition acquisition) implements Reply {}

    /** It is done. */
    Reply DONE = new Done();
}
