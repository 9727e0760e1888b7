package dev.lockscope.timeline;

/** What a lane is about; lanes are shown in this order. */
public enum LaneKind {
    /** One client: what it believes and does. */
    CLIENT,
    /** One lock: when two or more clients hold it, or act under it, at once. */
    OVERLAP,
    /** One Redis node: what it is and what it stores. */
    NODE,
    /** One sentinel: what it thinks of the nodes. */
    SENTINEL,
    /** One guarded resource: what it was asked and what it took. */
    RESOURCE,
    /** All links that ever did something else than pass messages on. */
    LINKS,
    /** The faults of the script and the learner. */
    FAULTS,
    /** The script's steps, and what befell the run itself. */
    SCRIPT
}
