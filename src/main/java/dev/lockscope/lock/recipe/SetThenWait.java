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
import dev.lockscope.lock.port.Replication;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * {@code SET NX PX}, then {@code WAIT} on the same connection until replicas have acknowledged the lock; given back when
 * too few have.
 *
 * <p>WAIT makes it likelier that a failover keeps the lock; it rolls nothing back and does not make the pair
 * consistent. Source: Redis documentation, {@code WAIT}.
 */
public final class SetThenWait implements LockRecipe {

    private final Ports ports;
    private final LockSettings lock;
    private final boolean checked;

    private SetThenWait(Ports ports, LockSettings lock, boolean checked) {
        this.ports = ports;
        this.lock = lock;
        this.checked = checked;
    }

    /** The recipe that looks at WAIT's answer. */
    public static SetThenWait checked(Ports ports, LockSettings lock) {
        return new SetThenWait(ports, lock, true);
    }

    /** The recipe that does not look at WAIT's answer, which is its flaw: too few is then as good as enough. */
    public static SetThenWait unchecked(Ports ports, LockSettings lock) {
        return new SetThenWait(ports, lock, false);
    }

    @Override
    public Acquisition acquire() {
        return ports.surroundings().retry(lock.retry(), this::attempt);
    }

    private Acquisition attempt() {
        NodeId node = ports.nodes().master();
        String token = ports.surroundings().freshToken();
        ports.surroundings().step("acquire.set-and-wait");
        long sent = ports.surroundings().now();
        Replication replication = ports.nodes()
                .writeThenWait(
                        node,
                        new Command.SetIfAbsent(lock.key(), token, Optional.of(lock.ttl())),
                        lock.durability().replicas(),
                        lock.durability().limit(),
                        lock.timeout());
        if (!replication.write().isValue("OK")) {
            if (replication.write() instanceof Answer.Unknown) {
                takeBack(node, token);
            }
            return Refusals.of(replication.write());
        }
        if (checked && acknowledged(replication) < lock.durability().replicas()) {
            takeBack(node, token);
            return new Acquisition.Refused("too few replicas acknowledged it");
        }
        long validUntil = sent + lock.ttl().toNanos();
        return new Acquisition.Acquired(new Lease(token, Optional.empty(), OptionalLong.of(validUntil)));
    }

    private void takeBack(NodeId node, String token) {
        ports.surroundings().step("acquire.take-back");
        OwnerRelease.release(ports, node, lock, token);
    }

    private static int acknowledged(Replication replication) {
        return replication.acknowledged() instanceof Answer.Value value ? Integer.parseInt(value.text()) : 0;
    }

    @Override
    public Released release(Lease lease) {
        ports.surroundings().step("release.if-owner");
        return OwnerRelease.release(ports, ports.nodes().master(), lock, lease.token());
    }
}
