package dev.lockscope.lock.recipe;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.Gathering;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.script.Scripts;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Redlock: the same key and token on all of N independent masters; held when a majority granted it and time is left.
 *
 * <p>The time is taken before the first request of each attempt and after the last answer, on the monotonic clock.
 * validity = TTL - elapsed - drift. A failed attempt is given back on ALL nodes, also on those that refused, failed or
 * did not answer, because a SET whose answer was lost may have been executed. Source: Redis documentation,
 * "Distributed Locks with Redis".
 */
public final class Redlock implements LockRecipe {

    private final Ports ports;
    private final LockSettings lock;
    private final Gathering gathering;
    private final boolean givesBack;

    private Redlock(Ports ports, LockSettings lock, Gathering gathering, boolean givesBack) {
        this.ports = ports;
        this.lock = lock;
        this.gathering = gathering;
        this.givesBack = givesBack;
    }

    /** The recipe as the documentation has it: all nodes at once. */
    public static Redlock parallel(Ports ports, LockSettings lock) {
        return new Redlock(ports, lock, Gathering.ALL_AT_ONCE, true);
    }

    /** One node after another, so that slow nodes add up. */
    public static Redlock sequential(Ports ports, LockSettings lock) {
        return new Redlock(ports, lock, Gathering.IN_TURN, true);
    }

    /** The flawed sibling that keeps the minority that it won after a failed attempt. */
    public static Redlock withoutRelease(Ports ports, LockSettings lock) {
        return new Redlock(ports, lock, Gathering.ALL_AT_ONCE, false);
    }

    @Override
    public Acquisition acquire() {
        return ports.surroundings().retry(lock.retry(), this::attempt);
    }

    private Acquisition attempt() {
        String token = ports.surroundings().freshToken();
        int quorum = quorum();
        ports.surroundings().step("acquire.set-everywhere");
        long began = ports.surroundings().now();
        int granted = count(
                ports.nodes()
                        .askAll(
                                ports.nodes().all(),
                                new Command.SetIfAbsent(lock.key(), token, Optional.of(lock.ttl())),
                                lock.timeout(),
                                gathering),
                "OK");
        ports.surroundings().step("acquire.count-and-time");
        long elapsed = ports.surroundings().now() - began;
        long validity = lock.ttl().toNanos() - elapsed - lock.drift().toNanos();
        if (granted >= quorum && validity > 0) {
            long validUntil = began + elapsed + validity;
            return new Acquisition.Acquired(new Lease(token, Optional.empty(), OptionalLong.of(validUntil)));
        }
        if (givesBack) {
            ports.surroundings().step("acquire.give-back");
            releaseEverywhere(token);
        }
        return new Acquisition.Refused(
                granted < quorum
                        ? granted + " of " + ports.nodes().all().size() + " nodes granted it"
                        : "granted by a majority, but too late");
    }

    /** More than half of the nodes. */
    private int quorum() {
        return ports.nodes().all().size() / 2 + 1;
    }

    @Override
    public Released release(Lease lease) {
        ports.surroundings().step("release.everywhere");
        List<Answer> answers = releaseEverywhere(lease.token());
        if (count(answers, "1") >= quorum()) {
            return Released.RELEASED;
        }
        return answers.stream().allMatch(Answer.Value.class::isInstance) ? Released.NOT_OURS : Released.UNKNOWN;
    }

    private List<Answer> releaseEverywhere(String token) {
        return ports.nodes()
                .askAll(
                        ports.nodes().all(),
                        new Command.RunScript(Scripts.RELEASE_IF_OWNER, List.of(lock.key()), List.of(token)),
                        lock.timeout(),
                        Gathering.ALL_AT_ONCE);
    }

    private static int count(List<Answer> answers, String value) {
        return (int) answers.stream().filter(answer -> answer.isValue(value)).count();
    }
}
