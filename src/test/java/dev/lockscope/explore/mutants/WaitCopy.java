package dev.lockscope.explore.mutants;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.port.Replication;
import java.util.Optional;

/** A copy of the lock that waits for replicas, in which the look at their number can be got wrong. */
class WaitCopy extends SafeCopy {

    WaitCopy(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    public Acquisition acquire() {
        return ports.surroundings().retry(lock.retry(), () -> waiting(freshToken()));
    }

    private Acquisition waiting(String token) {
        NodeId node = ports.nodes().master();
        ports.surroundings().step("acquire.set-and-wait");
        long sent = ports.surroundings().now();
        Replication replication = ports.nodes()
                .writeThenWait(
                        node,
                        new Command.SetIfAbsent(lock.key(), token, Optional.of(lock.ttl())),
                        lock.durability().replicas(),
                        lock.durability().limit(),
                        lock.timeout());
        if (!isGranted(replication.write())) {
            if (replication.write() instanceof Answer.Unknown) {
                takeBack(node, token);
            }
            return refused(replication.write());
        }
        if (!isSafe(replication.acknowledged())) {
            takeBack(node, token);
            return new Acquisition.Refused("too few replicas acknowledged it");
        }
        return acquired(token, sent);
    }

    boolean isSafe(Answer acknowledged) {
        return number(acknowledged) >= lock.durability().replicas();
    }

    static int number(Answer acknowledged) {
        return acknowledged instanceof Answer.Value value ? Integer.parseInt(value.text()) : 0;
    }
}
