package dev.lockscope.fault;

import java.util.Map;

/** A node that answers nothing and takes nothing in: every link that leads to it or from it keeps what it carries until the
 * fault ends. */
public final class NodeStall extends TargetedFault {

    /** The id of this kind. */
    public static final String KIND = "node-stall";

    private final SharedHolds holds;
    private final Map<String, FaultyLink> links;

    /** A stall of a node with these links that has not begun. */
    public NodeStall(String target, SharedHolds holds, Map<String, FaultyLink> links) {
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
