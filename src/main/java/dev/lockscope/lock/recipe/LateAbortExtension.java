package dev.lockscope.lock.recipe;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Gathering;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.port.Program;
import java.time.Duration;
import java.util.List;

/**
 * Extends a Redlock lease with the timing that the npm library {@code redlock} 5.0.0-beta.2 has by default.
 *
 * <p>Its flaw: an extension tries up to 11 times, 200 ms apart, and looks at the time only afterwards. One that begins
 * 500 ms before the lease ends, as that library's do, gives the signal 1.5 s or more after the end. The library adds up
 * to 100 ms of jitter to each delay or takes them away; that is left out here. Nor does it look whether any validity is
 * left after an extension.
 *
 * @param lock the lock's settings
 * @param token our token
 */
record LateAbortExtension(LockSettings lock, String token) implements Program {

    private static final Duration DELAY = Duration.ofMillis(200);
    private static final int ATTEMPTS = 11;

    /** What became of an extension with all its attempts. */
    private enum Result {
        EXTENDED,
        FAILED,
        STOPPED
    }

    @Override
    public void run(Ports ports) {
        long validUntil = ports.surroundings().lease().validUntil();
        while (ports.surroundings().rest(lock.renewal().every())) {
            Result result = extend(ports, validUntil);
            validUntil = ports.surroundings().lease().validUntil();
            while (result == Result.FAILED && !isOver(ports, validUntil)) {
                result = extend(ports, validUntil);
            }
            if (result == Result.FAILED) {
                ports.surroundings().step("extend.lost");
                ports.surroundings().leaseLost(token, "no majority extended it in any of its attempts");
            }
            if (result != Result.EXTENDED) {
                return;
            }
            validUntil = ports.surroundings().lease().validUntil();
        }
    }

    private static boolean isOver(Ports ports, long validUntil) {
        return ports.surroundings().now() >= validUntil;
    }

    private Result extend(Ports ports, long validUntil) {
        if (isOver(ports, validUntil)) {
            return Result.FAILED;
        }
        long began = ports.surroundings().now();
        for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
            ports.surroundings().step("extend.everywhere");
            List<Answer> answers = ports.nodes()
                    .askAll(
                            ports.nodes().all(),
                            OwnerExtension.command(lock, token),
                            lock.timeout(),
                            Gathering.ALL_AT_ONCE);
            long granted =
                    answers.stream().filter(answer -> answer.isValue("1")).count();
            if (granted >= ports.nodes().all().size() / 2 + 1) {
                long validity = lock.ttl().minus(lock.drift()).toNanos();
                ports.surroundings().leaseUntil(token, began + validity);
                return Result.EXTENDED;
            }
            if (attempt < ATTEMPTS && !ports.surroundings().rest(DELAY)) {
                return Result.STOPPED;
            }
        }
        return Result.FAILED;
    }
}
