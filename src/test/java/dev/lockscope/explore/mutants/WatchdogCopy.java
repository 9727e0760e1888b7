package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.port.Program;
import dev.lockscope.lock.script.Scripts;
import java.time.Duration;
import java.util.List;

/** A copy of the watchdog, each part of which can be got wrong. Implementations are records, as what they replace is. */
interface WatchdogCopy extends Program {

    LockSettings lock();

    String token();

    @Override
    default void run(Ports ports) {
        while (ports.surroundings().rest(every())) {
            if (!renew(ports)) {
                return;
            }
        }
    }

    default Duration every() {
        return lock().renewal().every();
    }

    /** Answers whether it goes on. */
    default boolean renew(Ports ports) {
        ports.surroundings().step("renew.if-owner");
        long sent = ports.surroundings().now();
        Answer answer = ports.nodes().ask(ports.nodes().master(), command(), lock().timeout());
        if (answer.isValue("1")) {
            ports.surroundings().leaseUntil(token(), sent + lock().ttl().toNanos());
            return true;
        }
        return answer instanceof Answer.Value ? lost(ports, "the lock no longer holds our token") : unanswered(ports);
    }

    default Command command() {
        return new Command.RunScript(
                Scripts.EXTEND_IF_OWNER,
                List.of(lock().key()),
                List.of(token(), Long.toString(lock().ttl().toMillis())));
    }

    /** The lock is no longer ours. */
    default boolean lost(Ports ports, String cause) {
        ports.surroundings().step("renew.lost");
        ports.surroundings().leaseLost(token(), cause);
        return false;
    }

    /** No answer came, or an error. */
    default boolean unanswered(Ports ports) {
        return ports.surroundings().now() < ports.surroundings().lease().validUntil()
                || lost(ports, "no renewal was answered before the lease ran out");
    }
}
