package dev.lockscope.model;

import dev.lockscope.scenario.LinkEnds;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/**
 * What all links do at one instant: an immutable value.
 *
 * @param states those that do not just pass everything on
 */
public record ModelLinks(Map<LinkEnds, LinkState> states) {

    /** All links pass everything on. */
    public static final ModelLinks OPEN = new ModelLinks(Map.of());

    /** Takes the map as it is: it may not change afterwards. */
    public ModelLinks {
        states = Collections.unmodifiableMap(states);
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
        return new ModelLinks(after);
    }
}
