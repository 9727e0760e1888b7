package dev.lockscope.scenario;

import java.util.Set;

/**
 * What a scenario's verdict must be.
 *
 * @param findings exactly these; none means safe
 */
public record Expectation(Set<FindingId> findings) {

    public Expectation {
        findings = Set.copyOf(findings);
    }
}
