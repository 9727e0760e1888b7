package dev.lockscope.lock.recipe;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.port.Program;

/**
 * Renews whatever lock it finds: {@code PEXPIRE key ttl} without a look at the token.
 *
 * <p>Its flaw: once the lock is another's, it changes that one's lease, and never notices that its own is gone.
 *
 * @param lock the lock's settings
 * @param token the token that its owner believes in
 */
record UncheckedWatchdog(LockSettings lock, String token) implements Program {

    @Override
    public void run(Ports ports) {
        while (ports.surroundings().rest(lock.renewal().every())) {
            ports.surroundings().step("renew.any");
            long sent = ports.surroundings().now();
            if (ports.nodes()
                    .ask(ports.nodes().master(), new Command.Expire(lock.key(), lock.ttl()), lock.timeout())
                    .isValue("1")) {
                ports.surroundings().leaseUntil(token, sent + lock.ttl().toNanos());
            }
        }
    }
}
