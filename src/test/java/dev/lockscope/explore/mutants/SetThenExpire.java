package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Ports;
import java.util.Optional;

/** The bug: SETNX and PEXPIRE are two commands, between which the client can die. */
final class SetThenExpire extends SafeCopy {

    SetThenExpire(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    Answer set(NodeId node, String token) {
        Answer answer = ask(node, new Command.SetIfAbsent(lock.key(), token, Optional.empty()));
        if (answer.isValue("OK")) {
            ask(node, new Command.Expire(lock.key(), lock.ttl()));
        }
        return answer;
    }
}
