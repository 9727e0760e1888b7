package dev.lockscope.explore;

import java.util.List;
import java.util.Set;

/** What a search came to. */
public sealed interface Result {

    /** How far it came. */
    Tally tally();

    /**
     * A property can be broken.
     *
     * @param schedule one of the shortest ways to break it
     * @param broken what its last move breaks
     */
    record Broken(List<Move> schedule, Set<Property> broken, Tally tally) implements Result {

        public Broken {
            schedule = List.copyOf(schedule);
            broken = Set.copyOf(broken);
        }
    }

    /** Every schedule within the budget was tried, and none breaks a property. */
    record Complete(Tally tally) implements Result {}

    /** Nothing was found, and not everything was tried. */
    record Stopped(Reason reason, Tally tally) implements Result {}

    /** Why a search stopped before its end. */
    enum Reason {
        STATES,
        DEPTH,
        TIME,
        MEMORY,
        CANCELLED
    }
}
