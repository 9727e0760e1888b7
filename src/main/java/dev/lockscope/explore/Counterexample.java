package dev.lockscope.explore;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Verdict;
import java.util.List;
import java.util.Set;

/**
 * A schedule that breaks a property, as something to look at: a scenario with a script of its own, and its run on the
 * model.
 *
 * @param schedule the moves
 * @param broken what they break
 * @param text the scenario file
 * @param scenario the scenario
 * @param trace its run on the model
 * @param verdict the verdict on that run
 */
public record Counterexample(
        List<Move> schedule, Set<Property> broken, String text, Scenario scenario, Trace trace, Verdict verdict) {

    public Counterexample {
        schedule = List.copyOf(schedule);
        broken = Set.copyOf(broken);
    }

    /** Whether the verdict on its run finds what the search has found. */
    public boolean isConfirmed() {
        return isConfirmed(verdict.ids());
    }

    /** Whether findings say what the search has found. */
    public boolean isConfirmed(Set<FindingId> findings) {
        return broken.stream().map(Property::finding).allMatch(findings::contains);
    }
}
