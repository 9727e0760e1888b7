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
 * {@code SETNX} to take the lock, {@code PEXPIRE} to give it a time to live: two commands.
 *
 * <p>Its flaw: a client that dies between the two leaves a lock that never expires. Source: Redis documentation,
 * {@code SETNX}.
 */
public final class SetnxThenExpire implements LockRecipe {

    private final Ports ports;
    private final LockSettings lock;

    /** The recipe for one client. */
    public SetnxThenExpire(Ports ports, LockSettings lock) {
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
        ports.surroundings().step("acquire.setnx");
        Answer answer =
                ports.nodes().ask(node, new Command.SetIfAbsent(lock.key(), token, Optional.empty()), lock.timeout());
        if (!answer.isValue("OK")) {
            return Refusals.of(answer);
        }
        ports.surroundings().step("acquire.expire");
        long sent = ports.surroundings().now();
        ports.nodes().ask(node, new Command.Expire(lock.key(), lock.ttl()), lock.timeout());
        long validUntil = sent + lock.ttl().toNanos();
        return new Acquisition.Acquired(new Lease(token, Optional.empty(), OptionalLong.of(validUntil)));
    }

    @Override
    public Released release(Lease lease) {
        ports.surroundings().step("release.if-owner");
        return OwnerRelease.release(ports, ports.nodes().master(), lock, lease.token());
    }
}
