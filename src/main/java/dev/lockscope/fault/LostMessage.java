package dev.lockscope.fault;

import dev.lockscope.trace.LinkFact.Direction;

/** A message that never arrives: the next of its direction is lost. Of a lost reply, the command has taken effect. */
public final class LostMessage extends TargetedFault {

    /** The id of this kind. */
    public static final String KIND = "lost-message";

    private final FaultyLink link;
    private final Direction direction;

    /** A loss of the next message of {@code link} that has not begun. */
    public LostMessage(String target, FaultyLink link, Direction direction) {
        super(KIND, target);
        this.link = link;
        this.direction = direction;
    }

    @Override
    public void begin(long cause) {
        link.loseNext(direction, cause);
    }

    @Override
    public Report end(long cause) {
        int lost = link.touched();
        link.open(cause);
        return Effect.MESSAGES_LOST.report(lost);
    }
}
