package dev.lockscope.verdict;

import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.ClientFact.ClientResumed;
import dev.lockscope.trace.ClientFact.WorkerResumed;
import dev.lockscope.trace.ClientFact.WorkerStalled;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LinkFact.LinkChanged;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.LockFact.LockLost;
import dev.lockscope.trace.LockFact.LockNotAcquired;
import dev.lockscope.trace.LockFact.LockReleased;
import dev.lockscope.trace.LockFact.Release;
import dev.lockscope.trace.NodeFact;
import dev.lockscope.trace.ResourceFact;
import dev.lockscope.trace.ResourceFact.ChargeAccepted;
import dev.lockscope.trace.ResourceFact.ChargeRejected;
import dev.lockscope.trace.ResourceFact.ChargeReplayed;
import dev.lockscope.trace.ResourceFact.TransactionRolledBack;
import dev.lockscope.trace.ResourceFact.WriteConflicted;
import dev.lockscope.trace.RunFact.RunDisturbed;
import dev.lockscope.trace.SentinelFact.MasterNamed;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Tenure.End;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The whole run as a chain of the events that matter, in the order in which they happened: who got the lock, what went
 * wrong, whose lease ended, who wrote what when, who gave the lock back and whose lock that was.
 */
public final class RunStory {

    private static final Comparator<Moment> ORDER =
            Comparator.comparingLong(Moment::at).thenComparingLong(Moment::seq);

    private final Map<Long, Attempt> attempts = new HashMap<>();
    private final Map<Long, List<Tenure>> endings = new HashMap<>();
    private final Map<Long, Moment> extensions = new HashMap<>();
    private final List<Moment> moments = new ArrayList<>();
    private final NodeMoments nodes = new NodeMoments(this::tell);

    private RunStory(Evidence evidence) {
        evidence.attempts().forEach(attempt -> attempts.put(attempt.decided().seq(), attempt));
        for (Tenure tenure : evidence.tenures()) {
            // A node's crash is told by itself, and what is still there has no moment.
            boolean told = tenure.end() != End.NODE_GONE && tenure.end() != End.OPEN;
            if (told && evidence.locks().contains(tenure.key())) {
                endings.computeIfAbsent(tenure.ended(), seq -> new ArrayList<>())
                        .add(tenure);
            }
            tenure.owner().ifPresent(owner -> extensions(tenure, owner));
        }
    }

    /** Only another client's are worth telling. */
    private void extensions(Tenure tenure, String owner) {
        for (Extension extension : tenure.extensions()) {
            String by = extension.by().orElse(owner);
            if (!by.equals(owner)) {
                Facts facts = new Facts().add("lock", tenure.key()).add("node", tenure.node());
                facts.add("owner", owner).add("by", by).add("at", extension.at());
                extensions.put(extension.seq(), new Moment(extension.seq(), extension.at(), "extended", facts.map()));
            }
        }
    }

    /** Every moment of a run, however many there are. */
    public static List<Moment> of(Trace trace) {
        RunStory story = new RunStory(Evidence.of(trace));
        trace.events().forEach(story::take);
        // A deadline that passed without a notice is told by the event that set it, and belongs where it passed.
        story.moments.sort(ORDER);
        return List.copyOf(story.moments);
    }

    private void take(Event event) {
        Attempt attempt = attempts.get(event.seq());
        Moment extension = extensions.get(event.seq());
        if (attempt != null) {
            write(event, attempt);
        } else if (extension != null) {
            moments.add(extension);
        }
        if (event.fact() instanceof LockAcquired lock) {
            Facts facts = new Facts().add("client", lock.client()).add("lock", lock.lock());
            Long valid = lock.validUntil();
            if (valid != null && valid <= event.at()) {
                facts.add("over", valid);
            }
            tell(event, "acquired", facts.addKnown("fence", lock.fence()));
        } else if (event.fact() instanceof LockNotAcquired lock) {
            tell(event, "not-acquired", new Facts().add("client", lock.client()).add("lock", lock.lock()));
        } else if (event.fact() instanceof LockLost lock) {
            tell(event, "lost", new Facts().add("client", lock.client()).add("lock", lock.lock()));
        } else if (event.fact() instanceof LockReleased lock) {
            released(event, lock);
        } else if (event.fact() instanceof NodeFact fact) {
            nodes.tell(event, fact);
        } else if (event.fact() instanceof ResourceFact fact) {
            books(event, fact);
        } else {
            fault(event);
        }
        endings.getOrDefault(event.seq(), List.of()).forEach(ending -> letGo(event, ending));
    }

    private void fault(Event event) {
        if (event.fact() instanceof ClientPaused pause) {
            tell(event, "paused", new Facts().add("client", pause.client()));
        } else if (event.fact() instanceof ClientResumed pause) {
            Facts facts = new Facts().add("client", pause.client());
            tell(event, "resumed", facts.add("length", pause.pausedFor()));
        } else if (event.fact() instanceof ClientCrashed crash) {
            tell(event, "crashed", new Facts().add("client", crash.client()));
        } else if (event.fact() instanceof WorkerStalled stall) {
            tell(event, "worker-stalled", new Facts().add("client", stall.client()));
        } else if (event.fact() instanceof WorkerResumed stall) {
            Facts facts = new Facts().add("client", stall.client());
            tell(event, "worker-resumed", facts.add("length", stall.stalledFor()));
        } else if (event.fact() instanceof MasterNamed named) {
            tell(event, "named", new Facts().add("sentinel", named.sentinel()).add("node", named.node()));
        } else if (event.fact() instanceof LinkChanged link) {
            Facts facts = new Facts().add("from", link.from()).add("to", link.to());
            String condition = link.condition().name().toLowerCase(Locale.ROOT).replace('_', '-');
            tell(event, "link", facts.add("condition", condition));
        } else if (event.fact() instanceof RunDisturbed disturbed) {
            tell(event, "disturbed", new Facts().add("stall", disturbed.stall()));
        }
    }

    private void released(Event event, LockReleased lock) {
        Facts facts = new Facts().add("client", lock.client()).add("lock", lock.lock());
        tell(event, lock.outcome() == Release.RELEASED ? "released" : "not-released", facts);
    }

    /** Only what was no release of its owner's; that is told when the owner knows of it. */
    private void letGo(Event event, Tenure tenure) {
        Facts facts = new Facts()
                .add("lock", tenure.key())
                .add("node", tenure.node())
                .addKnown("owner", tenure.owner())
                .addKnown("by", tenure.endedBy());
        if (!tenure.endedByOwner()) {
            long at = tenure.span().to();
            moments.add(new Moment(
                    event.seq(), at, tenure.end().id(), facts.add("at", at).map()));
        }
    }

    private void write(Event event, Attempt attempt) {
        Optional<Gap> gap = attempt.grant().flatMap(grant -> grant.gapAt(event.at()));
        Facts facts = new Facts()
                .add("client", attempt.client())
                .add("resource", attempt.resource())
                .add("before", attempt.before())
                .add("after", attempt.after())
                .addKnown("fence", attempt.fence())
                .addKnown("highest", attempt.highest());
        gap.ifPresent(lost -> facts.add("late", event.at() - lost.span().from()));
        if (event.fact() instanceof ChargeAccepted charge) {
            tell(event, "charged", facts.add("key", charge.key()).add("amount", charge.amount()));
        } else if (event.fact() instanceof ChargeRejected charge) {
            tell(event, "charge-rejected", facts.add("key", charge.key()));
        } else if (event.fact() instanceof WriteConflicted) {
            tell(event, "conflicted", facts);
        } else if (attempt.accepted()) {
            tell(event, "accepted", facts.addAbove("lost", 0, Math.abs(attempt.shortfall())));
        } else {
            tell(event, "rejected", facts);
        }
    }

    private void books(Event event, ResourceFact fact) {
        if (fact instanceof ChargeReplayed charge) {
            Facts facts = new Facts().add("client", charge.client()).add("resource", charge.resource());
            tell(event, "replayed", facts.add("key", charge.key()));
        } else if (fact instanceof TransactionRolledBack back) {
            tell(event, "rolled-back", new Facts().add("client", back.client()));
        }
    }

    private void tell(Event event, String kind, Facts facts) {
        moments.add(new Moment(
                event.seq(), event.at(), kind, facts.add("at", event.at()).map()));
    }
}
