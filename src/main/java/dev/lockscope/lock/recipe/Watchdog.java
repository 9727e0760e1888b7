package dev.lockscope.lock.recipe;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.port.Program;

/**
 * Renews a lease beside the work: every so often a script makes the lock last a full TTL again, if it still holds our
 * token.
 *
 * <p>It stops when the lock is lost, and says so; when it has renewed as often as it may; or when it is asked to. An
 * answer that did not come moves nothing: the old deadline counts until a renewal is answered, and a new one counts from
 * when the renewal was sent.
 *
 * @param lock the lock's settings
 * @param token our token
 */
record Watchdog(LockSettings lock, String token) implements Program {

    @Override
    public void run(Ports ports) {
        for (int renewals = 0; ports.surroundings().rest(lock.renewal().every()); renewals++) {
            if (renewals >= lock.renewal().atMost()) {
                ports.surroundings().leaseLost(token, "renewed " + renewals + " times, which is the limit");
                return;
            }
            if (!renew(ports)) {
                return;
            }
        }
    }

    private boolean renew(Ports ports) {
        NodeId node = ports.nodes().master();
        ports.surroundings().step("renew.if-owner");
        long sent = ports.surroundings().now();
        Answer answer = ports.nodes().ask(node, OwnerExtension.command(lock, token), lock.timeout());
        if (answer.isValue("1")) {
            ports.surroundings().leaseUntil(token, sent + lock.ttl().toNanos());
            return true;
        }
        if (answer instanceof Answer.Value) {
            ports.surroundings().step("renew.lost");
            ports.surroundings().leaseLost(token, "the lock no longer holds our token");
            return false;
        }
        if (ports.surroundings().now() >= ports.surroundings().lease().validUntil()) {
            ports.surroundings().step("renew.lost");
            ports.surroundings().leaseLost(token, "no renewal was answered before the lease ran out");
            return false;
        }
        return true;
    }
}
