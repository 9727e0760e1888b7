package dev.lockscope.course;

import java.util.Optional;
import java.util.Set;

/**
 * What a challenge allows.
 *
 * @param actions the most faults; see {@link Challenge#isFault}
 * @param not the actions that are not allowed, by their first words as in scripts
 * @param parameters whether the scenario's numbers and choices may be changed
 */
public record Rules(Optional<Integer> actions, Set<String> not, boolean parameters) {

    /** Everything is allowed. */
    public static final Rules NONE = new Rules(Optional.empty(), Set.of(), true);

    public Rules {
        not = Set.copyOf(not);
    }
}
