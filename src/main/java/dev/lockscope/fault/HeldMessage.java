package dev.lockscope.fault;

import dev.lockscope.trace.LinkFact.Direction;

/** A message that comes late: the next of its direction is kept until the fault ends, and what comes behind it on the same
 * connection. */
public final class HeldMessage extends TargetedFault {

    /** The id of this kind. */
    public static final String KIND = "held-message";

    private final FaultyLink link;
    private final Direction direction;

    /** A hold of the next message of {@code link} that has not begun. */
    public HeldMessage(String target, FaultyLink link, Direction direction) {
        super(KIND, target);
        this.link = link;
        this.direction = direction;
    }

    @Override
    public void begin(long cause) {
        link.holdNext(direction, cause);
    }

    @Override
    public Report end(long cause) {
        return Effect.MESSAGES_WAITED.report(link.open(cause));
    }
}
