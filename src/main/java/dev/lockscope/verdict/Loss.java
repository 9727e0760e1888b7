package dev.lockscope.verdict;

import dev.lockscope.trace.ClientFact.WorkerResumed;
import dev.lockscope.trace.ClientFact.WorkerStalled;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.NodeFact;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.NodeFact.NodeFollows;
import dev.lockscope.trace.NodeFact.NodePromoted;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.NodeFact.NodeStopped;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.verdict.Tenure.End;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Why the store let go of a grant, where more is to be told than that a lease ended: which node was killed, which one
 * took its place without the key, whose clock leapt. The texts choose their remedy by it.
 */
final class Loss {

    private final Evidence evidence;
    private final Facts facts;
    private final EvidenceList proof;

    private Loss(Evidence evidence, Facts facts, EvidenceList proof) {
        this.evidence = evidence;
        this.facts = facts;
        this.proof = proof;
    }

    /** Adds what is known of it, up to an instant, to a finding's facts and proof. */
    static void tell(Evidence evidence, Grant grant, Gap gap, long until, Facts facts, EvidenceList proof) {
        Loss loss = new Loss(evidence, facts, proof);
        if (gap.cause().end() != End.EXPIRED) {
            loss.tell(gap.cause());
        } else if (!tellLateAnswer(grant, gap, facts, proof)) {
            loss.stalled(grant.client(), new Span(gap.span().from(), until));
        }
    }

    /** Adds that a client took a grant whose time was up by the client's own reckoning when the answer came, if so. */
    static boolean tellLateAnswer(Grant grant, Gap gap, Facts facts, EvidenceList proof) {
        long answered = grant.belief().from();
        Long valid = grant.fact().validUntil();
        boolean late = gap.cause().end() == End.EXPIRED
                && gap.span().from() <= answered
                && (valid == null || valid <= answered);
        if (late) {
            proof.add(grant.seq());
            facts.add("cause", "late-answer").add("answered", answered).add("answeredTo", grant.client());
        }
        return late;
    }

    /** Adds that two nodes of one group granted at once, if they did. */
    static void tellSplit(Evidence evidence, Grant first, Grant second, Facts facts, EvidenceList proof) {
        for (Tenure one : evidence.tenuresAt(first, second.order())) {
            for (Tenure other : evidence.tenuresAt(second, second.order())) {
                if (evidence.masters().arePeers(one.node(), other.node())) {
                    proof.add(one.stored(), other.stored());
                    facts.add("cause", "split").add("firstNode", one.node()).add("secondNode", other.node());
                    new Loss(evidence, facts, proof)
                            .takeOver(other.node(), evidence.events().get(other.stored()));
                    return;
                }
            }
        }
    }

    private void tell(Tenure cause) {
        String node = cause.node();
        Event ended = evidence.events().get(cause.ended());
        if (cause.end() == End.REPLACED) {
            replaced(cause, ended);
        } else if (cause.end() == End.DEMOTED && ended != null && ended.fact() instanceof NodeFollows follows) {
            facts.add("cause", "demotion").add("lostOn", node).add("master", follows.master());
        } else if (cause.end() == End.FORGOTTEN && ended != null) {
            facts.add("cause", "amnesia").add("lostOn", node).add("upAt", ended.at());
            down(node, ended);
        } else if (cause.end() == End.CLOCK_MOVED) {
            evidence.removals().leap(cause, cause.span().from()).ifPresent(leap -> {
                proof.add(leap.last().seq());
                facts.add("cause", "clock")
                        .add("lostOn", node)
                        .add("leap", leap.by())
                        .add("leapAt", leap.last().at());
            });
        } else if (cause.end() == End.EVICTED) {
            facts.add("cause", "eviction").add("lostOn", node);
        } else if (cause.end() == End.FLUSHED) {
            facts.add("cause", "flush").add("lostOn", node);
        } else if (cause.end() == End.DELETED && cause.endedBy().isEmpty()) {
            facts.add("cause", "by-hand").add("lostOn", node);
        }
    }

    private void stalled(String client, Span span) {
        if (evidence.pauseOf(client, span).isPresent()) {
            return;
        }
        Event stalled = null;
        for (Event event : evidence.trace().events()) {
            if (event.fact() instanceof WorkerStalled began
                    && began.client().equals(client)
                    && event.at() < span.to()) {
                stalled = event;
            } else if (event.fact() instanceof WorkerResumed over
                    && over.client().equals(client)
                    && event.at() <= span.from()) {
                stalled = null;
            }
        }
        if (stalled != null) {
            proof.add(stalled.seq());
            facts.add("cause", "stalled").add("stalled", client).add("stalledAt", stalled.at());
        }
    }

    private void replaced(Tenure cause, @Nullable Event ended) {
        Optional<Event> taken = latest(
                ended,
                fact -> fact instanceof NodeFact about
                        && evidence.masters().arePeers(cause.node(), about.node())
                        && takesOver(fact));
        taken.ifPresent(event -> {
            String promoted = ((NodeFact) event.fact()).node();
            boolean had = evidence.stored().stream()
                    .anyMatch(copy -> copy.node().equals(promoted)
                            && copy.key().equals(cause.key())
                            && copy.value().equals(cause.value())
                            && copy.span().from() <= event.at());
            proof.add(event.seq());
            facts.add("cause", "failover")
                    .add("lostOn", cause.node())
                    .add("promoted", promoted)
                    .add("promotedAt", event.at())
                    .add("copy", had ? "gone" : "never");
            down(cause.node(), event);
        });
    }

    private void takeOver(String node, @Nullable Event until) {
        latest(
                        until,
                        fact -> fact instanceof NodePromoted promoted
                                && promoted.node().equals(node))
                .ifPresent(event -> {
                    proof.add(event.seq());
                    facts.add("promotedAt", event.at());
                });
    }

    private void down(String node, Event until) {
        latest(
                        until,
                        fact -> (fact instanceof NodeCrashed || fact instanceof NodeStopped)
                                && ((NodeFact) fact).node().equals(node))
                .ifPresent(event -> {
                    proof.add(event.seq());
                    facts.add("down", event.fact() instanceof NodeCrashed ? "killed" : "stopped")
                            .add("downAt", event.at());
                });
    }

    private static boolean takesOver(Fact fact) {
        return fact instanceof NodePromoted || (fact instanceof NodeStarted started && started.role() == Role.MASTER);
    }

    /** The last such event up to and with another. */
    private Optional<Event> latest(@Nullable Event until, Predicate<Fact> which) {
        Optional<Event> latest = Optional.empty();
        for (Event event : evidence.trace().events()) {
            if (which.test(event.fact())) {
                latest = Optional.of(event);
            }
            if (event.equals(until)) {
                break;
            }
        }
        return latest;
    }
}
