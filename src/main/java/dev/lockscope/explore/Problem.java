package dev.lockscope.explore;

import dev.lockscope.scenario.Scenario;
import java.util.Set;

/**
 * What is to be found out: whether the clients of a scenario can break one of the properties within a budget. Its script
 * plays no part: every order of what it does is tried.
 *
 * @param scenario whose clients, nodes and resource they are
 * @param budget what may go wrong
 * @param properties what must not break, at least one
 */
public record Problem(Scenario scenario, Budget budget, Set<Property> properties) {

    public Problem {
        properties = Set.copyOf(properties);
        if (properties.isEmpty()) {
            throw new IllegalArgumentException("at least one property");
        }
    }
}
