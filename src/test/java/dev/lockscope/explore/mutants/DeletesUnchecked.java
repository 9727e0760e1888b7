package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Ports;

/** The bug: releases by DEL without a look at the token. */
final class DeletesUnchecked extends SafeCopy {

    DeletesUnchecked(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    Released letGo(NodeId node, String token) {
        return delete(node);
    }
}
