package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Sequence;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Binds {@code expect}: a list of findings, or {@code safe} for none. */
final class ExpectationBinder {

    /** The word for no finding. */
    static final String SAFE = "safe";

    private final Problems problems;
    private final Values values;

    ExpectationBinder(Problems problems) {
        this.problems = problems;
        this.values = new Values(problems);
    }

    Expectation bind(Yaml value) {
        if (!(value instanceof Sequence list)) {
            values.choice(value, List.of(SAFE), Function.identity());
            return new Expectation(Set.of());
        }
        Set<FindingId> findings = EnumSet.noneOf(FindingId.class);
        for (Yaml item : list.items()) {
            values.choice(item, List.of(FindingId.values()), FindingId::id).ifPresent(finding -> {
                if (!findings.add(finding)) {
                    problems.add(item.at(), Wording.TWICE.with(finding.id()));
                }
            });
        }
        return new Expectation(findings);
    }
}
