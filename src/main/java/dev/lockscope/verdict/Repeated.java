package dev.lockscope.verdict;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.ResourceFact.ChargeAccepted;
import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a resource charged for more than once.
 *
 * @param charges every charge for one key, two or more, in the order of the run
 */
record Repeated(List<Charge> charges) {

    /** One charge that the resource made. */
    record Charge(Event event, ChargeAccepted fact) {}

    private record Invoice(String resource, String key) {}

    Repeated {
        charges = List.copyOf(charges);
    }

    /** Each resource's and key's, in the order of the first charges. */
    static List<Repeated> in(Trace trace) {
        Map<Invoice, List<Charge>> charges = new LinkedHashMap<>();
        for (Event event : trace.events()) {
            if (event.fact() instanceof ChargeAccepted fact) {
                charges.computeIfAbsent(new Invoice(fact.resource(), fact.key()), none -> new ArrayList<>())
                        .add(new Charge(event, fact));
            }
        }
        return charges.values().stream()
                .filter(of -> of.size() > 1)
                .map(Repeated::new)
                .toList();
    }

    /** What was taken beyond the first charge, whole kroner. */
    long extra() {
        return charges.stream()
                .skip(1)
                .mapToLong(charge -> charge.fact().amount())
                .sum();
    }
}
