package dev.lockscope.fault;

/** Everything on a node is deleted, as by mistake. */
public final class Flush extends TargetedFault {

    /** The id of this kind. */
    public static final String KIND = "flush";

    private final FaultyNode server;
    private int deleted;

    /** A flush of {@code node} that has not come. */
    public Flush(String node, FaultyNode server) {
        super(KIND, node);
        this.server = server;
    }

    @Override
    public void begin(long cause) throws FaultRefused {
        deleted = server.flush(cause);
    }

    @Override
    public Report end(long cause) {
        return Effect.KEYS_DELETED.report(deleted);
    }
}
