package dev.lockscope.lock.recipe;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Gathering;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.port.Program;
import java.util.List;

/**
 * Extends a Redlock lease beside the work: the extending script on all nodes, counted and timed like an acquisition.
 *
 * <p>It refuses to extend what has run out, stops at its limit, and says that the lease is lost at the latest when the
 * lease's own time is up, whatever an extension under way does. Source: Redis documentation, "Distributed Locks with
 * Redis", on extending the lock.
 *
 * @param lock the lock's settings
 * @param token our token
 */
record RedlockExtension(LockSettings lock, String token) implements Program {

    @Override
    public void run(Ports ports) {
        for (int extensions = 0; ports.surroundings().rest(lock.renewal().every()); extensions++) {
            if (extensions >= lock.renewal().atMost()) {
                ports.surroundings().leaseLost(token, "extended " + extensions + " times, which is the limit");
                return;
            }
            if (!extend(ports) && !waitForTheEnd(ports)) {
                return;
            }
        }
    }

    /** Answers whether the lease lasts longer now. */
    boolean extend(Ports ports) {
        long began = ports.surroundings().now();
        if (began >= ports.surroundings().lease().validUntil()) {
            return false;
        }
        ports.surroundings().step("extend.everywhere");
        List<Answer> answers = ports.nodes()
                .askAll(
                        ports.nodes().all(),
                        OwnerExtension.command(lock, token),
                        lock.timeout(),
                        Gathering.ALL_AT_ONCE);
        long granted = answers.stream().filter(answer -> answer.isValue("1")).count();
        long elapsed = ports.surroundings().now() - began;
        long validity = lock.ttl().toNanos() - elapsed - lock.drift().toNanos();
        if (granted < ports.nodes().all().size() / 2 + 1 || validity <= 0) {
            return false;
        }
        ports.surroundings().leaseUntil(token, began + elapsed + validity);
        return true;
    }

    /** After a failed extension: true while the lease has time left and another try is worth it. */
    private boolean waitForTheEnd(Ports ports) {
        if (ports.surroundings().now() < ports.surroundings().lease().validUntil()) {
            return true;
        }
        ports.surroundings().step("extend.lost");
        ports.surroundings().leaseLost(token, "no majority extended it before it ran out");
        return false;
    }
}
