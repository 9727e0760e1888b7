package dev.lockscope.course;

import dev.lockscope.trace.Trace;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A lesson's question. No option is marked as right: each claims something of runs, and the runs decide.
 *
 * @param usual the variant that claims are about where they name none; empty where the scenario has no variants
 * @param options each option's claim, by the option's id, in the order shown
 */
public record Question(String usual, Map<String, Claim> options) {

    public Question {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }

    /** The variants whose runs are needed to answer it. */
    public Set<String> variants() {
        Set<String> variants = new LinkedHashSet<>(Set.of(usual));
        options.values().forEach(claim -> variants.addAll(claim.variants()));
        return variants;
    }

    /** The options whose claims hold. */
    public List<String> holding(Observations runs) {
        return options.entrySet().stream()
                .filter(option -> option.getValue().holds(runs))
                .map(Map.Entry::getKey)
                .toList();
    }

    /**
     * The option that these runs prove right: the only one whose claim holds. Nothing where a run is missing that any
     * option is about, where one was disturbed, and where the runs fit no option or several.
     *
     * @param runs a run of each variant, by its name; of a scenario without variants one whose name is empty
     */
    public Optional<String> rightOption(Map<String, Trace> runs) {
        Map<String, Observed> observed = new LinkedHashMap<>();
        variants()
                .forEach(variant -> Optional.ofNullable(runs.get(variant))
                        .ifPresent(trace -> observed.put(variant, Observed.of(trace))));
        boolean whole = observed.keySet().equals(variants())
                && observed.values().stream().noneMatch(run -> run.verdict().isDisturbed());
        List<String> holding = whole ? holding(new Observations(observed, usual)) : List.of();
        return holding.size() == 1 ? Optional.of(holding.get(0)) : Optional.empty();
    }
}
