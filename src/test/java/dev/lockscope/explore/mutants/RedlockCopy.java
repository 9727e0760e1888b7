package dev.lockscope.explore.mutants;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.Gathering;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.script.Scripts;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** A copy of Redlock, each part of which can be got wrong. */
class RedlockCopy implements LockRecipe {

    final Ports ports;
    final LockSettings lock;

    RedlockCopy(Ports ports, LockSettings lock) {
        this.ports = ports;
        this.lock = lock;
    }

    @Override
    public Acquisition acquire() {
        return ports.surroundings().retry(lock.retry(), this::attempt);
    }

    private Acquisition attempt() {
        String token = ports.surroundings().freshToken();
        ports.surroundings().step("acquire.set-everywhere");
        long began = ports.surroundings().now();
        List<Answer> answers = askAll(ports.nodes().all(), new Command.SetIfAbsent(lock.key(), token, ttl()));
        ports.surroundings().step("acquire.count-and-time");
        long ended = ports.surroundings().now();
        long validity = validity(began, ended);
        if (isMajority(answers) && validity > 0) {
            return new Acquisition.Acquired(new Lease(token, Optional.empty(), OptionalLong.of(ended + validity)));
        }
        ports.surroundings().step("acquire.give-back");
        giveBack(token, answers);
        return new Acquisition.Refused(
                granted(answers) < answers.size() / 2 + 1
                        ? granted(answers) + " of " + answers.size() + " nodes granted it"
                        : "granted by a majority, but too late");
    }

    Optional<Duration> ttl() {
        return Optional.of(lock.ttl());
    }

    long validity(long began, long ended) {
        return lock.ttl().toNanos() - (ended - began) - lock.drift().toNanos();
    }

    boolean isMajority(List<Answer> answers) {
        return granted(answers) >= answers.size() / 2 + 1;
    }

    void giveBack(String token, List<Answer> answers) {
        releaseOn(ports.nodes().all(), token);
    }

    @Override
    public Released release(Lease lease) {
        ports.surroundings().step("release.everywhere");
        return letGo(lease.token());
    }

    Released letGo(String token) {
        return releaseOn(ports.nodes().all(), token);
    }

    final Released releaseOn(List<NodeId> nodes, String token) {
        List<Answer> answers =
                askAll(nodes, new Command.RunScript(Scripts.RELEASE_IF_OWNER, List.of(lock.key()), List.of(token)));
        if (answers.stream().filter(answer -> answer.isValue("1")).count() >= answers.size() / 2 + 1) {
            return Released.RELEASED;
        }
        return answers.stream().allMatch(Answer.Value.class::isInstance) ? Released.NOT_OURS : Released.UNKNOWN;
    }

    final List<Answer> askAll(List<NodeId> nodes, Command command) {
        return ports.nodes().askAll(nodes, command, lock.timeout(), Gathering.ALL_AT_ONCE);
    }

    static long granted(List<Answer> answers) {
        return answers.stream().filter(answer -> answer.isValue("OK")).count();
    }
}
