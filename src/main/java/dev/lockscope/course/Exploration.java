package dev.lockscope.course;

import dev.lockscope.explore.Budget;
import dev.lockscope.explore.Problem;
import dev.lockscope.explore.Property;
import dev.lockscope.scenario.Scenario;
import java.util.Set;

/**
 * What the explorer is asked for in a lesson. What comes out is written nowhere: it is computed when it is asked for.
 * Immutable.
 *
 * @param scenario whose clients, nodes and resource are explored; it has no script
 * @param budget what may go wrong
 * @param properties what must not break, at least one
 */
public record Exploration(Scenario scenario, Budget budget, Set<Property> properties) {

    public Exploration {
        properties = Set.copyOf(properties);
    }

    /** What there is to search. */
    public Problem problem() {
        return Problem.of(scenario, budget, properties);
    }
}
