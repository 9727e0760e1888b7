package dev.lockscope.lock.recipe;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.FencingToken;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.script.Scripts;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The token-checked lock that also mints a fencing token, inside the acquiring script, so that the token's order is the
 * order of the grants.
 *
 * <p>Source: Martin Kleppmann, "How to do distributed locking" (2016).
 */
public final class SetNxPxFenced implements LockRecipe {

    private final Ports ports;
    private final LockSettings lock;

    /** The recipe for one client. */
    public SetNxPxFenced(Ports ports, LockSettings lock) {
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
        ports.surroundings().step("acquire.set-and-mint");
        long sent = ports.surroundings().now();
        Answer answer = ports.nodes()
                .ask(
                        node,
                        new Command.RunScript(
                                Scripts.ACQUIRE_WITH_FENCE,
                                List.of(lock.key(), lock.fenceKey()),
                                List.of(token, Long.toString(lock.ttl().toMillis()))),
                        lock.timeout());
        if (answer instanceof Answer.Value value) {
            FencingToken fence = new FencingToken(Long.parseLong(value.text()));
            long validUntil = sent + lock.ttl().toNanos();
            return new Acquisition.Acquired(new Lease(token, Optional.of(fence), OptionalLong.of(validUntil)));
        }
        if (!(answer instanceof Answer.Refused)) {
            // No answer, or an error after the SET: what a script has done before an error stays done.
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
