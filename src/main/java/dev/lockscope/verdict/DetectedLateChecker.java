package dev.lockscope.verdict;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.ClientFact.StepReached;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact.LockLost;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A holder whose way of noticing a loss came too late for an effect: the resource took its write after the store had let
 * go of its lock, though it looked or was to be told. One finding a grant.
 *
 * <p>Too late is, by the order of events and not by a length of time: it looked only after the write and was told then;
 * it looked before the write, when the lock was gone already, and was told that all was well; or it was told after the
 * write although it had been running all the time. Who was paused in between could not notice; who never looks and is
 * never told has no way of noticing.
 */
final class DetectedLateChecker implements Checker {

    private static final String CHECK = "program.check";

    /** @param signal the notice that had come before, where it looked too late */
    private record Told(Event event, String how, Optional<Event> signal) {}

    @Override
    public List<Finding> check(Evidence evidence) {
        Map<Long, List<Event>> looks = looks(evidence);
        List<Finding> findings = new ArrayList<>();
        List<Long> told = new ArrayList<>();
        for (Attempt write : evidence.attempts()) {
            Grant grant = write.grant().orElse(null);
            if (grant == null || !write.accepted() || told.contains(grant.seq())) {
                continue;
            }
            Gap gap = grant.gapAt(write.at())
                    .filter(lost -> !lost.cause().endedByOwner())
                    .orElse(null);
            if (gap != null && !wasPaused(evidence, grant, gap, write)) {
                told(evidence, gap, write, looks.getOrDefault(grant.seq(), List.of()))
                        .ifPresent(how -> {
                            told.add(grant.seq());
                            findings.add(finding(evidence, grant, gap, write, how));
                        });
            }
        }
        return findings;
    }

    /** Each grant's looks at the lease, and the notices of its loss, in the order of the run. */
    private static Map<Long, List<Event>> looks(Evidence evidence) {
        Map<String, Grant> latest = new HashMap<>();
        Map<Long, List<Event>> looks = new HashMap<>();
        for (Event event : evidence.trace().events()) {
            Grant granted = evidence.grants().get(event.seq());
            if (granted != null) {
                latest.put(granted.client(), granted);
            }
            if (event.fact() instanceof StepReached step && step.step().equals(CHECK)) {
                add(looks, latest.get(step.client()), event);
            } else if (event.fact() instanceof LockLost lost) {
                Grant grant = latest.get(lost.client());
                add(looks, grant != null && grant.fact().token().equals(lost.token()) ? grant : null, event);
            }
        }
        return looks;
    }

    private static void add(Map<Long, List<Event>> looks, @Nullable Grant grant, Event event) {
        if (grant != null) {
            looks.computeIfAbsent(grant.seq(), seq -> new ArrayList<>()).add(event);
        }
    }

    private static Optional<Told> told(Evidence evidence, Gap gap, Attempt write, List<Event> looks) {
        long wrote = write.decided().seq();
        Optional<Event> signal = Optional.empty();
        Optional<Told> misled = Optional.empty();
        for (Event event : looks) {
            boolean before = evidence.isBefore(event.seq(), wrote);
            if (event.fact() instanceof LockLost) {
                signal = signal.or(() -> Optional.of(event));
                if (!before && misled.isEmpty()) {
                    return Optional.of(new Told(event, "told-late", Optional.empty()));
                }
            } else if (before && signal.isEmpty() && gap.span().contains(event.at())) {
                misled = Optional.of(new Told(event, "misled", Optional.empty()));
            } else if (!before && signal.isPresent() && misled.isEmpty()) {
                return Optional.of(new Told(event, "looked-late", signal));
            }
        }
        return misled;
    }

    private static boolean wasPaused(Evidence evidence, Grant grant, Gap gap, Attempt write) {
        return evidence.pauseOf(grant.client(), new Span(gap.span().from(), write.at()))
                .isPresent();
    }

    private static Finding finding(Evidence evidence, Grant grant, Gap gap, Attempt write, Told told) {
        EvidenceList proof = new EvidenceList(evidence)
                .add(
                        grant.seq(),
                        gap.cause().ended(),
                        write.decided().seq(),
                        told.event().seq());
        Facts facts = new Facts()
                .add("lock", grant.lock())
                .add("client", grant.client())
                .addKnown("fence", grant.fence())
                .add("end", gap.cause().endWord())
                .add("lost", gap.span().from())
                .add("resource", write.resource())
                .add("wrote", write.at())
                .add("notice", told.how())
                .add("noticed", told.event().at());
        told.signal().ifPresent(signal -> {
            proof.add(signal.seq());
            facts.add("signalled", signal.at());
        });
        Loss.tell(evidence, grant, gap, write.at(), facts, proof);
        Fence.tell(evidence, grant.lock(), facts);
        return new Finding(FindingId.DETECTED_LATE, Severity.DANGER, proof.inOrder(), facts.map(), Optional.empty());
    }
}
