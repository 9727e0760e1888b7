package dev.lockscope.verdict;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.verdict.Tenure.End;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A lock's key that another client than its owner deleted. One finding a deletion. Where the trace does not tell whose
 * the key was or who deleted it, nothing is found.
 */
final class ForeignDeleteChecker implements Checker {

    @Override
    public List<Finding> check(Evidence evidence) {
        List<Finding> findings = new ArrayList<>();
        for (Tenure tenure : evidence.tenures()) {
            if (tenure.end() == End.DELETED && evidence.locks().contains(tenure.key())) {
                tenure.owner()
                        .ifPresent(owner -> tenure.endedBy()
                                .filter(by -> !by.equals(owner))
                                .ifPresent(by -> findings.add(finding(evidence, tenure, owner, by))));
            }
        }
        return findings;
    }

    private static Finding finding(Evidence evidence, Tenure tenure, String owner, String by) {
        long at = tenure.span().to();
        EvidenceList proof = new EvidenceList(evidence).add(tenure.stored(), tenure.ended());
        Facts facts = new Facts()
                .add("lock", tenure.key())
                .add("node", tenure.node())
                .add("owner", owner)
                .add("stored", tenure.span().from())
                .add("by", by)
                .add("at", at);
        grant(evidence, owner, tenure.key(), at)
                .filter(grant -> grant.fact().token().equals(tenure.value()))
                .ifPresent(grant -> {
                    proof.add(grant.seq());
                    facts.addKnown("ownerFence", grant.fence());
                });
        grant(evidence, by, tenure.key(), at).flatMap(grant -> grant.gapAt(at)).ifPresent(gap -> {
            proof.add(gap.cause().ended());
            facts.add("end", gap.cause().endWord()).add("leaseEnd", gap.span().from());
        });
        return new Finding(FindingId.FOREIGN_DELETE, Severity.DANGER, proof.inOrder(), facts.map(), Optional.empty());
    }

    /** The client's latest grant of the lock until an instant. */
    private static Optional<Grant> grant(Evidence evidence, String client, String lock, long at) {
        return evidence.grants().values().stream()
                .filter(grant -> grant.client().equals(client) && grant.lock().equals(lock))
                .filter(grant -> grant.belief().from() <= at)
                .reduce((earlier, later) -> later);
    }
}
