package dev.lockscope.verdict;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.RunFact.RunDisturbed;
import java.util.List;
import java.util.Optional;

/** A machine that stalled so long that the run proves nothing. One finding, about the longest stall. */
final class DisturbedChecker implements Checker {

    @Override
    public List<Finding> check(Evidence evidence) {
        EvidenceList proof = new EvidenceList(evidence);
        RunDisturbed worst = null;
        long at = 0;
        for (Event event : evidence.trace().events()) {
            if (event.fact() instanceof RunDisturbed disturbed) {
                proof.add(event.seq());
                if (worst == null || disturbed.stall() > worst.stall()) {
                    worst = disturbed;
                    at = event.at();
                }
            }
        }
        if (worst == null) {
            return List.of();
        }
        Facts facts = new Facts()
                .add("stall", worst.stall())
                .add("limit", worst.limit())
                .add("at", at);
        return List.of(new Finding(
                FindingId.DISTURBED, Severity.NOT_APPLICABLE, proof.inOrder(), facts.map(), Optional.empty()));
    }
}
