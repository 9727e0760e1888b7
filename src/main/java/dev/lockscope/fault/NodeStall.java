package dev.lockscope.fault;

import java.util.Map;

/** A node that answers nothing and takes nothing in: every link to it or from it keeps what it carries. */
public final class NodeStall extends HeldLinks {

    /** The id of this kind. */
    public static final String KIND = "node-stall";

    /** A stall of a node with these links that has not begun. */
    public NodeStall(String target, SharedHolds holds, Map<String, FaultyLink> links) {
        super(KIND, target, holds, links);
    }
}
