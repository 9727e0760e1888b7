package dev.lockscope.verdict;

import dev.lockscope.scenario.FindingId;
import java.util.List;
import java.util.Optional;

/**
 * Writes and charges that a fenced resource turned away: rightly, from a client that no longer was the holder in the store, or
 * wrongly, from the rightful holder. One finding a write.
 *
 * <p>A rejection that has nothing to do with fences (no token shown, or none seen) is none of its business.
 */
final class RejectedWriteChecker implements Checker {

    private final FindingId id;

    private RejectedWriteChecker(FindingId id) {
        this.id = id;
    }

    /** Finds {@link FindingId#STALE_WRITE_REJECTED}: the fence did its work. */
    static Checker stale() {
        return new RejectedWriteChecker(FindingId.STALE_WRITE_REJECTED);
    }

    /** Finds {@link FindingId#FALSE_REJECT}: the holder's work is undone, such as its second write under a strict rule. */
    static Checker wrong() {
        return new RejectedWriteChecker(FindingId.FALSE_REJECT);
    }

    @Override
    public List<Finding> check(Evidence evidence) {
        return evidence.attempts().stream()
                .filter(write -> !write.accepted() && write.fence() != null && write.highest() != null)
                .flatMap(write -> write.grant().stream()
                        .filter(grant -> grant.isBackedAt(write.at()) == (id == FindingId.FALSE_REJECT))
                        .map(grant -> finding(evidence, write, grant)))
                .toList();
    }

    private Finding finding(Evidence evidence, Attempt write, Grant grant) {
        Optional<Pause> pause =
                evidence.pauseOf(write.client(), new Span(grant.belief().from(), write.at()));
        Optional<Gap> gap = grant.gapAt(write.at());
        EvidenceList proof = new EvidenceList(evidence)
                .add(grant.seq(), write.decided().seq())
                .addPause(pause);
        gap.ifPresent(lost -> proof.add(lost.cause().ended()));
        Facts facts = new Facts()
                .add("lock", grant.lock())
                .add("resource", write.resource())
                .add("writer", write.client())
                .add("wrote", write.at())
                .addKnown("fence", write.fence())
                .addKnown("highest", write.highest())
                .add("rule", RuleWord.of(evidence.ruleOf(write.resource())))
                .addPause(pause);
        gap.ifPresent(lost -> {
            facts.add("end", lost.cause().endWord()).add("leaseEnd", lost.span().from());
            Fence.tellForgotten(lost, facts);
        });
        outranking(evidence, write).ifPresent(other -> {
            proof.add(other.seq());
            facts.add("other", other.client())
                    .add("otherAcquired", other.belief().from());
        });
        Severity severity = id == FindingId.FALSE_REJECT ? Severity.HARM : Severity.NOTE;
        return new Finding(id, severity, proof.inOrder(), facts.map(), Optional.empty());
    }

    /** The other client's grant with the highest token that the resource had seen. */
    private static Optional<Grant> outranking(Evidence evidence, Attempt write) {
        return evidence.grants().values().stream()
                .filter(grant -> grant.fence() != null && grant.fence().equals(write.highest()))
                .filter(grant -> !grant.client().equals(write.client()))
                .findFirst();
    }
}
