package dev.lockscope.fault;

/** One key on a node is deleted, as an operator does by hand. */
public final class KeyDeletion extends TargetedFault {

    /** The id of this kind. */
    public static final String KIND = "key-deletion";

    private final FaultyNode server;
    private final String key;
    private int deleted;

    /** A deletion at {@code node} that has not come. */
    public KeyDeletion(String node, FaultyNode server, String key) {
        super(KIND, node);
        this.server = server;
        this.key = key;
    }

    @Override
    public void begin(long cause) throws FaultRefused {
        deleted = server.delete(key, cause);
    }

    @Override
    public Report end(long cause) {
        return Effect.KEYS_DELETED.report(deleted);
    }
}
