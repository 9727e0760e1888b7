package dev.lockscope.verdict;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact.AttemptRefused;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.LockFact.LockNotAcquired;
import dev.lockscope.trace.RunFact.RunEnded;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Several clients that keep taking the lock from each other's grasp until the end: none gets it, though no grant stands.
 * One finding a lock.
 *
 * <p>It needs two clients or more that were refused {@link #ATTEMPTS} times or more since the last grant, nodes that
 * were split between them, and that nobody got it until all of them gave up or the run ended. So a split that a retry
 * resolves is none, however many rounds it took.
 */
final class LivelockChecker implements Checker {

    private static final int ATTEMPTS = 3;

    /** What happened since a lock's last grant. */
    private static final class Contest {
        private final Map<String, List<Event>> refused = new LinkedHashMap<>();
        private final Set<String> gaveUp = new HashSet<>();
    }

    @Override
    public List<Finding> check(Evidence evidence) {
        Map<String, Contest> contests = new LinkedHashMap<>();
        boolean over = false;
        for (Event event : evidence.trace().events()) {
            if (event.fact() instanceof LockAcquired acquired) {
                contests.put(acquired.lock(), new Contest());
            } else if (event.fact() instanceof AttemptRefused refusal) {
                contests.computeIfAbsent(refusal.lock(), lock -> new Contest())
                        .refused
                        .computeIfAbsent(refusal.client(), client -> new ArrayList<>())
                        .add(event);
            } else if (event.fact() instanceof LockNotAcquired failed) {
                contests.computeIfAbsent(failed.lock(), lock -> new Contest())
                        .gaveUp
                        .add(failed.client());
            } else if (event.fact() instanceof RunEnded) {
                over = true;
            }
        }
        List<Finding> findings = new ArrayList<>();
        for (Map.Entry<String, Contest> entry : contests.entrySet()) {
            Contest contest = entry.getValue();
            contest.refused.values().removeIf(events -> events.size() < ATTEMPTS);
            Set<String> contenders = contest.refused.keySet();
            if (contenders.size() >= 2 && (over || contest.gaveUp.containsAll(contenders))) {
                finding(evidence, entry.getKey(), contest).ifPresent(findings::add);
            }
        }
        return findings;
    }

    private static Optional<Finding> finding(Evidence evidence, String lock, Contest contest) {
        Set<Event> refused = new LinkedHashSet<>();
        contest.refused.values().forEach(refused::addAll);
        long from = refused.stream().mapToLong(Event::at).min().orElse(0);
        long to = refused.stream().mapToLong(Event::at).max().orElse(0);
        List<Split> splits = Split.of(evidence, lock, contest.refused.keySet(), from);
        if (splits.isEmpty()) {
            return Optional.empty();
        }
        EvidenceList proof = new EvidenceList(evidence);
        refused.forEach(event -> proof.add(event.seq()));
        splits.forEach(split -> split.tenures().forEach(tenure -> proof.add(tenure.stored())));
        Facts facts = new Facts()
                .add("lock", lock)
                .add("clients", String.join(", ", contest.refused.keySet()))
                .add("contenders", contest.refused.size())
                .add("refusals", refused.size())
                .addAbove("again", 1, splits.size())
                .add("from", from)
                .add("until", to)
                .add("length", to - from)
                .add("division", splits.get(0).division());
        return Optional.of(new Finding(
                FindingId.LIVELOCK, Severity.HARM, proof.inOrder(), facts.map(), Optional.of(new Span(from, to))));
    }
}
