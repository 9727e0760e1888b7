package dev.lockscope.timeline;

/**
 * A lane of the timeline: rows that belong together.
 *
 * @param kind what it is about
 * @param name the client, lock, node, sentinel or resource; empty for the lanes that there is one of
 */
public record Lane(LaneKind kind, String name) {

    /** The lane of all links. */
    public static final Lane LINKS = new Lane(LaneKind.LINKS, "");

    /** The lane of the faults. */
    public static final Lane FAULTS = new Lane(LaneKind.FAULTS, "");

    /** The lane of the script. */
    public static final Lane SCRIPT = new Lane(LaneKind.SCRIPT, "");
}
