package dev.lockscope.explore;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Verdict;
import java.util.List;
import java.util.Set;

/**
 * A schedule that breaks a property, as something to look at: a scenario with a script of its own, and its run on the
 * model.
 *
 * @param steps the moves and what each did
 * @param broken what they break
 * @param text the scenario file
 * @param scenario the scenario
 * @param trace its run on the model
 * @param verdict the verdict on that run
 */
public record Counterexample(
        List<Step> steps, Set<Property> broken, String text, Scenario scenario, Trace trace, Verdict verdict) {

    public Counterexample {
        steps = List.copyOf(steps);
        broken = Set.copyOf(broken);
    }

    /**
     * A move and what it did.
     *
     * @param facts what happened in it, in order
     * @param waited how much time went by in it, ns
     */
    public record Step(Move move, List<Fact> facts, long waited) {

        public Step {
            facts = List.copyOf(facts);
        }
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
