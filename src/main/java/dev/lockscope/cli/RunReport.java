package dev.lockscope.cli;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.NodeFact.NodeAdopted;
import dev.lockscope.trace.ResourceFact.ResourceOpened;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.ScriptFact.ScriptStepFailed;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * What there is to say about a run, live or reopened: all of it follows from its trace and its scenario.
 *
 * @param scenario what was run
 * @param trace what happened
 * @param verdict what broke
 */
record RunReport(Scenario scenario, Trace trace, Verdict verdict) {

    static RunReport of(Scenario scenario, Trace trace) {
        return new RunReport(scenario, trace, Judge.judge(trace));
    }

    /** How it ended; nothing when the trace stops before its end. */
    Optional<RunEnded> ended() {
        return facts(RunEnded.class).stream().findFirst();
    }

    /** Whether it came to its planned end. */
    boolean isComplete() {
        return ended().filter(ended -> ended.ending() == Ending.COMPLETED).isPresent();
    }

    /** Whether the verdict is the expected one, of a run that came to its planned end. */
    boolean isMet() {
        return isComplete() && verdict.meets(scenario.expect());
    }

    ExitCode exitCode() {
        if (ended().filter(ended -> ended.ending() == Ending.BROKEN).isPresent()) {
            return ExitCode.DEFECT;
        }
        if (ended().filter(ended -> ended.ending() == Ending.SERVER_LOST).isPresent()) {
            return ExitCode.ENVIRONMENT;
        }
        return isMet() ? ExitCode.EXPECTED : ExitCode.OTHER;
    }

    /** The resources and their fencing rules. */
    List<ResourceOpened> resources() {
        return facts(ResourceOpened.class);
    }

    /** The script step that waited in vain, if one did. */
    Optional<ScriptStepFailed> failedStep() {
        return facts(ScriptStepFailed.class).stream().findFirst();
    }

    /** The nodes that are the user's own servers. */
    List<NodeAdopted> guests() {
        return facts(NodeAdopted.class);
    }

    private <F extends Fact> List<F> facts(Class<F> kind) {
        return trace.events().stream()
                .map(Event::fact)
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }
}
