package dev.lockscope.verdict;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A run in numbers.
 *
 * @param overlap how long at least two clients were in the critical section of one lock, ns, all locks together
 * @param mostHolders the most clients that were in the critical section of one lock at once
 * @param moneyLost whole kroner, all resources together
 * @param takenTooMuch what was charged again for what had been charged for already, whole kroner, all resources together
 * @param writesAccepted how many writes the resources took
 * @param writesRejected how many they turned away
 * @param balances each resource's account book, in the order of their opening
 * @param grants how often each client believed to have got a lock, in the order of the cast
 * @param longestWait the longest time from asking for a lock to having it, giving up, crashing or the trace's end, ns
 * @param completed whether the run came to its planned end; else there may be more to come
 */
public record Figures(
        long overlap,
        int mostHolders,
        long moneyLost,
        long takenTooMuch,
        int writesAccepted,
        int writesRejected,
        List<Balance> balances,
        Map<String, Integer> grants,
        long longestWait,
        boolean completed) {

    public Figures {
        balances = List.copyOf(balances);
        grants = Collections.unmodifiableMap(new LinkedHashMap<>(grants));
    }
}
