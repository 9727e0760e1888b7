package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Ports;
import java.util.List;

/** The bug: gives back on those nodes alone that have said yes, where an answer can be lost. */
final class GivesBackWhereGranted extends RedlockWithoutLease {

    GivesBackWhereGranted(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    void giveBack(String token, List<Answer> answers) {
        List<NodeId> nodes = ports.nodes().all();
        releaseOn(
                nodes.stream()
                        .filter(node -> answers.get(nodes.indexOf(node)).isValue("OK"))
                        .toList(),
                token);
    }
}
