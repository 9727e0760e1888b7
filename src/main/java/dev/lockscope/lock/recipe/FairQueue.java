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
import dev.lockscope.lock.script.Script;
import dev.lockscope.lock.script.Scripts;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A fair lock: whoever asks joins a queue on the node, and only the head of the queue may take the lock, so that nobody
 * starves as with plain polling.
 *
 * <p>Its price: a waiter that dies at the head of the queue blocks everybody behind it, because this queue has no
 * time-out for a slot.
 */
public final class FairQueue implements LockRecipe {

    private final Ports ports;
    private final LockSettings lock;

    /** The recipe for one client. */
    public FairQueue(Ports ports, LockSettings lock) {
        this.ports = ports;
        this.lock = lock;
    }

    @Override
    public Acquisition acquire() {
        NodeId node = ports.nodes().master();
        String token = ports.surroundings().freshToken();
        ports.surroundings().step("acquire.join-queue");
        run(node, Scripts.JOIN_QUEUE, List.of(lock.queueKey()), List.of(token));
        Acquisition acquisition = ports.surroundings().retry(lock.retry(), () -> attempt(node, token));
        if (!(acquisition instanceof Acquisition.Acquired)) {
            ports.surroundings().step("acquire.leave-queue");
            run(node, Scripts.LEAVE_QUEUE, List.of(lock.queueKey()), List.of(token));
        }
        return acquisition;
    }

    private Acquisition attempt(NodeId node, String token) {
        ports.surroundings().step("acquire.if-first");
        long sent = ports.surroundings().now();
        Answer answer = run(
                node,
                Scripts.ACQUIRE_IF_FIRST,
                List.of(lock.key(), lock.queueKey()),
                List.of(token, Long.toString(lock.ttl().toMillis())));
        if (answer.isValue("1")) {
            long validUntil = sent + lock.ttl().toNanos();
            return new Acquisition.Acquired(new Lease(token, Optional.empty(), OptionalLong.of(validUntil)));
        }
        if (answer instanceof Answer.Unknown) {
            ports.surroundings().step("acquire.take-back");
            OwnerRelease.release(ports, node, lock, token);
        }
        return answer.isValue("0") ? new Acquisition.Refused("not our turn") : Refusals.of(answer);
    }

    private Answer run(NodeId node, Script script, List<String> keys, List<String> args) {
        return ports.nodes().ask(node, new Command.RunScript(script, keys, args), lock.timeout());
    }

    @Override
    public Released release(Lease lease) {
        ports.surroundings().step("release.if-owner");
        return OwnerRelease.release(ports, ports.nodes().master(), lock, lease.token());
    }
}
