package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Ports;

/** The bug: after an answer that did not come it deletes the lock, whosever it is. */
final class TakeBackDeletes extends SafeCopy {

    TakeBackDeletes(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    void takeBack(NodeId node, String token) {
        delete(node);
    }
}
