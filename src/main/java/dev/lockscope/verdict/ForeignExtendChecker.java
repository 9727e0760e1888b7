package dev.lockscope.verdict;

import dev.lockscope.scenario.FindingId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A lock's lease that another client than its owner moved, as a watchdog does that does not check the token. One finding
 * for each holder's key and who moved it. Where the trace does not tell whose the key was or who moved its expiry,
 * nothing is found.
 */
final class ForeignExtendChecker implements Checker {

    private record Deed(String lock, String value, String owner, String by) {}

    private record Case(Tenure tenure, List<Extension> extensions) {}

    @Override
    public List<Finding> check(Evidence evidence) {
        Map<Deed, Case> cases = new LinkedHashMap<>();
        for (Tenure tenure : evidence.tenures()) {
            String owner = tenure.owner().orElse(null);
            if (owner == null || !evidence.locks().contains(tenure.key())) {
                continue;
            }
            for (Extension extension : tenure.extensions()) {
                String by = extension.by().orElse(owner);
                if (!by.equals(owner) && tenure.span().contains(extension.at())) {
                    cases.computeIfAbsent(
                                    new Deed(tenure.key(), tenure.value(), owner, by),
                                    deed -> new Case(tenure, new ArrayList<>()))
                            .extensions()
                            .add(extension);
                }
            }
        }
        return cases.entrySet().stream()
                .map(entry -> finding(evidence, entry.getKey(), entry.getValue()))
                .toList();
    }

    private static Finding finding(Evidence evidence, Deed deed, Case found) {
        Extension first = found.extensions().get(0);
        EvidenceList proof = new EvidenceList(evidence).add(found.tenure().stored());
        found.extensions().forEach(extension -> proof.add(extension.seq()));
        Facts facts = new Facts()
                .add("lock", deed.lock())
                .add("node", found.tenure().node())
                .add("owner", deed.owner())
                .add("stored", found.tenure().span().from())
                .add("by", deed.by())
                .add("at", first.at())
                .addKnown("before", first.from())
                .addKnown("after", first.to())
                .add("change", change(first))
                .addAbove("times", 1, found.extensions().size());
        return new Finding(FindingId.FOREIGN_EXTEND, Severity.DANGER, proof.inOrder(), facts.map(), Optional.empty());
    }

    private static String change(Extension extension) {
        long before = extension.from() == null ? Long.MAX_VALUE : extension.from();
        long after = extension.to() == null ? Long.MAX_VALUE : extension.to();
        return after < before ? "shorter" : after > before ? "longer" : "same";
    }
}
