package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Ports;

/** The bug: looks whether the lock is free and takes it in two commands. */
public final class LooksThenSets extends SafeCopy {

    /** The recipe for one client. */
    public LooksThenSets(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    Answer set(NodeId node, String token) {
        Answer holder = ask(node, new Command.Get(lock.key()));
        return holder instanceof Answer.Refused ? setAnyway(node, token) : new Answer.Refused();
    }
}
