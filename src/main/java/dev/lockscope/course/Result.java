package dev.lockscope.course;

import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact.LearnerActed;
import dev.lockscope.trace.ScriptFact.ScriptStepFailed;
import dev.lockscope.trace.ScriptFact.ScriptStepReached;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Finding;
import dev.lockscope.verdict.Severity;
import dev.lockscope.verdict.Verdict;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What one of a learner's own runs has shown. Immutable.
 *
 * @param subject what it put to the test
 * @param ordeal what it put it through
 * @param worst how bad the worst of what was found is; nothing where nothing was found
 * @param findings what was found, each once, the worst first; nothing where all went well
 */
public record Result(Subject subject, Ordeal ordeal, Optional<Severity> worst, List<FindingId> findings) {

    /**
     * @throws IllegalArgumentException when there are findings and none is the worst, or the other way round
     */
    public Result {
        findings = List.copyOf(findings);
        if (worst.isPresent() == findings.isEmpty()) {
            throw new IllegalArgumentException(worst + " of " + findings);
        }
    }

    /**
     * What a run has shown; nothing where it shows nothing about the scenario: it is not over, its script failed, the
     * machine stalled in it, or somebody meddled with it.
     *
     * @param scenario what it was a run of
     */
    public static Optional<Result> of(Trace trace, Scenario scenario, Verdict verdict) {
        boolean other = verdict.isDisturbed()
                || !verdict.figures().completed()
                || trace.events().stream().map(Event::fact).anyMatch(Result::spoils);
        if (other) {
            return Optional.empty();
        }
        List<Action> done = trace.events().stream()
                .map(Event::fact)
                .filter(ScriptStepReached.class::isInstance)
                .map(ScriptStepReached.class::cast)
                .flatMap(step -> scenario.script().get(step.step() - 1).actions().stream())
                .toList();
        List<Finding> found = verdict.findings().stream()
                .sorted(Comparator.comparing(Finding::severity))
                .toList();
        return Optional.of(new Result(
                Subject.of(scenario),
                Ordeal.of(done),
                found.stream().map(Finding::severity).findFirst(),
                found.stream().map(Finding::id).distinct().toList()));
    }

    private static boolean spoils(Object fact) {
        return fact instanceof LearnerActed || fact instanceof ScriptStepFailed;
    }
}
