package dev.lockscope.timeline;

/** What a span shows. A point is a span without length. */
public enum SpanKind {
    /** A client asks for a lock; its label is the recipe. */
    REQUESTING(0),
    /** A client holds a lock by its own reckoning; its label is the fencing token, or else the token. */
    HOLDING(1),
    /** A client was told that it holds a lock, and its time is up by its own reckoning, but it has not noticed. */
    OVERDUE(3),
    /** A client acts under a lock, which is the label. */
    IN_SECTION(2),
    /** A client computes. */
    WORKING(0),
    /** A client's process stands still. */
    PAUSED(2),
    /** A client's worker is stuck while its watchdog goes on. */
    STALLED(2),
    /** A client's process is dead. */
    CRASHED(3),
    /** A point: an attempt to get a lock failed; its label is the reason. */
    ATTEMPT_REFUSED(0),
    /** A point: a client's lease was extended. */
    RENEWED(0),
    /** A point: a client no longer asks; its label is the reason. */
    GAVE_UP(2),
    /** Two or more clients hold a lock by their own reckoning. */
    BELIEF_OVERLAP(3),
    /** Two or more clients act under the same lock. */
    SECTION_OVERLAP(4),
    /** A node stores a key; its label is the value, its client the owner of the token. */
    KEY_HELD(1),
    /** A node's process does not run. */
    DOWN(3),
    /** A node takes writes. */
    MASTER(1),
    /** A node has what its master has; its label is the master. */
    REPLICA(0),
    /** A node follows a master that it does not hear from, or has not caught up with; its label is the master. */
    UNSYNCED(2),
    /** A point: a node's clock was moved; its label is by how many ns. */
    CLOCK_MOVED(2),
    /** A point: a key's time ran out; its label is the key. */
    KEY_EXPIRED(2),
    /** A point: a key was deleted; its label is the key, its client who did it. */
    KEY_DELETED(1),
    /** A point: a key was thrown away for want of memory; its label is the key. */
    KEY_EVICTED(3),
    /** A sentinel has not heard from a node, which is the label. */
    SUSPECTS(2),
    /** A sentinel calls a node the master; the label is the node. */
    NAMES_MASTER(1),
    /** A point: enough sentinels suspect the master, which is the label. */
    MASTER_DOWN(3),
    /** A point: a sentinel leads a failover from the master, which is the label. */
    FAILOVER_BEGAN(3),
    /** A point: a client has read the value, which is the label. */
    READ(0),
    /** A point: a write was taken; its label is the value from now on. */
    WRITE_ACCEPTED(1),
    /** A point: a write was turned away; its label is the reason. */
    WRITE_REJECTED(3),
    /** A point: a write was turned away because the value had changed; its label is the value that stays. */
    WRITE_CONFLICTED(2),
    /** A point: a charge was made; its label is the key. */
    CHARGED(1),
    /** A point: a charge got its first answer again; its label is the key. */
    CHARGE_REPLAYED(2),
    /** A point: a charge was turned away; its label is the reason. */
    CHARGE_REJECTED(3),
    /** A point: a client has looked for a key, which is the label. */
    LOOKED_UP(0),
    /** A point: a client has stored a key, which is the label. */
    KEY_REMEMBERED(1),
    /** A point: a client has put an entry into the cache; its label is the key. */
    ENTRY_COMPUTED(1),
    /** A client has a transaction open. */
    IN_TRANSACTION(0),
    /** A point: a transaction was undone; its label is the reason. */
    ROLLED_BACK(2),
    /** A link keeps messages; its label is the condition. */
    LINK_HOLDS(2),
    /** A link loses messages; its label is the condition. */
    LINK_LOSES(3),
    /** A link passes messages on late. */
    LINK_DELAYS(1),
    /** A link is cut. */
    LINK_CUT(3),
    /** A fault is on; its label is its kind and what it is done to. */
    FAULT(2),
    /** A point: an action could not be done; its label is the action. */
    ACTION_REFUSED(2),
    /** A point: a step's event came; its label is the event. */
    STEP_REACHED(1),
    /** A point: a step's event did not come in time; its label is the event. */
    STEP_FAILED(3),
    /** The run is held: its clients stand still between their steps. */
    RUN_HELD(2),
    /** A point: the machine stalled for too long. */
    DISTURBED(3),
    /** A point: nothing more happens; its label is how the run ended. */
    RUN_ENDED(1);

    private final int rank;

    SpanKind(int rank) {
        this.rank = rank;
    }

    /** How much it matters, from 0: where several share a pixel, one of the highest rank is shown. */
    public int rank() {
        return rank;
    }
}
