package dev.lockscope.lock.recipe;

import dev.lockscope.lock.port.LeaseState;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.port.Program;
import java.time.Duration;

/**
 * Says that the lease is lost at the moment when its local time is up, whatever an extension under way is waiting for.
 *
 * @param token our token
 */
record LeaseAlarm(String token) implements Program {

    @Override
    public void run(Ports ports) {
        while (true) {
            LeaseState lease = ports.surroundings().lease();
            long left = lease.validUntil() - ports.surroundings().now();
            if (lease.lost()) {
                return;
            }
            if (left <= 0) {
                ports.surroundings().step("alarm.expired");
                ports.surroundings().leaseLost(token, "its time was up");
                return;
            }
            if (!ports.surroundings().rest(Duration.ofNanos(left))) {
                return;
            }
        }
    }
}
