package dev.lockscope.verdict;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact.AttemptRefused;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.LockFact.LockNotAcquired;
import dev.lockscope.trace.LockFact.LockRequested;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A client that gave up asking for a lock and did not get it later either. One finding a client and lock. */
final class NotAcquiredChecker implements Checker {

    private record Asker(String client, String lock) {}

    /** What came of a wish so far. */
    private record Story(Optional<Event> requested, int refusals, Optional<Event> gaveUp, String reason) {
        static final Story NONE = new Story(Optional.empty(), 0, Optional.empty(), "");
    }

    @Override
    public List<Finding> check(Evidence evidence) {
        Map<Asker, Story> stories = new LinkedHashMap<>();
        for (Event event : evidence.trace().events()) {
            if (event.fact() instanceof LockRequested asked) {
                stories.merge(
                        new Asker(asked.client(), asked.lock()),
                        new Story(Optional.of(event), 0, Optional.empty(), ""),
                        (before, first) -> before.requested().isPresent() ? before : first);
            } else if (event.fact() instanceof AttemptRefused refused) {
                Asker wish = new Asker(refused.client(), refused.lock());
                Story story = stories.getOrDefault(wish, Story.NONE);
                stories.put(wish, new Story(story.requested(), story.refusals() + 1, story.gaveUp(), story.reason()));
            } else if (event.fact() instanceof LockNotAcquired failed) {
                Asker wish = new Asker(failed.client(), failed.lock());
                Story story = stories.getOrDefault(wish, Story.NONE);
                stories.put(wish, new Story(story.requested(), story.refusals(), Optional.of(event), failed.reason()));
            } else if (event.fact() instanceof LockAcquired got) {
                stories.remove(new Asker(got.client(), got.lock()));
            }
        }
        return stories.entrySet().stream()
                .flatMap(entry -> entry.getValue().gaveUp().stream()
                        .map(gaveUp -> finding(evidence, entry.getKey(), entry.getValue(), gaveUp)))
                .toList();
    }

    private static Finding finding(Evidence evidence, Asker asker, Story story, Event gaveUp) {
        EvidenceList proof = new EvidenceList(evidence).add(gaveUp.seq());
        Facts facts = new Facts()
                .add("lock", asker.lock())
                .add("client", asker.client())
                .add("gaveUp", gaveUp.at())
                .add("reason", story.reason())
                .addAbove("refusals", 0, story.refusals());
        story.requested().ifPresent(asked -> {
            proof.add(asked.seq());
            facts.add("requested", asked.at()).add("waited", gaveUp.at() - asked.at());
        });
        long from = story.requested().map(Event::at).orElse(gaveUp.at());
        Span wish = new Span(from, gaveUp.at());
        facts.addKnown("cause", Hindrance.of(evidence, asker.client(), asker.lock(), wish, story.reason()));
        Optional<Span> span = story.requested().map(asked -> new Span(asked.at(), gaveUp.at()));
        return new Finding(FindingId.NOT_ACQUIRED, Severity.NOTE, proof.inOrder(), facts.map(), span);
    }
}
