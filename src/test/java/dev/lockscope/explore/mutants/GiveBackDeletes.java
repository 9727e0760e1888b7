package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.Ports;
import java.util.List;

/** The bug: gives back what it could not get by DEL, without a look at the token. */
final class GiveBackDeletes extends RedlockCopy {

    GiveBackDeletes(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    void giveBack(String token, List<Answer> answers) {
        askAll(ports.nodes().all(), new Command.Delete(lock.key()));
    }
}
