package dev.lockscope.fault;

/** A node runs out of memory and evicts every key that has an expiry. */
public final class Eviction extends TargetedFault {

    /** The id of this kind. */
    public static final String KIND = "eviction";

    private final FaultyNode server;
    private int evicted;

    /** An eviction at {@code node} that has not come. */
    public Eviction(String node, FaultyNode server) {
        super(KIND, node);
        this.server = server;
    }

    @Override
    public void begin(long cause) throws FaultRefused {
        evicted = server.evict(cause);
    }

    @Override
    public Report end(long cause) {
        return Effect.KEYS_EVICTED.report(evicted);
    }
}
