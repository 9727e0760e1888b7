package dev.lockscope.course;

import java.util.Map;
import java.util.Optional;

/**
 * The runs of a scenario's variants that claims are about. Immutable.
 *
 * @param runs each variant's run, by its name; a file without variants has one whose name is empty
 * @param usual the variant that a claim is about where it names none
 */
public record Observations(Map<String, Observed> runs, String usual) {

    public Observations {
        runs = Map.copyOf(runs);
    }

    /** A single run. */
    public static Observations of(Observed run) {
        return new Observations(Map.of("", run), "");
    }

    /** The run that claims are about, if it is there. */
    Optional<Observed> run() {
        return Optional.ofNullable(runs.get(usual));
    }

    /** The same runs, with claims about another variant. */
    Observations about(String variant) {
        return new Observations(runs, variant);
    }
}
