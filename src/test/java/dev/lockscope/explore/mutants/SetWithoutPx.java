package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Ports;
import java.util.Optional;

/** The bug: SET NX without PX, so that the lock of a client that dies stays. */
final class SetWithoutPx extends SafeCopy {

    SetWithoutPx(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    Answer set(NodeId node, String token) {
        return ask(node, new Command.SetIfAbsent(lock.key(), token, Optional.empty()));
    }
}
