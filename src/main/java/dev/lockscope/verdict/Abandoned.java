package dev.lockscope.verdict;

import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact;
import dev.lockscope.trace.LockFact.AttemptRefused;
import dev.lockscope.trace.LockFact.LockNotAcquired;
import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A lock's key that lies on a node though nobody will release it: its owner crashed, finished, or never learnt that it
 * had been stored.
 *
 * @param since the event by which it was abandoned
 * @param how the word for that in the message bundles
 * @param refusals the attempts that failed while it lay abandoned on so many nodes that no majority was left
 */
record Abandoned(Tenure tenure, String owner, Event since, String how, List<Event> refusals) {

    private record Value(String key, String value, String owner) {}

    /** Every one that its owner did not delete after all; of several nodes, the one that kept it longest. */
    static List<Abandoned> in(Evidence evidence) {
        Map<String, List<Event>> refusals = refusals(evidence);
        Set<Value> known = known(evidence);
        Map<Value, Abandoned> abandoned = new LinkedHashMap<>();
        for (Tenure tenure : evidence.tenures()) {
            String owner = tenure.owner().orElse(null);
            if (owner != null && evidence.locks().contains(tenure.key()) && !tenure.endedByOwner()) {
                Value value = new Value(tenure.key(), tenure.value(), owner);
                List<Event> refused = refusals.getOrDefault(tenure.key(), List.of());
                Event forgot = known.contains(value) ? null : giveUp(evidence, tenure, owner, refused);
                find(evidence, tenure, owner, forgot, refused)
                        .ifPresent(found -> abandoned.merge(value, found, Abandoned::longer));
            }
        }
        return List.copyOf(abandoned.values());
    }

    /** For how long nobody was there to release it. */
    Span span() {
        return new Span(
                Math.max(since.at(), tenure.span().from()), tenure.span().to());
    }

    private Abandoned longer(Abandoned other) {
        return other.tenure.span().to() > tenure.span().to() ? other : this;
    }

    private static Map<String, List<Event>> refusals(Evidence evidence) {
        Map<String, List<Event>> refusals = new HashMap<>();
        for (Event event : evidence.trace().events()) {
            if (event.fact() instanceof LockFact fact
                    && (fact instanceof AttemptRefused || fact instanceof LockNotAcquired)) {
                refusals.computeIfAbsent(fact.lock(), lock -> new ArrayList<>()).add(event);
            }
        }
        return refusals;
    }

    private static Optional<Abandoned> find(
            Evidence evidence, Tenure tenure, String owner, @Nullable Event forgot, List<Event> refused) {
        Event gone = evidence.gone().get(owner);
        Event since = gone == null || (forgot != null && Trace.ORDER.compare(forgot, gone) < 0) ? forgot : gone;
        if (since == null || since.at() >= tenure.span().to()) {
            return Optional.empty();
        }
        String how = since.equals(forgot) ? "forgot" : since.fact() instanceof ClientCrashed ? "crashed" : "finished";
        List<Event> waited = refused.stream()
                .filter(event -> Trace.ORDER.compare(event, since) > 0)
                .filter(event -> tenure.span().contains(event.at()))
                .filter(event -> keepsOut(evidence, tenure, event.at()))
                // The owner's own giving up follows from the attempt that stored the key, not from the key.
                .filter(event -> !(event.fact() instanceof LockNotAcquired gaveUp
                        && gaveUp.client().equals(owner)))
                .toList();
        // Giving up is no attempt of its own; it counts only where the attempts before it are not told.
        List<Event> attempts = waited.stream()
                .filter(event -> event.fact() instanceof AttemptRefused)
                .toList();
        return Optional.of(new Abandoned(tenure, owner, since, how, attempts.isEmpty() ? waited : attempts));
    }

    /** Whether the value lies on so many nodes that nobody else can get a majority. */
    private static boolean keepsOut(Evidence evidence, Tenure tenure, long instant) {
        long groups = evidence.tenures().stream()
                .filter(other ->
                        other.key().equals(tenure.key()) && other.value().equals(tenure.value()))
                .filter(other -> other.span().contains(instant))
                .map(other -> evidence.masters().groupOf(other.node()))
                .distinct()
                .count();
        return groups >= evidence.masters().blocking();
    }

    /** The values that their owners knew to be stored. */
    private static Set<Value> known(Evidence evidence) {
        Set<Value> known = new HashSet<>();
        for (Grant grant : evidence.grants().values()) {
            known.add(new Value(grant.lock(), grant.fact().token(), grant.client()));
        }
        return known;
    }

    /** The end of the attempt by which the owner stored the key without learning of it. */
    private static @Nullable Event giveUp(Evidence evidence, Tenure tenure, String owner, List<Event> refused) {
        return refused.stream()
                .filter(event ->
                        event.fact() instanceof LockFact fact && fact.client().equals(owner))
                .filter(event -> evidence.isBefore(tenure.stored(), event.seq()))
                .findFirst()
                .orElse(null);
    }
}
