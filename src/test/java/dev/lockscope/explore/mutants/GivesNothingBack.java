package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Ports;
import java.util.List;

/** The bug: keeps the minority that it has got when it has not got a majority. */
final class GivesNothingBack extends RedlockWithoutLease {

    GivesNothingBack(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    void giveBack(String token, List<Answer> answers) {}
}
