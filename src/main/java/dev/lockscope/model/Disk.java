package dev.lockscope.model;

import dev.lockscope.scenario.Persistence;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What a node keeps on disk: an immutable value. A process that dies has handed everything to the operating system
 * before, so that only a power cut loses some of it.
 *
 * @param kind how it keeps it
 * @param unforced the writes that are not forced to disk yet, oldest first
 */
public record Disk(Persistence kind, List<Unforced> unforced) {

    /** How long a write may take until it is forced to disk where that is done once a second, ns. */
    static final long FORCED_EVERY = 1_000_000_000L;

    /**
     * A write that is not forced to disk yet.
     *
     * @param at when it was done, ns since the run's start
     * @param before what the node stored before it
     */
    record Unforced(long at, Store before) {}

    /** Takes the list as it is: it may not change afterwards. */
    public Disk {
        unforced = Collections.unmodifiableList(unforced);
    }

    static Disk empty(Persistence kind) {
        return new Disk(kind, List.of());
    }

    /** A write was done. */
    Disk written(long now, Store before) {
        if (kind != Persistence.AOF_EVERYSEC) {
            return this;
        }
        List<Unforced> after = new ArrayList<>(forcedBy(now).unforced);
        after.add(new Unforced(now, before));
        return new Disk(kind, after);
    }

    /** The disk at a later time. */
    Disk forcedBy(long now) {
        if (unforced.isEmpty() || unforced.get(0).at() + FORCED_EVERY > now) {
            return this;
        }
        return new Disk(
                kind,
                unforced.stream().filter(one -> one.at() + FORCED_EVERY > now).toList());
    }

    /** What is still there after a power cut. */
    Store afterPowerCut(Store memory) {
        return unforced.isEmpty() ? memory : unforced.get(0).before();
    }

    boolean keeps() {
        return kind != Persistence.NOTHING;
    }
}
