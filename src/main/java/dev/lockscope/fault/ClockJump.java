package dev.lockscope.fault;

import java.time.Duration;

/** A step of a node's clock, which moves the expiry of every key there. */
public final class ClockJump extends TargetedFault {

    /** The id of this kind. */
    public static final String KIND = "clock-jump";

    private final FaultyNode server;
    private final Duration by;
    private int moved;

    /** A jump of the clock of {@code node} that has not come; back where {@code by} is negative. */
    public ClockJump(String node, FaultyNode server, Duration by) {
        super(KIND, node);
        this.server = server;
        this.by = by;
    }

    @Override
    public void begin(long cause) throws FaultRefused {
        moved = server.shiftClock(by, cause);
    }

    @Override
    public Report end(long cause) {
        return Effect.EXPIRIES_MOVED.report(moved);
    }
}
