package dev.lockscope.lock.recipe;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.script.Scripts;
import java.util.List;

/** The token-checked release that several recipes share. */
final class OwnerRelease {

    private OwnerRelease() {}

    static Released release(Ports ports, NodeId node, LockSettings lock, String token) {
        Answer answer = ports.nodes()
                .ask(
                        node,
                        new Command.RunScript(Scripts.RELEASE_IF_OWNER, List.of(lock.key()), List.of(token)),
                        lock.timeout());
        if (answer instanceof Answer.Value value) {
            return value.text().equals("1") ? Released.RELEASED : Released.NOT_OURS;
        }
        return Released.UNKNOWN;
    }
}
