package dev.lockscope.model;

import dev.lockscope.scenario.LinkEnds;
import java.util.HashMap;
import java.util.Map;

/** How many messages each link has lost or delayed since it was last told what to do. For one thread. */
final class LinkTally {

    private final Map<LinkEnds, Integer> touched = new HashMap<>();

    void count(LinkEnds ends) {
        touched.merge(ends, 1, Integer::sum);
    }

    /** How many, and begins again. */
    int take(LinkEnds ends) {
        Integer count = touched.remove(ends);
        return count == null ? 0 : count;
    }
}
