package dev.lockscope.desktop.banner;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.Scenario;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Which variants of a scenario repair a finding, by what the scenario's author expects of them. */
final class Remedies {

    private Remedies() {}

    /**
     * The variants that do not have the finding, the one with the fewest others first.
     *
     * @param shown the one that is shown
     */
    static List<Scenario> against(FindingId finding, List<Scenario> variants, Optional<Scenario> shown) {
        return variants.stream()
                .filter(variant ->
                        shown.isEmpty() || !variant.variant().equals(shown.get().variant()))
                .filter(variant -> !variant.expect().findings().contains(finding))
                .sorted(Comparator.comparingInt(
                        variant -> variant.expect().findings().size()))
                .toList();
    }
}
