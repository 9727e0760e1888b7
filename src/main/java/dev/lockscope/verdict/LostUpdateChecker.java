package dev.lockscope.verdict;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.ResourceFact.ChargeAccepted;
import dev.lockscope.trace.ResourceFact.Compare;
import dev.lockscope.trace.ResourceFact.ValueRead;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Money: a resource's last value against its first and every change that it acknowledged. One finding a resource.
 *
 * <p>A change is lost by a write that replaces a value which its writer had not seen. Two lost changes of opposite sign
 * are two lost changes, also where the last value happens to be right.
 *
 * <p>A resource that compares values takes such a write only when the value has come back to what the writer had seen.
 * No money is missing then, but the changes in between went unseen all the same, which the comparison was there to
 * prevent: that is found too.
 */
final class LostUpdateChecker implements Checker {

    @Override
    public List<Finding> check(Evidence evidence) {
        List<Finding> findings = new ArrayList<>();
        for (Balance balance : Balances.of(evidence)) {
            List<Attempt> writes = evidence.attempts().stream()
                    .filter(write -> write.resource().equals(balance.resource()))
                    .toList();
            List<Attempt> blind =
                    writes.stream().filter(write -> write.shortfall() != 0).toList();
            if (balance.lost() != 0) {
                Facts facts = new Facts().add("expected", balance.expected()).add("lost", balance.lost());
                findings.add(finding(evidence, balance, blind, facts, Severity.HARM));
            } else if (evidence.compareOf(balance.resource()) == Compare.VALUE) {
                fooled(evidence, balance, writes).ifPresent(findings::add);
            }
        }
        return findings;
    }

    /** The first write that a comparison of values let through over changes which its writer had not seen. */
    private static Optional<Finding> fooled(Evidence evidence, Balance balance, List<Attempt> writes) {
        for (int i = 0; i < writes.size(); i++) {
            long hidden = hidden(writes, i);
            if (hidden > 0) {
                Facts facts = new Facts().add("hidden", hidden);
                return Optional.of(finding(evidence, balance, List.of(writes.get(i)), facts, Severity.DANGER));
            }
        }
        return Optional.empty();
    }

    /** How many accepted changes of others the writer of an accepted write had not seen. */
    private static long hidden(List<Attempt> writes, int place) {
        Attempt write = writes.get(place);
        if (!write.accepted() || write.seen().isEmpty() || !(write.decided().fact() instanceof WriteAccepted)) {
            return 0;
        }
        Event seen = write.seen().get();
        long hidden = 0;
        for (int i = place - 1;
                i >= 0 && Trace.ORDER.compare(seen, writes.get(i).decided()) < 0;
                i--) {
            Attempt other = writes.get(i);
            hidden += other.accepted() && !other.client().equals(write.client()) ? 1 : 0;
        }
        return hidden;
    }

    private static Finding finding(
            Evidence evidence, Balance balance, List<Attempt> blind, Facts facts, Severity severity) {
        EvidenceList proof = new EvidenceList(evidence);
        facts.add("resource", balance.resource())
                .add("first", balance.first())
                .add("last", balance.last())
                .addAbove("times", 1, blind.size());
        for (Attempt write : blind) {
            write.seen().ifPresent(seen -> proof.add(seen.seq()));
            lastBefore(evidence, write)
                    .ifPresent(other -> proof.add(other.decided().seq()));
            proof.add(write.decided().seq());
        }
        if (!blind.isEmpty()) {
            Attempt write = blind.get(0);
            Unlocked.tell(evidence, write, facts, proof);
            tellOrder(evidence, blind, facts);
            facts.add("writer", write.client())
                    .add("wrote", write.at())
                    .add("before", write.before())
                    .add("after", write.after());
            lastBefore(evidence, write)
                    .filter(other -> !other.client().equals(write.client()))
                    .ifPresent(other -> facts.add("other", other.client()).add("otherWrote", other.at()));
            write.seen().ifPresent(seen -> facts.add("seenAt", seen.at()).addKnown("seen", value(seen)));
        }
        return new Finding(FindingId.LOST_UPDATE, severity, proof.inOrder(), facts.map(), Optional.empty());
    }

    /**
     * Adds whether all the writers had been overtaken by the holder whose value they replaced, so that a fencing token
     * would have turned them away, or all were newer than that holder, so that no token helps.
     */
    private static void tellOrder(Evidence evidence, List<Attempt> blind, Facts facts) {
        long overtaken = 0;
        long newest = 0;
        for (Attempt write : blind) {
            Optional<Grant> other = lastBefore(evidence, write)
                    .filter(last -> !last.client().equals(write.client()))
                    .flatMap(Attempt::grant);
            if (write.grant().isPresent()
                    && other.isPresent()
                    && other.get().lock().equals(write.grant().get().lock())) {
                boolean older = other.get().isAfter(write.grant().get());
                overtaken += older ? 1 : 0;
                newest += older ? 0 : 1;
            }
        }
        if (newest == blind.size()) {
            facts.add("newest", "");
        } else if (overtaken == blind.size()
                && !Fence.checks(evidence, blind.get(0).resource())) {
            facts.add("overtaken", "");
        }
    }

    private static @Nullable Long value(Event seen) {
        if (seen.fact() instanceof WriteAccepted write) {
            return write.after();
        } else if (seen.fact() instanceof ChargeAccepted charge) {
            return charge.after();
        }
        return seen.fact() instanceof ValueRead read ? (Long) read.value() : null;
    }

    /** The write whose value it replaced. */
    private static Optional<Attempt> lastBefore(Evidence evidence, Attempt write) {
        Attempt last = null;
        for (Attempt other : evidence.attempts()) {
            if (other.decided().seq() == write.decided().seq()) {
                break;
            }
            if (other.accepted() && other.resource().equals(write.resource())) {
                last = other;
            }
        }
        return Optional.ofNullable(last);
    }
}
