package dev.lockscope.course;

import dev.lockscope.scenario.ResourceSpec;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.ResourceFact.Compare;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.Keys;
import java.util.Locale;

/**
 * What a run puts to the test.
 *
 * @param recipe the lock recipe of the first client, who is the one whom things are done to
 * @param guard the id of what the resource guards itself by, such as {@code fencing-strict}; empty where it does not
 */
public record Subject(String recipe, String guard) {

    /** What a scenario puts to the test. */
    public static Subject of(Scenario scenario) {
        return new Subject(scenario.clients().get(0).recipe(), guard(scenario.resource()));
    }

    private static String guard(ResourceSpec resource) {
        if (resource.fencing() != Fencing.NONE) {
            return id("fencing-", resource.fencing());
        } else if (resource.compare() != Compare.NONE) {
            return id("compare-", resource.compare());
        }
        return resource.keys() == Keys.NONE ? "" : id("keys-", resource.keys());
    }

    private static String id(String kind, Enum<?> rule) {
        return kind + rule.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
