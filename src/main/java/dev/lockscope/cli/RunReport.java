package dev.lockscope.cli;

import dev.lockscope.lab.EventMatcher;
import dev.lockscope.scenario.EventPattern;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.NodeFact.NodeAdopted;
import dev.lockscope.trace.ResourceFact.ResourceOpened;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.ScriptFact.ScriptStepFailed;
import dev.lockscope.trace.ScriptFact.ScriptStepReached;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.Verdict;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

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

    /** What happened last before that step gave up. */
    Optional<Event> lastBeforeFailure() {
        @Nullable Event last = null;
        for (Event event : trace.events()) {
            if (event.fact() instanceof ScriptStepFailed) {
                return Optional.ofNullable(last);
            }
            last = event;
        }
        return Optional.empty();
    }

    /** The event that this step waited for, where it came before the step began: the last such. */
    Optional<Event> cameTooEarly() {
        Optional<ScriptStepFailed> failed = failedStep();
        if (failed.isEmpty() || failed.get().step() > scenario.script().size()) {
            return Optional.empty();
        }
        int before = failed.get().step() - 1;
        EventPattern pattern = scenario.script().get(before).when();
        // A step reads on from behind the event that the one before it waited for.
        long until = trace.events().stream()
                .filter(event -> event.fact() instanceof ScriptStepReached reached && reached.step() == before)
                .mapToLong(Event::cause)
                .findFirst()
                .orElse(Event.NO_CAUSE);
        return trace.events().stream()
                .filter(event -> event.seq() <= until && EventMatcher.matches(pattern, event))
                .reduce((first, second) -> second);
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
