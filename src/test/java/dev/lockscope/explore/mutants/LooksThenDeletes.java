package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Ports;

/** The bug: looks at the token and deletes the lock in two commands. */
final class LooksThenDeletes extends SafeCopy {

    LooksThenDeletes(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    Released letGo(NodeId node, String token) {
        return ask(node, new Command.Get(lock.key())).isValue(token) ? delete(node) : Released.NOT_OURS;
    }
}
