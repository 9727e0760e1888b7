package dev.lockscope.desktop.inspector.events;

import dev.lockscope.trace.ClientFact;
import dev.lockscope.trace.CommandFact;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.LinkFact;
import dev.lockscope.trace.LockFact;
import dev.lockscope.trace.NodeFact;
import dev.lockscope.trace.ResourceFact;
import dev.lockscope.trace.SentinelFact;
import dev.lockscope.trace.StoreFact;

/** What an event is about, as coarsely as a person chooses. */
public enum EventKind {
    /** What clients believe of locks. */
    LOCK,
    /** What clients do. */
    CLIENT,
    /** Commands and their answers. */
    COMMAND,
    /** What nodes store. */
    STORE,
    /** What the resource is asked and decides. */
    RESOURCE,
    /** Nodes and sentinels as processes. */
    NODE,
    /** Links and the messages in them. */
    LINK,
    /** The script, faults, the run itself. */
    COURSE;

    /** That of a fact. */
    public static EventKind of(Fact fact) {
        if (fact instanceof LockFact) {
            return LOCK;
        } else if (fact instanceof ClientFact) {
            return CLIENT;
        } else if (fact instanceof CommandFact) {
            return COMMAND;
        } else if (fact instanceof StoreFact) {
            return STORE;
        } else if (fact instanceof ResourceFact) {
            return RESOURCE;
        } else if (fact instanceof NodeFact || fact instanceof SentinelFact) {
            return NODE;
        } else if (fact instanceof LinkFact) {
            return LINK;
        }
        return COURSE;
    }
}
