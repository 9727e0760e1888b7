package dev.lockscope.verdict;

import dev.lockscope.scenario.Expectation;
import dev.lockscope.scenario.FindingId;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What broke in a run.
 *
 * <p>A disturbed run has the finding {@link FindingId#DISTURBED} alone, because nothing that is seen in it is a finding
 * about the lock; its figures are still those of the trace.
 *
 * @param findings in the order of {@link FindingId}, those of one id in the order of the run; none means safe
 * @param figures the run in numbers
 */
public record Verdict(List<Finding> findings, Figures figures) {

    public Verdict {
        findings = List.copyOf(findings);
    }

    /** What was found, each id once. */
    public Set<FindingId> ids() {
        Set<FindingId> ids = EnumSet.noneOf(FindingId.class);
        findings.forEach(finding -> ids.add(finding.id()));
        return ids;
    }

    /** Whether the machine stalled so long that the run proves nothing. */
    public boolean isDisturbed() {
        return ids().contains(FindingId.DISTURBED);
    }

    /** Whether exactly the expected was found. A disturbed verdict meets no expectation. */
    public boolean meets(Expectation expectation) {
        return !isDisturbed() && ids().equals(expectation.findings());
    }

    /** What was expected and not found. */
    public Set<FindingId> missing(Expectation expectation) {
        Set<FindingId> missing = EnumSet.noneOf(FindingId.class);
        missing.addAll(expectation.findings());
        missing.removeAll(ids());
        return missing;
    }

    /** What was found and not expected. */
    public Set<FindingId> unexpected(Expectation expectation) {
        Set<FindingId> unexpected = EnumSet.noneOf(FindingId.class);
        unexpected.addAll(ids());
        unexpected.removeAll(expectation.findings());
        return unexpected;
    }
}
