package dev.lockscope.verdict;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.ResourceFact.ChargeAccepted;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Effects that come once: no key is charged for more than once. One finding a resource and key. */
final class DoubleEffectChecker implements Checker {

    private record Invoice(String resource, String key) {}

    private record Charge(Event event, ChargeAccepted fact) {}

    @Override
    public List<Finding> check(Evidence evidence) {
        Map<Invoice, List<Charge>> charges = new LinkedHashMap<>();
        for (Event event : evidence.trace().events()) {
            if (event.fact() instanceof ChargeAccepted fact) {
                charges.computeIfAbsent(new Invoice(fact.resource(), fact.key()), none -> new ArrayList<>())
                        .add(new Charge(event, fact));
            }
        }
        return charges.values().stream()
                .filter(of -> of.size() > 1)
                .map(of -> finding(evidence, of))
                .toList();
    }

    private static Finding finding(Evidence evidence, List<Charge> charges) {
        Charge first = charges.get(0);
        Charge second = charges.get(1);
        EvidenceList proof = new EvidenceList(evidence);
        long extra = -first.fact().amount();
        for (Charge charge : charges) {
            proof.add(charge.event().seq());
            extra += charge.fact().amount();
        }
        Optional<Pause> pause = evidence.pauseOf(
                second.fact().client(),
                new Span(first.event().at(), second.event().at()));
        Facts facts = new Facts()
                .add("resource", first.fact().resource())
                .add("key", first.fact().key())
                .add("times", charges.size())
                .addAbove("more", 2, charges.size())
                .add("extra", extra)
                .add("first", first.fact().client())
                .add("firstAt", first.event().at())
                .add("second", second.fact().client())
                .add("secondAt", second.event().at())
                .addPause(pause);
        return new Finding(
                FindingId.DOUBLE_EFFECT, Severity.HARM, proof.addPause(pause).inOrder(), facts.map(), Optional.empty());
    }
}
