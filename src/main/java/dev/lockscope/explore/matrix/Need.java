package dev.lockscope.explore.matrix;

import java.util.Optional;

/** What a fault needs, and a recipe may lack. */
public enum Need {
    /** It asks a node. */
    NODE("node"),
    /** It takes its lock for a time only. */
    LEASE("lease"),
    /** A program besides its worker renews its lock. */
    WATCHDOG("watchdog"),
    /** Its nodes have replicas, or can have some. */
    REPLICA("replica");

    private final String id;

    Need(String id) {
        this.id = id;
    }

    /** How it is called in files. */
    public String id() {
        return id;
    }

    /** The need of that id. */
    static Optional<Need> of(String id) {
        for (Need need : values()) {
            if (need.id.equals(id)) {
                return Optional.of(need);
            }
        }
        return Optional.empty();
    }
}
