package dev.lockscope.lab;

import dev.lockscope.lock.program.ClientProgram;
import dev.lockscope.scenario.EventKind;
import dev.lockscope.scenario.EventPattern;
import dev.lockscope.trace.ClientFact;
import dev.lockscope.trace.CommandFact;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.LinkFact;
import dev.lockscope.trace.LockFact;
import dev.lockscope.trace.NodeFact;
import dev.lockscope.trace.ResourceFact;
import dev.lockscope.trace.SentinelFact;
import dev.lockscope.trace.StoreFact;
import java.util.Optional;

/** Tells whether an event is the one that a pattern of a script waits for, and which pattern names an event. */
public final class EventMatcher {

    private EventMatcher() {}

    /** Whether {@code event} fits {@code pattern}. */
    public static boolean matches(EventPattern pattern, Event event) {
        return subject(event.fact())
                .filter(subject -> subject.actor().equals(pattern.actor()) && subject.kind() == pattern.kind())
                .filter(subject ->
                        pattern.detail().isEmpty() || pattern.detail().get().equals(subject.detail()))
                .isPresent();
    }

    /** The pattern that says the most of an event; nothing where scripts have no word for it. */
    public static Optional<EventPattern> pattern(Event event) {
        return subject(event.fact())
                .map(subject -> new EventPattern(
                        subject.actor(),
                        subject.kind(),
                        Optional.of(subject.detail())
                                .filter(detail -> subject.kind().hasDetail() && !detail.isEmpty())));
    }

    private record Subject(String actor, EventKind kind, String detail) {}

    private static Optional<Subject> subject(Fact fact) {
        if (fact instanceof ClientFact client) {
            return clientSubject(client);
        } else if (fact instanceof LockFact lock) {
            return lockSubject(lock);
        } else if (fact instanceof CommandFact command) {
            return commandSubject(command);
        } else if (fact instanceof ResourceFact resource) {
            return resourceSubject(resource);
        } else if (fact instanceof StoreFact store) {
            return storeSubject(store);
        } else if (fact instanceof NodeFact node) {
            return nodeSubject(node);
        } else if (fact instanceof SentinelFact sentinel) {
            return sentinelSubject(sentinel);
        } else if (fact instanceof LinkFact.MessageHeld held) {
            return subject(held.from(), EventKind.HELD, held.to());
        } else if (fact instanceof LinkFact.MessageLost lost) {
            return subject(lost.from(), EventKind.LOST_MESSAGE, lost.to());
        }
        return Optional.empty();
    }

    private static Optional<Subject> commandSubject(CommandFact fact) {
        if (fact instanceof CommandFact.CommandSent) {
            return subject(fact.client(), EventKind.SENT, fact.node());
        } else if (fact instanceof CommandFact.CommandReplied) {
            return subject(fact.client(), EventKind.REPLIED, fact.node());
        }
        return Optional.empty();
    }

    private static Optional<Subject> resourceSubject(ResourceFact fact) {
        if (fact instanceof ResourceFact.ValueRead read) {
            return subject(read.client(), EventKind.READ, "");
        } else if (fact instanceof ResourceFact.WriteAccepted accepted) {
            return subject(accepted.client(), EventKind.WROTE, "");
        } else if (fact instanceof ResourceFact.WriteRejected rejected) {
            return subject(rejected.client(), EventKind.REJECTED, "");
        } else if (fact instanceof ResourceFact.WriteConflicted conflict) {
            return subject(conflict.client(), EventKind.CONFLICTED, "");
        } else if (fact instanceof ResourceFact.ChargeAccepted charge) {
            return subject(charge.client(), EventKind.CHARGED, charge.key());
        } else if (fact instanceof ResourceFact.ChargeReplayed charge) {
            return subject(charge.client(), EventKind.CHARGED, charge.key());
        } else if (fact instanceof ResourceFact.ChargeRejected charge) {
            return subject(charge.client(), EventKind.REJECTED, charge.key());
        } else if (fact instanceof ResourceFact.EntryLookedUp look) {
            return subject(look.client(), EventKind.LOOKED_UP, look.key());
        } else if (fact instanceof ResourceFact.KeyRemembered key) {
            return subject(key.client(), EventKind.REMEMBERED, key.key());
        } else if (fact instanceof ResourceFact.EntryComputed entry) {
            return subject(entry.client(), EventKind.COMPUTED, entry.key());
        } else if (fact instanceof ResourceFact.TransactionCommitted committed) {
            return subject(committed.client(), EventKind.COMMITTED, "");
        }
        return Optional.empty();
    }

    private static Optional<Subject> clientSubject(ClientFact fact) {
        if (fact instanceof ClientFact.StepReached step) {
            // What a client's own program does around its recipe has no word in scripts.
            return step.step().startsWith(ClientProgram.STEPS)
                    ? Optional.empty()
                    : subject(step.client(), EventKind.REACHED, step.step());
        } else if (fact instanceof ClientFact.ClientStarted) {
            return subject(fact.client(), EventKind.STARTED, "");
        } else if (fact instanceof ClientFact.ClientPaused) {
            return subject(fact.client(), EventKind.PAUSED, "");
        } else if (fact instanceof ClientFact.ClientResumed) {
            return subject(fact.client(), EventKind.RESUMED, "");
        } else if (fact instanceof ClientFact.WorkerStalled) {
            return subject(fact.client(), EventKind.STALLED, "");
        } else if (fact instanceof ClientFact.WorkerResumed) {
            return subject(fact.client(), EventKind.UNSTALLED, "");
        } else if (fact instanceof ClientFact.ClientCrashed) {
            return subject(fact.client(), EventKind.CRASHED, "");
        } else if (fact instanceof ClientFact.ClientFinished) {
            return subject(fact.client(), EventKind.FINISHED, "");
        } else if (fact instanceof ClientFact.CriticalSectionEntered) {
            return subject(fact.client(), EventKind.ENTERED, "");
        } else if (fact instanceof ClientFact.CriticalSectionLeft) {
            return subject(fact.client(), EventKind.LEFT, "");
        } else if (fact instanceof ClientFact.WorkStarted) {
            return subject(fact.client(), EventKind.WORKS, "");
        } else if (fact instanceof ClientFact.WorkFinished) {
            return subject(fact.client(), EventKind.WORKED, "");
        } else if (fact instanceof ClientFact.ComputationStarted computing) {
            return subject(fact.client(), EventKind.COMPUTES, computing.key());
        }
        return Optional.empty();
    }

    private static Optional<Subject> lockSubject(LockFact fact) {
        EventKind kind;
        if (fact instanceof LockFact.LockRequested) {
            kind = EventKind.REQUESTED;
        } else if (fact instanceof LockFact.AttemptRefused) {
            kind = EventKind.REFUSED;
        } else if (fact instanceof LockFact.LockAcquired) {
            kind = EventKind.ACQUIRED;
        } else if (fact instanceof LockFact.LockNotAcquired) {
            kind = EventKind.NOT_ACQUIRED;
        } else if (fact instanceof LockFact.LockReleased) {
            kind = EventKind.RELEASED;
        } else if (fact instanceof LockFact.LockLost) {
            kind = EventKind.LOST;
        } else {
            return Optional.empty();
        }
        return subject(fact.client(), kind, fact.lock());
    }

    private static Optional<Subject> storeSubject(StoreFact fact) {
        EventKind kind;
        if (fact instanceof StoreFact.KeyStored) {
            kind = EventKind.STORED;
        } else if (fact instanceof StoreFact.KeyExtended) {
            kind = EventKind.EXTENDED;
        } else if (fact instanceof StoreFact.KeyExpired) {
            kind = EventKind.EXPIRED;
        } else if (fact instanceof StoreFact.KeyEvicted) {
            kind = EventKind.EVICTED;
        } else {
            kind = EventKind.DELETED;
        }
        return subject(fact.node(), kind, fact.key());
    }

    private static Optional<Subject> nodeSubject(NodeFact fact) {
        if (fact instanceof NodeFact.NodeStarted) {
            return subject(fact.node(), EventKind.STARTED, "");
        } else if (fact instanceof NodeFact.NodeCrashed) {
            return subject(fact.node(), EventKind.CRASHED, "");
        } else if (fact instanceof NodeFact.NodeStopped) {
            return subject(fact.node(), EventKind.STOPPED, "");
        } else if (fact instanceof NodeFact.NodePromoted) {
            return subject(fact.node(), EventKind.PROMOTED, "");
        } else if (fact instanceof NodeFact.NodeFollows follows) {
            return subject(fact.node(), EventKind.FOLLOWS, follows.master());
        } else if (fact instanceof NodeFact.ReplicaSynced synced) {
            return subject(fact.node(), EventKind.SYNCED, synced.master());
        } else if (fact instanceof NodeFact.ReplicaDetached detached) {
            return subject(fact.node(), EventKind.DETACHED, detached.master());
        } else if (fact instanceof NodeFact.ClockMoved) {
            return subject(fact.node(), EventKind.CLOCK_MOVED, "");
        }
        return Optional.empty();
    }

    private static Optional<Subject> sentinelSubject(SentinelFact fact) {
        if (fact instanceof SentinelFact.NodeSuspected suspected) {
            return subject(fact.sentinel(), EventKind.SUSPECTED, suspected.node());
        } else if (fact instanceof SentinelFact.NodeHeardAgain heard) {
            return subject(fact.sentinel(), EventKind.HEARD, heard.node());
        } else if (fact instanceof SentinelFact.MasterDown down) {
            return subject(fact.sentinel(), EventKind.DOWN, down.node());
        } else if (fact instanceof SentinelFact.FailoverBegan began) {
            return subject(fact.sentinel(), EventKind.FAILOVER, began.node());
        } else if (fact instanceof SentinelFact.MasterNamed named) {
            return subject(fact.sentinel(), EventKind.NAMED, named.node());
        }
        return subject(fact.sentinel(), EventKind.STARTED, "");
    }

    private static Optional<Subject> subject(String actor, EventKind kind, String detail) {
        return Optional.of(new Subject(actor, kind, detail));
    }
}
