package dev.lockscope.verdict;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.ResourceFact.ValueRead;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Money: a resource's last value against its first and every change that it acknowledged. One finding a resource.
 *
 * <p>A change is lost by a write that replaces a value which its writer had not seen. Two lost changes of opposite sign
 * are two lost changes, also where the last value happens to be right.
 */
final class LostUpdateChecker implements Checker {

    @Override
    public List<Finding> check(Evidence evidence) {
        List<Finding> findings = new ArrayList<>();
        for (Balance balance : Balances.of(evidence)) {
            List<Attempt> blind = evidence.attempts().stream()
                    .filter(write -> write.resource().equals(balance.resource()))
                    .filter(write -> write.shortfall() != 0)
                    .toList();
            if (balance.lost() != 0) {
                findings.add(finding(evidence, balance, blind));
            }
        }
        return findings;
    }

    private static Finding finding(Evidence evidence, Balance balance, List<Attempt> blind) {
        EvidenceList proof = new EvidenceList(evidence);
        Facts facts = new Facts()
                .add("resource", balance.resource())
                .add("first", balance.first())
                .add("last", balance.last())
                .add("expected", balance.expected())
                .add("lost", balance.lost())
                .addAbove("times", 1, blind.size());
        for (Attempt write : blind) {
            write.seen().ifPresent(seen -> proof.add(seen.seq()));
            lastBefore(evidence, write)
                    .ifPresent(other -> proof.add(other.decided().seq()));
            proof.add(write.decided().seq());
        }
        if (!blind.isEmpty()) {
            Attempt write = blind.get(0);
            facts.add("writer", write.client())
                    .add("wrote", write.at())
                    .add("before", write.before())
                    .add("after", write.after());
            lastBefore(evidence, write)
                    .filter(other -> !other.client().equals(write.client()))
                    .ifPresent(other -> facts.add("other", other.client()).add("otherWrote", other.at()));
            write.seen().ifPresent(seen -> facts.add("seenAt", seen.at()).addKnown("seen", value(seen)));
        }
        return new Finding(FindingId.LOST_UPDATE, Severity.HARM, proof.inOrder(), facts.map(), Optional.empty());
    }

    private static @Nullable Long value(Event seen) {
        if (seen.fact() instanceof WriteAccepted write) {
            return write.after();
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
