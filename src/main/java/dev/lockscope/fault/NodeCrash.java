package dev.lockscope.fault;

/** A node's process is killed; it flushes and hands over nothing. */
public final class NodeCrash extends TargetedFault {

    /** The id of this kind. */
    public static final String KIND = "node-crash";

    private final FaultyNode server;

    /** A crash of {@code node} that has not come. */
    public NodeCrash(String node, FaultyNode server) {
        super(KIND, node);
        this.server = server;
    }

    @Override
    public void begin(long cause) throws FaultRefused {
        server.crash(cause);
    }

    @Override
    public Report end(long cause) {
        return Effect.PROCESS_ENDED.report(1);
    }
}
