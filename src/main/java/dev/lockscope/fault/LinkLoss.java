package dev.lockscope.fault;

import dev.lockscope.trace.LinkFact.Direction;
import java.util.Set;

/** A link that loses messages of some directions without a word until the fault ends; to lose messages is its job. */
public final class LinkLoss extends TargetedFault {

    /** The id of this kind. */
    public static final String KIND = "lossy-link";

    private final FaultyLink link;
    private final Set<Direction> directions;

    /** A loss in {@code link} that has not begun. */
    public LinkLoss(String target, FaultyLink link, Set<Direction> directions) {
        super(KIND, target);
        this.link = link;
        this.directions = Set.copyOf(directions);
    }

    @Override
    public void begin(long cause) {
        link.lose(directions, cause);
    }

    @Override
    public Report end(long cause) {
        int lost = link.touched();
        link.open(cause);
        return Effect.MESSAGES_LOST.report(lost);
    }
}
