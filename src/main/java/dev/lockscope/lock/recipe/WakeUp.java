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
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.script.Scripts;
import java.time.Duration;
import java.util.List;

/**
 * A lock whose waiters are woken by a message instead of asking again and again.
 *
 * <p>Between a refusal and the subscription a release can go by unheard (the lost wake-up), so it tries again after it
 * has subscribed, and only then waits; and it waits no longer than a lease lasts, because a holder that dies announces
 * nothing. Source: the order of steps of Redisson's lock.
 */
public final class WakeUp implements LockRecipe {

    private final Ports ports;
    private final LockSettings lock;
    private final boolean looksAgain;

    private WakeUp(Ports ports, LockSettings lock, boolean looksAgain) {
        this.ports = ports;
        this.lock = lock;
        this.looksAgain = looksAgain;
    }

    /** The recipe that tries again after it has subscribed. */
    public static WakeUp lookingAgain(Ports ports, LockSettings lock) {
        return new WakeUp(ports, lock, true);
    }

    /** The flawed sibling that waits right after it has subscribed, and so can miss the release. */
    public static WakeUp notLookingAgain(Ports ports, LockSettings lock) {
        return new WakeUp(ports, lock, false);
    }

    @Override
    public Acquisition acquire() {
        NodeId node = ports.nodes().master();
        Acquisition first = SetAttempt.attempt(ports, node, lock);
        if (first instanceof Acquisition.Acquired) {
            return first;
        }
        ports.surroundings().step("acquire.subscribe");
        ports.nodes().subscribe(node, lock.channel(), lock.timeout());
        try {
            return ports.surroundings()
                    .retry(new RetryPolicy(lock.retry().attempts(), Duration.ZERO, Duration.ZERO), () -> attempt(node));
        } finally {
            ports.nodes().unsubscribe(node, lock.channel());
        }
    }

    private Acquisition attempt(NodeId node) {
        if (looksAgain) {
            Acquisition again = SetAttempt.attempt(ports, node, lock);
            if (again instanceof Acquisition.Acquired) {
                return again;
            }
        }
        ports.surroundings().step("acquire.await-release");
        ports.nodes().awaitMessage(node, lock.channel(), lock.ttl());
        return SetAttempt.attempt(ports, node, lock);
    }

    @Override
    public Released release(Lease lease) {
        ports.surroundings().step("release.and-announce");
        Answer answer = ports.nodes()
                .ask(
                        ports.nodes().master(),
                        new Command.RunScript(
                                Scripts.RELEASE_AND_ANNOUNCE,
                                List.of(lock.key()),
                                List.of(lease.token(), lock.channel())),
                        lock.timeout());
        if (answer instanceof Answer.Value value) {
            return value.text().equals("1") ? Released.RELEASED : Released.NOT_OURS;
        }
        return Released.UNKNOWN;
    }
}
