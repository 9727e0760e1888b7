package dev.lockscope.fault;

/** A node loses its power, and with it what its append-only file had not been forced to disk. */
public final class PowerLoss extends TargetedFault {

    /** The id of this kind. */
    public static final String KIND = "power-loss";

    private final FaultyNode server;
    private int lost;

    /** A loss of power at {@code node} that has not come. */
    public PowerLoss(String node, FaultyNode server) {
        super(KIND, node);
        this.server = server;
    }

    @Override
    public void begin(long cause) throws FaultRefused {
        lost = server.losePower(cause);
    }

    @Override
    public Report end(long cause) {
        return Effect.COMMANDS_LOST.report(lost);
    }
}
