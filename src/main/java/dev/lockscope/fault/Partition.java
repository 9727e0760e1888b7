package dev.lockscope.fault;

import java.util.Map;

/** A network in two parts: every link between a group and the others keeps what it carries until the fault ends. */
public final class Partition extends TargetedFault {

    /** The id of this kind. */
    public static final String KIND = "partition";

    private final SharedHolds holds;
    private final Map<String, FaultyLink> links;

    /** A partition that has not begun, across these links. */
    public Partition(String target, SharedHolds holds, Map<String, FaultyLink> links) {
        super(KIND, target);
        this.holds = holds;
        this.links = Map.copyOf(links);
    }

    @Override
    public void begin(long cause) {
        holds.hold(links, cause);
    }

    @Override
    public Report end(long cause) {
        return Effect.MESSAGES_WAITED.report(holds.release(links, cause));
    }
}
