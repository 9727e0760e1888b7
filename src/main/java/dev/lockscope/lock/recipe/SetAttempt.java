package dev.lockscope.lock.recipe;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Ports;
import java.util.Optional;
import java.util.OptionalLong;

/** The one careful attempt with {@code SET NX PX} that several recipes share. */
final class SetAttempt {

    private SetAttempt() {}

    /** Tries once; after an answer that did not come it takes back what may have been stored. */
    static Acquisition attempt(Ports ports, NodeId node, LockSettings lock) {
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
}
