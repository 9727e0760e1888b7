package dev.lockscope.fault;

/** A node is shut down in order. */
public final class NodeStop extends TargetedFault {

    /** The id of this kind. */
    public static final String KIND = "node-stop";

    private final FaultyNode server;

    /** A stop of {@code node} that has not come. */
    public NodeStop(String node, FaultyNode server) {
        super(KIND, node);
        this.server = server;
    }

    @Override
    public void begin(long cause) throws FaultRefused {
        server.stop(cause);
    }

    @Override
    public Report end(long cause) {
        return Effect.PROCESS_ENDED.report(1);
    }
}
