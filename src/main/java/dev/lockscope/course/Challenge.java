package dev.lockscope.course;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.Text;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact.ActionRefused;
import dev.lockscope.trace.FaultFact.LearnerActed;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.ScriptFact.ScriptStepReached;
import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Something for the learner to bring about. It accepts every run whose trace meets the goal and keeps the rules, whatever
 * the way there. Immutable; any thread.
 *
 * @param start the scenario that the learner begins with
 * @param free whether it is played without the script
 * @param goal what the run has to come to
 * @param rules what is allowed on the way
 */
public record Challenge(Scenario start, boolean free, Claim goal, Rules rules) {

    /** What begins, leads to the end, or takes back what was done; doing it is no fault. */
    private static final Set<String> HARMLESS = Set.of("start", "finish", "resume", "open", "heal", "restart");

    private static final Set<Ending> PLAYED_OUT = Set.of(Ending.COMPLETED, Ending.SCRIPT_FAILED);

    /** How a run did. */
    public sealed interface Result {}

    /** The goal is met, and the rules were kept. */
    public record Won() implements Result {}

    /**
     * The goal is not met so far; the rules were kept.
     *
     * @param missing what has to be so and is not, at least one sentence's worth
     */
    public record NotYet(List<Text> missing) implements Result {
        public NotYet {
            missing = List.copyOf(missing);
        }
    }

    /**
     * The run cannot win any more.
     *
     * @param broken which rules were broken and how, at least one
     */
    public record AgainstTheRules(List<Text> broken) implements Result {
        public AgainstTheRules {
            broken = List.copyOf(broken);
        }
    }

    /** Whether an action, as in scripts, counts as a fault: not where it starts something or takes a fault back. */
    public static boolean isFault(String action) {
        return !HARMLESS.contains(verb(action));
    }

    /** The actions that the learner did in a run, as in scripts, in order; those that were refused are not among them. */
    public static List<String> actions(Trace trace) {
        Set<Long> refused = trace.events().stream()
                .filter(event -> event.fact() instanceof ActionRefused)
                .map(Event::cause)
                .collect(Collectors.toSet());
        return trace.events().stream()
                .filter(event -> event.fact() instanceof LearnerActed && !refused.contains(event.seq()))
                .map(event -> ((LearnerActed) event.fact()).action())
                .toList();
    }

    /** How a run did, which may still go on. */
    public Result judge(Trace trace) {
        List<Text> broken = broken(trace);
        if (!broken.isEmpty()) {
            return new AgainstTheRules(broken);
        }
        Observed run = Observed.of(trace);
        if (run.verdict().isDisturbed()) {
            return new NotYet(List.of(Challenge.words("challenge.disturbed")));
        }
        Observations runs = Observations.of(run);
        List<Text> missing = new ArrayList<>();
        if (!goal.holds(runs)) {
            missing.addAll(missing(goal, runs));
        }
        if (!free && !isPlayedOut(trace)) {
            // Nothing has been lost in a run that has hardly begun.
            missing.add(words("challenge.end"));
        }
        return missing.isEmpty() ? new Won() : new NotYet(missing);
    }

    private static List<Text> missing(Claim claim, Observations runs) {
        return claim instanceof Claim.All all
                ? all.parts().stream()
                        .filter(part -> !part.holds(runs))
                        .flatMap(part -> missing(part, runs).stream())
                        .toList()
                : List.of(claim.words());
    }

    private static boolean isPlayedOut(Trace trace) {
        return trace.events().stream()
                .anyMatch(event -> event.fact() instanceof RunEnded ended && PLAYED_OUT.contains(ended.ending()));
    }

    private List<Text> broken(Trace trace) {
        List<Text> broken = new ArrayList<>();
        Header header = trace.header();
        boolean sameVariant = header.scenarioName().equals(start.id())
                && Objects.equals(header.variant(), start.variant().orElse(null));
        if (!sameVariant) {
            broken.add(words("challenge.variant", start.fullId()));
        } else if (!rules.parameters() && !header.scenario().equals(start.source())) {
            broken.add(words("challenge.parameters"));
        }
        boolean scripted = trace.events().stream().anyMatch(event -> event.fact() instanceof ScriptStepReached);
        if (free && scripted) {
            broken.add(words("challenge.free"));
        }
        List<String> actions = actions(trace);
        long faults = actions.stream().filter(Challenge::isFault).count();
        rules.actions()
                .filter(most -> faults > most)
                .ifPresent(
                        most -> broken.add(words("challenge.actions", Long.toString(faults), Integer.toString(most))));
        actions.stream()
                .filter(action -> rules.not().contains(verb(action)))
                .distinct()
                .forEach(action -> broken.add(words("challenge.not", action)));
        return broken;
    }

    private static String verb(String action) {
        int space = action.indexOf(' ');
        return space < 0 ? action : action.substring(0, space);
    }

    private static Text words(String key, String... arguments) {
        return new Text(
                ClaimWords.in("en").say(key, arguments), ClaimWords.in("nb").say(key, arguments));
    }
}
