package dev.lockscope.verdict;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.verdict.Tenure.End;
import java.util.List;
import java.util.Optional;

/**
 * A lock that nobody will release: for ever, where its key has no expiry and is still there when the trace ends; until
 * its time ran out, where it had one and made somebody's attempt fail. One finding a lock and value.
 */
final class StuckChecker implements Checker {

    private final FindingId id;

    private StuckChecker(FindingId id) {
        this.id = id;
    }

    /** Finds {@link FindingId#STUCK_FOREVER}. */
    static Checker forever() {
        return new StuckChecker(FindingId.STUCK_FOREVER);
    }

    /** Finds {@link FindingId#STUCK_UNTIL_TTL}. */
    static Checker untilTtl() {
        return new StuckChecker(FindingId.STUCK_UNTIL_TTL);
    }

    @Override
    public List<Finding> check(Evidence evidence) {
        return Abandoned.in(evidence).stream()
                .filter(this::isIt)
                .map(abandoned -> finding(evidence, abandoned))
                .toList();
    }

    private boolean isIt(Abandoned abandoned) {
        Tenure tenure = abandoned.tenure();
        if (tenure.expiresAt() == null) {
            return id == FindingId.STUCK_FOREVER && tenure.end() == End.OPEN;
        }
        return id == FindingId.STUCK_UNTIL_TTL && !abandoned.refusals().isEmpty();
    }

    private Finding finding(Evidence evidence, Abandoned abandoned) {
        Tenure tenure = abandoned.tenure();
        long until = Math.min(
                tenure.span().to(), Math.max(evidence.end(), abandoned.span().from()));
        Span span = new Span(abandoned.span().from(), until);
        EvidenceList proof = new EvidenceList(evidence)
                .add(tenure.stored(), abandoned.since().seq(), tenure.ended());
        abandoned.refusals().forEach(event -> proof.add(event.seq()));
        Facts facts = new Facts()
                .add("lock", tenure.key())
                .add("node", tenure.node())
                .add("owner", abandoned.owner())
                .add("stored", tenure.span().from())
                .add("how", abandoned.how())
                .add("gone", abandoned.since().at())
                .add("end", tenure.endWord())
                .add("until", until)
                .add("length", span.length())
                .addAbove("refusals", 0, abandoned.refusals().size());
        Severity severity = id == FindingId.STUCK_FOREVER ? Severity.HARM : Severity.NOTE;
        return new Finding(id, severity, proof.inOrder(), facts.map(), Optional.of(span));
    }
}
