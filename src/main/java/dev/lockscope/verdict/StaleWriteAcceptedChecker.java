package dev.lockscope.verdict;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A write that a resource took although it came from the past. One finding a write.
 *
 * <p>It came from the past when the resource had before taken another client's write under a newer grant of the same
 * lock: newer by the fences where both writes showed one, else by the order of the grants. A fence that was minted late
 * can outrank a newer holder's; so it is also stale when the store had let go of the writer's grant, and another
 * grant's write had come in since.
 *
 * <p>A write that has passed a comparison of versions does not come from the past, whatever its grant: its writer had
 * seen everything that the resource had taken.
 */
final class StaleWriteAcceptedChecker implements Checker {

    private record Place(String resource, String lock) {}

    @Override
    public List<Finding> check(Evidence evidence) {
        // For each client its last accepted write: of one client, later grants are newer.
        Map<Place, Map<String, Attempt>> accepted = new HashMap<>();
        List<Finding> findings = new ArrayList<>();
        for (Attempt write : evidence.attempts()) {
            Grant grant = write.grant().orElse(null);
            if (grant == null || !write.accepted() || evidence.isUpToDate(write)) {
                continue;
            }
            Map<String, Attempt> others =
                    accepted.computeIfAbsent(new Place(write.resource(), grant.lock()), place -> new LinkedHashMap<>());
            newest(others, write, grant).ifPresent(newer -> findings.add(finding(evidence, write, grant, newer)));
            others.put(write.client(), write);
        }
        return findings;
    }

    private static Optional<Attempt> newest(Map<String, Attempt> others, Attempt write, Grant grant) {
        Attempt newest = null;
        for (Attempt other : others.values()) {
            if (!other.client().equals(write.client()) && isStale(write, grant, other)) {
                newest = newest == null || newest.at() < other.at() ? other : newest;
            }
        }
        return Optional.ofNullable(newest);
    }

    private static boolean isStale(Attempt write, Grant grant, Attempt other) {
        Grant newer = other.grant().orElse(grant);
        Long fence = write.fence();
        Long otherFence = other.fence();
        if (fence != null && otherFence != null && fence < otherFence) {
            return true;
        }
        boolean ranked = fence != null && otherFence != null;
        boolean lost = grant.gapAt(write.at())
                .filter(gap -> gap.span().from() <= other.at())
                .isPresent();
        return newer.isAfter(grant) && (!ranked || lost);
    }

    private static Finding finding(Evidence evidence, Attempt write, Grant grant, Attempt other) {
        Event decided = write.decided();
        Optional<Gap> gap = grant.gapAt(write.at());
        Optional<Pause> pause =
                evidence.pauseOf(write.client(), new Span(grant.belief().from(), write.at()));
        EvidenceList proof = new EvidenceList(evidence)
                .add(grant.seq(), other.decided().seq(), decided.seq())
                .addPause(pause);
        gap.ifPresent(lost -> proof.add(lost.cause().ended()));
        Facts facts = new Facts()
                .add("lock", grant.lock())
                .add("resource", write.resource())
                .add("writer", write.client())
                .addKnown("fence", write.fence())
                .add("wrote", write.at())
                .add("other", other.client())
                .addKnown("otherFence", other.fence())
                .add("otherWrote", other.at())
                .addAbove("lost", 0, Math.abs(write.shortfall()))
                .add("rule", RuleWord.of(evidence.ruleOf(write.resource())))
                .addPause(pause);
        gap.ifPresent(lost -> facts.add("end", lost.cause().endWord())
                .add("leaseEnd", lost.span().from()));
        if (Fence.checks(evidence, write.resource())) {
            // It was let through by its token, so the tokens did not rise with the grants.
            facts.add("cause", "misnumbered");
        }
        Unlocked.tell(evidence, write, facts, proof);
        other.grant().ifPresent(newer -> {
            proof.add(newer.seq());
            facts.add("otherAcquired", newer.belief().from());
        });
        return new Finding(
                FindingId.STALE_WRITE_ACCEPTED, Severity.HARM, proof.inOrder(), facts.map(), Optional.empty());
    }
}
