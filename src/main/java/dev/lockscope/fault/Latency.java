package dev.lockscope.fault;

import dev.lockscope.trace.LinkFact.Direction;
import java.time.Duration;
import java.util.Set;

/** A link that passes messages on late until the fault ends. */
public final class Latency extends TargetedFault {

    /** The id of this kind. */
    public static final String KIND = "slow-link";

    private final FaultyLink link;
    private final Set<Direction> directions;
    private final Duration latency;
    private final Duration jitter;

    /** A delay in {@code link} that has not begun; each message takes {@code latency} and up to {@code jitter} more. */
    public Latency(String target, FaultyLink link, Set<Direction> directions, Duration latency, Duration jitter) {
        super(KIND, target);
        this.link = link;
        this.directions = Set.copyOf(directions);
        this.latency = latency;
        this.jitter = jitter;
    }

    @Override
    public void begin(long cause) {
        link.delay(directions, latency, jitter, cause);
    }

    @Override
    public Report end(long cause) {
        int late = link.touched();
        link.open(cause);
        return Effect.MESSAGES_LATE.report(late);
    }
}
