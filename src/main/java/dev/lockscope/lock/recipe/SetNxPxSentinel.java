package dev.lockscope.lock.recipe;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Ports;

/**
 * The token-checked lock on whichever node is the master now, as Sentinels name it: it is found anew for every attempt,
 * and again for the release when the node that was master does not answer or takes no writes any more.
 *
 * <p>Its flaw is not in its code: replication is asynchronous, so that a failover can forget an acknowledged lock, and a
 * master that is cut off goes on granting until it learns of the new one. Source: Redis documentation, "High
 * availability with Redis Sentinel".
 */
public final class SetNxPxSentinel implements LockRecipe {

    private final Ports ports;
    private final LockSettings lock;

    /** The recipe for one client. */
    public SetNxPxSentinel(Ports ports, LockSettings lock) {
        this.ports = ports;
        this.lock = lock;
    }

    @Override
    public Acquisition acquire() {
        return ports.surroundings().retry(lock.retry(), this::attempt);
    }

    private Acquisition attempt() {
        ports.surroundings().step("acquire.find-master");
        return SetAttempt.attempt(ports, ports.nodes().master(), lock);
    }

    @Override
    public Released release(Lease lease) {
        NodeId master = masterForRelease();
        Released released = release(master, lease);
        if (released != Released.UNKNOWN) {
            return released;
        }
        NodeId next = masterForRelease();
        return next.equals(master) ? released : release(next, lease);
    }

    private NodeId masterForRelease() {
        ports.surroundings().step("release.find-master");
        return ports.nodes().master();
    }

    private Released release(NodeId master, Lease lease) {
        ports.surroundings().step("release.if-owner");
        return OwnerRelease.release(ports, master, lock, lease.token());
    }
}
