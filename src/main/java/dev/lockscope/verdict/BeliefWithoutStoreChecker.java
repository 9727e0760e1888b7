package dev.lockscope.verdict;

import dev.lockscope.scenario.FindingId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Belief against store: a client that is in its critical section, or writes while it believes, on a grant that the
 * store has let go of. One finding a grant and gap.
 *
 * <p>A key that the client itself deleted is its release and no gap: it left before it sent the command, whatever the
 * microseconds of the two clocks say.
 */
final class BeliefWithoutStoreChecker implements Checker {

    @Override
    public List<Finding> check(Evidence evidence) {
        Map<Long, List<Section>> stays = new HashMap<>();
        for (Section section : evidence.sections()) {
            stays.computeIfAbsent(section.grant(), grant -> new ArrayList<>()).add(section);
        }
        Map<Long, List<Attempt>> writes = new HashMap<>();
        for (Attempt attempt : evidence.attempts()) {
            attempt.grant()
                    .ifPresent(grant -> writes.computeIfAbsent(grant.seq(), seq -> new ArrayList<>())
                            .add(attempt));
        }
        List<Finding> findings = new ArrayList<>();
        for (Grant grant : evidence.grants().values()) {
            for (Gap gap : grant.backing().gaps()) {
                if (!gap.cause().endedByOwner()) {
                    List<Section> inside = stays.getOrDefault(grant.seq(), List.of()).stream()
                            .filter(section ->
                                    section.span().overlap(gap.span()).isPresent())
                            .toList();
                    List<Attempt> acted = writes.getOrDefault(grant.seq(), List.of()).stream()
                            .filter(write -> gap.span().contains(write.at()))
                            .filter(write -> grant.belief().contains(write.at()) || isInside(inside, write))
                            .toList();
                    if (!inside.isEmpty() || !acted.isEmpty()) {
                        findings.add(finding(evidence, grant, gap, inside, acted));
                    }
                }
            }
        }
        return findings;
    }

    private static boolean isInside(List<Section> sections, Attempt write) {
        return sections.stream().anyMatch(section -> section.span().contains(write.at()));
    }

    private static Finding finding(Evidence evidence, Grant grant, Gap gap, List<Section> inside, List<Attempt> acted) {
        Span span = whole(gap, inside, acted);
        Optional<Pause> pause = evidence.pauseOf(grant.client(), span);
        EvidenceList proof =
                new EvidenceList(evidence).add(grant.seq(), gap.cause().ended()).addPause(pause);
        inside.forEach(section -> proof.add(section.entered(), section.ended()));
        acted.forEach(write -> proof.add(write.decided().seq()));
        Facts facts = new Facts()
                .add("lock", grant.lock())
                .add("client", grant.client())
                .addKnown("fence", grant.fence())
                .add("end", gap.cause().endWord())
                .addKnown("by", gap.cause().endedBy())
                .add("lost", gap.span().from())
                .add("until", span.to())
                .add("length", span.length())
                .add("writes", acted.size())
                .addPause(pause);
        Loss.tell(evidence, grant, gap, span.to(), facts, proof);
        Fence.tell(evidence, grant.lock(), facts);
        facts.addKnown("guard", Guard.against(evidence, grant, gap.span().from()));
        Optional<Attempt> effect = acted.stream().filter(Attempt::accepted).findFirst();
        effect.or(() -> acted.stream().findFirst())
                .ifPresent(write -> facts.add(write.accepted() ? "wrote" : "tried", write.at()));
        return new Finding(
                FindingId.BELIEF_WITHOUT_STORE, Severity.DANGER, proof.inOrder(), facts.map(), Optional.of(span));
    }

    /** From when the client first acted in the gap, which is its beginning unless it entered later, to the last time. */
    private static Span whole(Gap gap, List<Section> inside, List<Attempt> acted) {
        long from = Long.MAX_VALUE;
        long until = gap.span().from();
        for (Section section : inside) {
            from = Math.min(from, Math.max(section.span().from(), gap.span().from()));
            until = Math.max(until, Math.min(section.span().to(), gap.span().to()));
        }
        for (Attempt write : acted) {
            from = Math.min(from, write.at());
            until = Math.max(until, write.at());
        }
        return new Span(from, until);
    }
}
