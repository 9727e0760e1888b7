package dev.lockscope.timeline;

/** What a row of a lane shows; the rows of a lane stand in this order. */
public enum RowKind {
    /** What a client believes of one lock; in a lane of overlaps: two or more believe. */
    BELIEF,
    /** When a client acts under a lock; in a lane of overlaps: two or more do. */
    SECTION,
    /** When a client computes. */
    WORK,
    /** When a client's process stands still or is dead. */
    STATE,
    /** A client's refused attempts and its renewals. */
    ATTEMPTS,
    /** When a node is down. */
    PROCESS,
    /** What a node is in its topology. */
    ROLE,
    /** Whose token one key of a node holds. */
    KEY,
    /** What else befell a node. */
    CHANGES,
    /** When a sentinel suspects one node. */
    SUSPICION,
    /** Which node a sentinel calls the master. */
    NAMED,
    /** What a sentinel decides. */
    DECISIONS,
    /** What a resource was asked and what it answered. */
    REQUESTS,
    /** When one client has a transaction open at a resource. */
    TRANSACTION,
    /** What one link does. */
    LINK,
    /** A place for faults, one at a time; a fault that begins while others are on takes the first free one. */
    FAULT,
    /** Actions that could not be done. */
    REFUSALS,
    /** The script's steps. */
    STEPS,
    /** When the run is held. */
    HOLD,
    /** What befell the run. */
    RUN
}
