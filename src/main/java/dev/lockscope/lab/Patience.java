package dev.lockscope.lab;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.time.DriftingRunClock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * How a client waits: as long as its time-out says by its own clock, but a paused client learns nothing before it goes
 * on, and the time in which the run is held is nobody's fault and does not count.
 */
final class Patience {

    private final Gate gate;
    private final DriftingRunClock clock;
    private final Hold hold;

    Patience(Gate gate, DriftingRunClock clock, Hold hold) {
        this.gate = gate;
        this.clock = clock;
        this.hold = hold;
    }

    /**
     * What comes within a time, or nothing; after a pause, what has come in meanwhile counts, as the reader of a socket
     * finds it.
     */
    <T> Optional<T> within(CompletableFuture<T> coming, Duration limit) {
        long deadline = hold.lived() + clock.runTime(limit);
        try {
            boolean patient = true;
            while (patient) {
                try {
                    return Optional.of(coming.get(hold.slice(deadline), TimeUnit.NANOSECONDS));
                } catch (TimeoutException e) {
                    patient = hold.left(deadline) > 0;
                }
            }
        } catch (ExecutionException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            throw new ClientStopped();
        }
        gate.pass();
        return soFar(coming);
    }

    /** What has come, if it has. */
    static <T> Optional<T> soFar(CompletableFuture<T> coming) {
        return coming.isDone() && !coming.isCompletedExceptionally() ? Optional.of(coming.join()) : Optional.empty();
    }

    /** Waits until so many have answered with a value, or all have answered, or the time is up. */
    void untilValues(List<CompletableFuture<Answer>> coming, int wanted, Duration limit) {
        CountDownLatch enough = new CountDownLatch(1);
        AtomicInteger values = new AtomicInteger();
        AtomicInteger open = new AtomicInteger(coming.size());
        for (CompletableFuture<Answer> one : coming) {
            var unused = one.thenAccept(answer -> {
                boolean quorum = answer instanceof Answer.Value && values.incrementAndGet() == wanted;
                if (open.decrementAndGet() == 0 || quorum) {
                    enough.countDown();
                }
            });
        }
        long deadline = hold.lived() + clock.runTime(limit);
        try {
            boolean came;
            do {
                came = enough.await(hold.slice(deadline), TimeUnit.NANOSECONDS);
            } while (!came && hold.left(deadline) > 0);
            if (!came) {
                gate.pass();
            }
        } catch (InterruptedException e) {
            throw new ClientStopped();
        }
    }
}
