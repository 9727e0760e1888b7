package dev.lockscope.fault;

/** A client whose own clock runs at another rate; nobody else's time changes. */
public final class ClientClockDrift extends TargetedFault {

    /** The id of this kind. */
    public static final String KIND = "client-clock-drift";

    private final DriftingClock clock;
    private final double rate;

    /** A drift of the clock of {@code client} that has not begun. */
    public ClientClockDrift(String client, DriftingClock clock, double rate) {
        super(KIND, client);
        this.clock = clock;
        this.rate = rate;
    }

    @Override
    public void begin(long cause) {
        clock.drift(rate, cause);
    }

    @Override
    public Report end(long cause) {
        return Effect.CLOCK_READ.report(clock.settle(cause));
    }
}
