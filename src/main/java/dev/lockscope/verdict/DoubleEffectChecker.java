package dev.lockscope.verdict;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.verdict.Repeated.Charge;
import java.util.List;
import java.util.Optional;

/** Effects that come once: no key is charged for more than once. One finding a resource and key. */
final class DoubleEffectChecker implements Checker {

    @Override
    public List<Finding> check(Evidence evidence) {
        return Repeated.in(evidence.trace()).stream()
                .map(repeated -> finding(evidence, repeated))
                .toList();
    }

    private static Finding finding(Evidence evidence, Repeated repeated) {
        List<Charge> charges = repeated.charges();
        Charge first = charges.get(0);
        Charge second = charges.get(1);
        EvidenceList proof = new EvidenceList(evidence);
        for (Charge charge : charges) {
            proof.add(charge.event().seq());
        }
        Optional<Pause> pause = evidence.pauseOf(
                second.fact().client(),
                new Span(first.event().at(), second.event().at()));
        Facts facts = new Facts()
                .add("resource", first.fact().resource())
                .add("key", first.fact().key())
                .add("times", charges.size())
                .addAbove("more", 2, charges.size())
                .add("extra", repeated.extra())
                .add("first", first.fact().client())
                .add("firstAt", first.event().at())
                .add("second", second.fact().client())
                .add("secondAt", second.event().at())
                .addPause(pause);
        return new Finding(
                FindingId.DOUBLE_EFFECT, Severity.HARM, proof.addPause(pause).inOrder(), facts.map(), Optional.empty());
    }
}
