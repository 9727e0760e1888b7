package dev.lockscope.verdict;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.testkit.History;
import java.util.List;
import java.util.Set;

/** What a verdict finds in a history. */
final class Findings {

    private Findings() {}

    static Set<FindingId> ids(History history) {
        return Judge.judge(history.build()).ids();
    }

    static List<Finding> of(FindingId id, History history) {
        return Judge.judge(history.build()).findings().stream()
                .filter(finding -> finding.id() == id)
                .toList();
    }

    /** The one finding of that id. */
    static Finding only(FindingId id, History history) {
        List<Finding> findings = of(id, history);
        if (findings.size() != 1) {
            throw new AssertionError("expected one " + id + " but found " + findings);
        }
        return findings.get(0);
    }
}
