package dev.lockscope.scenario;

/**
 * What a node keeps on disk.
 *
 * <p>Source: redis.conf, {@code appendonly} and {@code appendfsync}.
 */
public enum Persistence {
    /** Nothing: a node that starts again is empty. */
    NOTHING("nothing"),
    /** An append-only file that is forced to disk once a second: a power cut loses up to a second. */
    AOF_EVERYSEC("aof-everysec"),
    /** An append-only file that is forced to disk with every write. */
    AOF_ALWAYS("aof-always");

    private final String id;

    Persistence(String id) {
        this.id = id;
    }

    /** Its id, as in scenario files. */
    public String id() {
        return id;
    }
}
