package dev.lockscope.explore;

import dev.lockscope.scenario.FindingId;
import java.util.Optional;

/** What a lock is there for, and what the explorer tries to break. */
public enum Property {
    /** No two clients are in the critical section of one lock at once, as they believe. */
    EXCLUSION("exclusion", FindingId.OVERLAP),
    /** The resource takes no write from a client after one from a client that has got the lock since. */
    NO_STALE_WRITE("no-stale-write", FindingId.STALE_WRITE_ACCEPTED),
    /** No write goes over a value that its client has not seen. */
    NO_LOST_UPDATE("no-lost-update", FindingId.LOST_UPDATE),
    /** No lock stays held for ever by nobody. */
    LIVENESS("liveness", FindingId.STUCK_FOREVER);

    private final String id;
    private final FindingId finding;

    Property(String id, FindingId finding) {
        this.id = id;
        this.finding = finding;
    }

    /** How it is called on the command line and in files. */
    public String id() {
        return id;
    }

    /** What the verdict finds in a run that breaks it. */
    public FindingId finding() {
        return finding;
    }

    /** The property of that id. */
    public static Optional<Property> of(String id) {
        for (Property property : values()) {
            if (property.id.equals(id)) {
                return Optional.of(property);
            }
        }
        return Optional.empty();
    }
}
