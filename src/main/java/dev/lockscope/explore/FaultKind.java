package dev.lockscope.explore;

import java.util.Optional;

/** What the explorer may let go wrong, each as often as the {@link Budget} allows. */
public enum FaultKind {
    /** A client stands still while time goes by, with all of its programs, as in a garbage collector's pause. */
    PAUSE("pause", 0),
    /** A client's main program stands still while time goes by, and its watchdog goes on. */
    STALL("stall", 1),
    /** A client's process dies. */
    CRASH_CLIENT("crash-client", 2),
    /** A request is lost on its way to the node. */
    LOST_REQUEST("lost-request", 3),
    /** A request is executed, and its answer is lost. */
    LOST_REPLY("lost-reply", 4),
    /** A request is kept on its way and arrives later. */
    LATE_REQUEST("late-request", 5),
    /** A node dies and stays down. */
    CRASH_NODE("crash-node", 6),
    /** A node dies and starts again, with what its persistence has kept. */
    RESTART_NODE("restart-node", 7),
    /** A master dies, and a replica takes its place with what it has got by then. */
    FAILOVER("failover", 8),
    /** What a master writes does not get to a replica for a while. */
    LAG("lag", 9),
    /** A node's clock jumps forward. */
    CLOCK_JUMP("clock-jump", 10);

    private final String id;
    private final int place;

    FaultKind(String id, int place) {
        this.id = id;
        this.place = place;
    }

    /** Its place among the kinds, from 0, by which searches keep it. */
    int place() {
        return place;
    }

    /** How it is called on the command line and in files. */
    public String id() {
        return id;
    }

    /** The kind of that id. */
    public static Optional<FaultKind> of(String id) {
        for (FaultKind kind : values()) {
            if (kind.id.equals(id)) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }
}
