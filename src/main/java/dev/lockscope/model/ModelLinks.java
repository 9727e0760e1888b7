package dev.lockscope.model;

import dev.lockscope.scenario.LinkEnds;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * What all links do at one instant: an immutable value.
 *
 * @param states those that do not just pass everything on
 * @param parted the parties that a partition parts from all others; empty without one
 */
public record ModelLinks(Map<LinkEnds, LinkState> states, Set<String> parted) {

    /** All links pass everything on. */
    public static final ModelLinks OPEN = new ModelLinks(Map.of(), Set.of());

    /** Takes the collections as they are: they may not change afterwards. */
    public ModelLinks {
        states = Collections.unmodifiableMap(states);
        parted = Collections.unmodifiableSet(parted);
    }

    /** What a link does. */
    public LinkState of(LinkEnds ends) {
        return states.getOrDefault(ends, LinkState.OPEN);
    }

    LinkState of(String from, String to) {
        return states.isEmpty() ? LinkState.OPEN : of(new LinkEnds(from, to));
    }

    ModelLinks with(LinkEnds ends, LinkState state) {
        Map<LinkEnds, LinkState> after = new HashMap<>(states);
        if (state.equals(LinkState.OPEN)) {
            after.remove(ends);
        } else {
            after.put(ends, state);
        }
        return new ModelLinks(after, parted);
    }

    ModelLinks parting(Set<String> group) {
        return new ModelLinks(states, new HashSet<>(group));
    }

    /** Whether a partition lies between two parties. */
    boolean areParted(String one, String other) {
        return parted.contains(one) != parted.contains(other);
    }
}
