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
 * The naive lock: {@code SET key token NX PX ttl} to take it, plain {@code DEL key} to give it back.
 *
 * <p>Its flaw: the DEL does not look whose lock it deletes. A holder whose lease has run out deletes the next holder's
 * lock. Source: Redis documentation, "Distributed Locks with Redis", which warns of it.
 */
public final class SetNxPx implements LockRecipe {

    private final Ports ports;
    private final LockSettings lock;

    /** The recipe for one client. */
    public SetNxPx(Ports ports, LockSettings lock) {
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
        return Refusals.of(answer);
    }

    @Override
    public Released release(Lease lease) {
        ports.surroundings().step("release.del");
        Answer answer = ports.nodes().ask(ports.nodes().master(), new Command.Delete(lock.key()), lock.timeout());
        if (answer instanceof Answer.Value value) {
            return value.text().equals("0") ? Released.NOT_OURS : Released.RELEASED;
        }
        return Released.UNKNOWN;
    }
}
