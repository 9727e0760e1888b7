package dev.lockscope.explore;

import dev.lockscope.model.Beginning;
import dev.lockscope.model.ModelWorld;
import dev.lockscope.scenario.Scenario;
import java.util.List;
import java.util.Set;

/**
 * What is to be found out: whether clients can break one of the properties within a budget.
 *
 * @param first the world in which no client was started; each may begin at any time
 * @param locks the locks that they take
 * @param budget what may go wrong
 * @param properties what must not break, at least one
 * @param twins which clients are alike
 */
public record Problem(ModelWorld first, List<String> locks, Budget budget, Set<Property> properties, Twins twins) {

    /** The most clients that can be explored. */
    public static final int MOST_CLIENTS = Watch.MOST_CLIENTS;

    public Problem {
        locks = List.copyOf(locks);
        properties = Set.copyOf(properties);
        if (properties.isEmpty()) {
            throw new IllegalArgumentException("at least one property");
        }
    }

    /** A problem in which no two clients are taken for alike. */
    public Problem(ModelWorld first, List<String> locks, Budget budget, Set<Property> properties) {
        this(first, locks, budget, properties, Twins.none(first.clients().size()));
    }

    /** The clients, the nodes and the resource of a scenario. Its script plays no part: every order of what it does is tried. */
    public static Problem of(Scenario scenario, Budget budget, Set<Property> properties) {
        return new Problem(Beginning.of(scenario), scenario.locks(), budget, properties, Twins.of(scenario));
    }

    /** The same with at most so many faults in one schedule. */
    Problem within(int faults) {
        return new Problem(first, locks, budget.within(faults), properties, twins);
    }
}
