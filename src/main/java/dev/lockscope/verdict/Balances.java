package dev.lockscope.verdict;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.ResourceOpened;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Does the account books of a run's resources. */
final class Balances {

    private Balances() {}

    /** One a resource, in the order in which they opened; one that never told of its opening begins with its first write. */
    static List<Balance> of(Evidence evidence) {
        Map<String, Balance> balances = new LinkedHashMap<>();
        for (Event event : evidence.trace().events()) {
            if (event.fact() instanceof ResourceOpened opened) {
                long value = opened.value();
                balances.putIfAbsent(
                        opened.resource(), new Balance(opened.resource(), opened.rule(), value, value, value, 0));
            }
        }
        for (Attempt write : evidence.attempts()) {
            Balance before = balances.computeIfAbsent(
                    write.resource(),
                    name -> new Balance(name, Fencing.NONE, write.before(), write.before(), write.before(), 0));
            balances.put(write.resource(), after(before, write));
        }
        return new ArrayList<>(balances.values());
    }

    private static Balance after(Balance before, Attempt write) {
        return new Balance(
                before.resource(),
                before.rule(),
                before.first(),
                write.after(),
                before.expected() + write.change(),
                before.lost() + Math.abs(write.shortfall()));
    }
}
