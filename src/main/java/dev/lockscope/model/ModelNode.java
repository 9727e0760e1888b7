package dev.lockscope.model;

import dev.lockscope.scenario.Persistence;
import org.jspecify.annotations.Nullable;

/**
 * One node at one instant: an immutable value.
 *
 * @param store what it stores; of a node that is down, what it will find at its next start
 * @param up whether its process runs
 * @param disk what it keeps on disk
 * @param upstream the master that it follows, or null for a master
 */
public record ModelNode(
        Store store, boolean up, Disk disk, @Nullable Upstream upstream) {

    /** A master that runs and stores nothing. */
    static ModelNode master(Persistence persistence) {
        return new ModelNode(Store.EMPTY, true, Disk.empty(persistence), null);
    }

    /** A replica that runs, stores nothing and has everything that its master has. */
    static ModelNode replica(int master, Persistence persistence) {
        return new ModelNode(Store.EMPTY, true, Disk.empty(persistence), Upstream.synced(master));
    }

    /** Whether it takes writes. */
    public boolean isMaster() {
        return upstream == null;
    }

    /** The node when something other is stored there. */
    ModelNode written(long now, Store after) {
        return after.equals(store) ? this : new ModelNode(after, up, disk.written(now, store), upstream);
    }

    /** The node when keys are gone there because their time is over, which no disk has to know. */
    ModelNode with(Store other) {
        return new ModelNode(other, up, disk, upstream);
    }

    ModelNode with(Disk other) {
        return new ModelNode(store, up, other, upstream);
    }

    ModelNode with(@Nullable Upstream other) {
        return new ModelNode(store, up, disk, other);
    }

    /** The node when its process has ended, and this is what it will find. */
    ModelNode down(Store found) {
        Upstream follows = upstream;
        return new ModelNode(found, false, Disk.empty(disk.kind()), follows == null ? null : follows.broken());
    }

    ModelNode started(Store found) {
        return new ModelNode(found, true, disk, upstream);
    }
}
