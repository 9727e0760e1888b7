package dev.lockscope.verdict;

import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.LockFact.LockNotAcquired;
import dev.lockscope.trace.LockFact.LockRequested;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.RunFact.RunEnded;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Counts a run's figures. */
final class FigureCount {

    private FigureCount() {}

    static Figures of(Evidence evidence) {
        Crowd crowd = Crowd.of(evidence.sections());
        List<Balance> balances = Balances.of(evidence);
        int accepted =
                (int) evidence.attempts().stream().filter(Attempt::accepted).count();
        return new Figures(
                crowd.shared(),
                crowd.most(),
                balances.stream().mapToLong(Balance::lost).sum(),
                Repeated.in(evidence.trace()).stream()
                        .mapToLong(Repeated::extra)
                        .sum(),
                accepted,
                evidence.attempts().size() - accepted,
                balances,
                grants(evidence),
                longestWait(evidence),
                evidence.trace().events().stream()
                        .anyMatch(
                                event -> event.fact() instanceof RunEnded ended && ended.ending() == Ending.COMPLETED));
    }

    private static Map<String, Integer> grants(Evidence evidence) {
        Map<String, Integer> grants = new LinkedHashMap<>();
        evidence.trace().header().cast().clients().forEach(client -> grants.put(client, 0));
        evidence.grants().values().forEach(grant -> grants.merge(grant.client(), 1, Integer::sum));
        return grants;
    }

    private static long longestWait(Evidence evidence) {
        record Wish(String client, String lock) {}
        Map<Wish, Long> since = new HashMap<>();
        long longest = 0;
        for (Event event : evidence.trace().events()) {
            if (event.fact() instanceof LockRequested asked) {
                since.putIfAbsent(new Wish(asked.client(), asked.lock()), event.at());
            } else if (event.fact() instanceof LockFact fact
                    && (fact instanceof LockAcquired || fact instanceof LockNotAcquired)) {
                Long asked = since.remove(new Wish(fact.client(), fact.lock()));
                longest = asked == null ? longest : Math.max(longest, event.at() - asked);
            } else if (event.fact() instanceof ClientCrashed crashed) {
                for (Wish wish : List.copyOf(since.keySet())) {
                    if (wish.client().equals(crashed.client())) {
                        longest = Math.max(longest, event.at() - since.getOrDefault(wish, event.at()));
                        since.remove(wish);
                    }
                }
            }
        }
        for (long asked : since.values()) {
            longest = Math.max(longest, evidence.end() - asked);
        }
        return longest;
    }
}
