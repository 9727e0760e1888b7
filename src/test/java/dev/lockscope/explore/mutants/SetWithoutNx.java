package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Ports;

/** The bug: SET without NX, which takes the lock from whoever holds it. */
final class SetWithoutNx extends SafeCopy {

    SetWithoutNx(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    Answer set(NodeId node, String token) {
        return setAnyway(node, token);
    }
}
