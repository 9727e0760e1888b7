package dev.lockscope.fault;

/** A replica is made a master, with what it has; what the master before had not passed on is gone. */
public final class Promotion extends TargetedFault {

    /** The id of this kind. */
    public static final String KIND = "promotion";

    private final FaultyNode server;
    private int lacking;

    /** A promotion of {@code node} that has not come. */
    public Promotion(String node, FaultyNode server) {
        super(KIND, node);
        this.server = server;
    }

    @Override
    public void begin(long cause) throws FaultRefused {
        lacking = server.promote(cause);
    }

    @Override
    public Report end(long cause) {
        return Effect.KEYS_LACKING.report(lacking);
    }
}
