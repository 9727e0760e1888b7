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
import java.util.Optional;
import java.util.OptionalLong;

/**
 * {@code SET key token NX PX ttl} to take the lock, and a script that deletes it only if it still holds our token.
 *
 * <p>After an answer that did not come, the script also takes back what the SET may have stored. Source: Redis
 * documentation, "Distributed Locks with Redis".
 */
public final class SetNxPxSafe implements LockRecipe {

    private final Ports ports;
    private final LockSettings lock;

    /** The recipe for one client. */
    public SetNxPxSafe(Ports ports, LockSettings lock) {
        this.ports = ports;
        this.lock = lock;
    }

    @Override
    public Acquisition acquire() {
        return ports.surroundings().retry(lock.retry(), this::attempt);
    }

    private Acquisition attempt() {
        NodeId node = ports.nodes().master();
        String token = ports.surroundings().freshToken();
        ports.surroundings().step("acquire.set");
        long sent = ports.surroundings().now();
        Answer answer = ports.nodes()
                .ask(node, new Command.SetIfAbsent(lock.key(), token, Optional.of(lock.ttl())), lock.timeout());
        if (answer.isValue("OK")) {
            long validUntil = sent + lock.ttl().toNanos();
            return new Acquisition.Acquired(new Lease(token, Optional.empty(), OptionalLong.of(validUntil)));
        }
        if (answer instanceof Answer.Unknown) {
            ports.surroundings().step("acquire.take-back");
            OwnerRelease.release(ports, node, lock, token);
        }
        return Refusals.of(answer);
    }

    @Override
    public Released release(Lease lease) {
        ports.surroundings().step("release.if-owner");
        return OwnerRelease.release(ports, ports.nodes().master(), lock, lease.token());
    }
}
