package dev.lockscope.verdict;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact.LockReleased;
import dev.lockscope.verdict.Tenure.End;
import java.util.List;
import java.util.Locale;
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
                .add("stored", evidence.firstStoredAt(tenure, node -> true))
                .add("how", abandoned.how())
                .add("gone", abandoned.since().at())
                .add("end", tenure.endWord())
                .add("length", span.length())
                .addAbove("refusals", 0, abandoned.refusals().size());
        if (tenure.end() == End.OPEN) {
            facts.addKnown("due", tenure.expiresAt());
        } else {
            facts.add("until", until);
        }
        release(evidence, abandoned)
                .ifPresentOrElse(
                        event -> {
                            proof.add(event.seq());
                            facts.add("release", word(event)).add("releaseAt", event.at());
                        },
                        () -> facts.add("unreleased", ""));
        Severity severity = id == FindingId.STUCK_FOREVER ? Severity.HARM : Severity.NOTE;
        return new Finding(id, severity, proof.inOrder(), facts.map(), Optional.of(span));
    }

    /** What its owner did to give it back, though it stayed. */
    private static Optional<Event> release(Evidence evidence, Abandoned abandoned) {
        return evidence.trace().events().stream()
                .filter(event -> event.fact() instanceof LockReleased released
                        && released.client().equals(abandoned.owner())
                        && released.lock().equals(abandoned.tenure().key())
                        && released.token().equals(abandoned.tenure().value()))
                .findFirst();
    }

    private static String word(Event event) {
        return event.fact() instanceof LockReleased released
                ? released.outcome().name().toLowerCase(Locale.ROOT).replace('_', '-')
                : "unknown";
    }
}
