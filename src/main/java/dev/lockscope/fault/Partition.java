package dev.lockscope.fault;

import java.util.Map;

/** A network in two parts: every link between a group and the others keeps what it carries. */
public final class Partition extends HeldLinks {

    /** The id of this kind. */
    public static final String KIND = "partition";

    /** A partition that has not begun, across these links. */
    public Partition(String target, SharedHolds holds, Map<String, FaultyLink> links) {
        super(KIND, target, holds, links);
    }
}
