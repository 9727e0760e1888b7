package dev.lockscope.fault;

/** A node that is down starts again, with the file that it kept or without. */
public final class NodeRestart extends TargetedFault {

    /** The id of this kind. */
    public static final String KIND = "node-restart";

    private final FaultyNode server;
    private final boolean empty;
    private int found;

    /** A restart of {@code node} that has not come. */
    public NodeRestart(String node, FaultyNode server, boolean empty) {
        super(KIND, node);
        this.server = server;
        this.empty = empty;
    }

    @Override
    public void begin(long cause) throws FaultRefused {
        found = server.restart(empty, cause);
    }

    @Override
    public Report end(long cause) {
        return Effect.KEYS_FOUND.report(found);
    }
}
