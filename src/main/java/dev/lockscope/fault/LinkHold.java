package dev.lockscope.fault;

import dev.lockscope.trace.LinkFact.Direction;
import java.util.Set;

/** A link that keeps what it carries until the fault ends; loses nothing. */
public final class LinkHold extends TargetedFault {

    /** The id of this kind. */
    public static final String KIND = "held-link";

    private final FaultyLink link;
    private final Set<Direction> directions;

    /** A hold of {@code link} that has not begun, and that will keep messages of these directions. */
    public LinkHold(String target, FaultyLink link, Set<Direction> directions) {
        super(KIND, target);
        this.link = link;
        this.directions = Set.copyOf(directions);
    }

    @Override
    public void begin(long cause) {
        link.hold(directions, cause);
    }

    @Override
    public Report end(long cause) {
        return Effect.MESSAGES_WAITED.report(link.open(cause));
    }
}
