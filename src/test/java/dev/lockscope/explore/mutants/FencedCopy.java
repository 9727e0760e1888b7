package dev.lockscope.explore.mutants;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.FencingToken;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.script.Scripts;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** A copy of the lock that mints a fencing token while it takes the lock, in which minting can be got wrong. */
class FencedCopy extends SafeCopy {

    FencedCopy(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    public Acquisition acquire() {
        return ports.surroundings().retry(lock.retry(), () -> minting(freshToken()));
    }

    Acquisition minting(String token) {
        NodeId node = ports.nodes().master();
        ports.surroundings().step("acquire.set-and-mint");
        long sent = ports.surroundings().now();
        Answer answer = ask(
                node,
                new Command.RunScript(
                        Scripts.ACQUIRE_WITH_FENCE,
                        List.of(lock.key(), lock.fenceKey()),
                        List.of(token, Long.toString(lock.ttl().toMillis()))));
        if (answer instanceof Answer.Value value) {
            return fenced(token, sent, Long.parseLong(value.text()));
        }
        if (!(answer instanceof Answer.Refused)) {
            ports.surroundings().step("acquire.take-back");
            takeBack(node, token);
        }
        return refused(answer);
    }

    final Acquisition fenced(String token, long sent, long fence) {
        OptionalLong validUntil = OptionalLong.of(sent + lock.ttl().toNanos());
        return new Acquisition.Acquired(new Lease(token, Optional.of(new FencingToken(fence)), validUntil));
    }

    /** The same acquisition with that fencing token in place of its own, if it has one. */
    final Acquisition withFence(Acquisition acquisition, long fence) {
        return acquisition instanceof Acquisition.Acquired acquired
                ? new Acquisition.Acquired(new Lease(
                        acquired.lease().token(),
                        Optional.of(new FencingToken(fence)),
                        acquired.lease().validUntil()))
                : acquisition;
    }

    static long number(Answer answer) {
        return answer instanceof Answer.Value value ? Long.parseLong(value.text()) : 0;
    }
}
