package dev.lockscope.model;

import dev.lockscope.scenario.LinkAction;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.Direction;

/**
 * What a link does at one instant: an immutable value.
 *
 * @param there what it does with what comes from the party that opens the connections
 * @param back what it does with what goes to that party
 * @param cut whether it refuses connections
 */
public record LinkState(Way there, Way back, boolean cut) {

    private static final Way PASSES = new Way.Open();

    /** Passes everything on at once. */
    public static final LinkState OPEN = new LinkState(PASSES, PASSES, false);

    /** Refuses every connection. */
    public static final LinkState CUT = new LinkState(PASSES, PASSES, true);

    /** Does that with the messages of one direction, and passes on the others. */
    static LinkState only(Direction direction, Way way) {
        return direction == Direction.THERE ? new LinkState(way, PASSES, false) : new LinkState(PASSES, way, false);
    }

    /** Does that with the messages of one direction or both, and passes on the others. */
    static LinkState on(LinkAction.Part part, Way way) {
        return switch (part) {
            case BOTH -> new LinkState(way, way, false);
            case REQUESTS -> only(Direction.THERE, way);
            case REPLIES -> only(Direction.BACK, way);
        };
    }

    Way way(Direction direction) {
        return direction == Direction.THERE ? there : back;
    }

    /** The link when the one message has come that it was to keep or to lose. */
    LinkState after(Direction direction) {
        Way way = way(direction);
        if (!(way instanceof Way.HoldsNext || way instanceof Way.LosesNext)) {
            return this;
        }
        return direction == Direction.THERE ? new LinkState(PASSES, back, cut) : new LinkState(there, PASSES, cut);
    }

    /** Whether one end hears from the other in that direction. */
    boolean passes(Direction direction) {
        return !cut && !(way(direction) instanceof Way.Holds || way(direction) instanceof Way.Loses);
    }

    /** Whether each end hears from the other. */
    boolean passes() {
        return passes(Direction.THERE) && passes(Direction.BACK);
    }

    /** What a trace calls it. */
    Condition condition() {
        return cut ? Condition.CUT : Way.condition(there, back);
    }
}
