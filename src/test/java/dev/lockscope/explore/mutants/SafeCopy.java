package dev.lockscope.explore.mutants;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.script.Expression.Arg;
import dev.lockscope.lock.script.Expression.Call;
import dev.lockscope.lock.script.Expression.Key;
import dev.lockscope.lock.script.Expression.Text;
import dev.lockscope.lock.script.Script;
import dev.lockscope.lock.script.Scripts;
import dev.lockscope.lock.script.Statement.Return;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** A copy of the token-checked lock on one node, each part of which can be got wrong. */
class SafeCopy implements LockRecipe {

    final Ports ports;
    final LockSettings lock;

    SafeCopy(Ports ports, LockSettings lock) {
        this.ports = ports;
        this.lock = lock;
    }

    @Override
    public Acquisition acquire() {
        return ports.surroundings().retry(lock.retry(), () -> attempt(freshToken()));
    }

    String freshToken() {
        return ports.surroundings().freshToken();
    }

    final Acquisition attempt(String token) {
        NodeId node = ports.nodes().master();
        ports.surroundings().step("acquire.set");
        long sent = ports.surroundings().now();
        Answer answer = set(node, token);
        if (isGranted(answer)) {
            return acquired(token, sent);
        }
        if (answer instanceof Answer.Unknown) {
            ports.surroundings().step("acquire.take-back");
            takeBack(node, token);
        }
        return refused(answer);
    }

    /** In the words of the original, so that both have the same states. */
    static Acquisition refused(Answer answer) {
        if (answer instanceof Answer.Failed failed) {
            return new Acquisition.Refused("error: " + failed.text());
        }
        if (answer instanceof Answer.Unknown unknown) {
            return new Acquisition.Refused("no answer: " + unknown.text());
        }
        return new Acquisition.Refused("held by another");
    }

    Acquisition acquired(String token, long sent) {
        OptionalLong validUntil = OptionalLong.of(sent + lock.ttl().toNanos());
        return new Acquisition.Acquired(new Lease(token, Optional.empty(), validUntil));
    }

    Answer set(NodeId node, String token) {
        return ask(node, new Command.SetIfAbsent(lock.key(), token, Optional.of(lock.ttl())));
    }

    boolean isGranted(Answer answer) {
        return answer.isValue("OK");
    }

    void takeBack(NodeId node, String token) {
        releaseIfOwner(node, token);
    }

    @Override
    public Released release(Lease lease) {
        ports.surroundings().step("release.if-owner");
        return letGo(ports.nodes().master(), lease.token());
    }

    Released letGo(NodeId node, String token) {
        return releaseIfOwner(node, token);
    }

    final Released releaseIfOwner(NodeId node, String token) {
        return released(
                ask(node, new Command.RunScript(Scripts.RELEASE_IF_OWNER, List.of(lock.key()), List.of(token))));
    }

    final Released delete(NodeId node) {
        return released(ask(node, new Command.Delete(lock.key())));
    }

    final Answer ask(NodeId node, Command command) {
        return ports.nodes().ask(node, command, lock.timeout());
    }

    /** SET without NX, which the commands of the recipes do not have. */
    final Answer setAnyway(NodeId node, String token) {
        return ask(
                node,
                new Command.RunScript(
                        SET_ANYWAY,
                        List.of(lock.key()),
                        List.of(token, Long.toString(lock.ttl().toMillis()))));
    }

    private static final Script SET_ANYWAY = new Script(
            "set-anyway", new Return(new Call("set", List.of(new Key(1), new Arg(1), new Text("PX"), new Arg(2)))));

    private static Released released(Answer answer) {
        if (answer instanceof Answer.Value value) {
            return value.text().equals("1") ? Released.RELEASED : Released.NOT_OURS;
        }
        return Released.UNKNOWN;
    }
}
