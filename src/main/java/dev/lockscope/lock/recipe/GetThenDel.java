package dev.lockscope.lock.recipe;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Ports;

/**
 * Looks whose lock it is before deleting it, but looks and deletes in two commands.
 *
 * <p>Its flaw: between the two the lock can expire and be taken by another, whose lock is deleted then.
 */
public final class GetThenDel implements LockRecipe {

    private final Ports ports;
    private final LockSettings lock;

    /** The recipe for one client. */
    public GetThenDel(Ports ports, LockSettings lock) {
        this.ports = ports;
        this.lock = lock;
    }

    @Override
    public Acquisition acquire() {
        return ports.surroundings()
                .retry(
                        lock.retry(),
                        () -> SetAttempt.attempt(ports, ports.nodes().master(), lock));
    }

    @Override
    public Released release(Lease lease) {
        NodeId node = ports.nodes().master();
        ports.surroundings().step("release.get");
        Answer owner = ports.nodes().ask(node, new Command.Get(lock.key()), lock.timeout());
        if (!owner.isValue(lease.token())) {
            boolean isKnown = owner instanceof Answer.Value || owner instanceof Answer.Refused;
            return isKnown ? Released.NOT_OURS : Released.UNKNOWN;
        }
        ports.surroundings().step("release.del");
        Answer answer = ports.nodes().ask(node, new Command.Delete(lock.key()), lock.timeout());
        if (answer instanceof Answer.Value value) {
            return value.text().equals("0") ? Released.NOT_OURS : Released.RELEASED;
        }
        return Released.UNKNOWN;
    }
}
