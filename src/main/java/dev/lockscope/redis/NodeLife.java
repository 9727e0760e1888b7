package dev.lockscope.redis;

import dev.lockscope.redis.observe.Senders;
import dev.lockscope.redis.observe.StoreObserver;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * One life of a server's process: its observer, and the noticing of a death that nobody has meant. Safe for use by several
 * threads.
 */
final class NodeLife implements AutoCloseable {

    /** How long a process may take to end after its sockets have closed, and its stream after the process. */
    private static final Duration DYING = Duration.ofSeconds(2);

    private static final Duration GLANCE = Duration.ofMillis(2);

    private final NodeProcess process;
    private final Recorder recorder;
    private final RunClock clock;
    private final StoreObserver observer;

    /** Completes when the observer's stream has ended for good, with whether the process has. */
    private final CompletableFuture<Boolean> over = new CompletableFuture<>();

    private volatile boolean meant;

    /**
     * Observes a server from now on.
     *
     * @param onChange see {@link StoreObserver.View}
     * @throws IOException when the server cannot be observed; the process is left as it is
     */
    NodeLife(NodeProcess process, Senders senders, Runnable onChange, Recorder recorder, RunClock clock)
            throws IOException {
        this.process = process;
        this.recorder = recorder;
        this.clock = clock;
        this.observer = StoreObserver.open(
                process.endpoint(),
                new StoreObserver.View(process.name(), senders, recorder, clock, onChange, reason -> streamEnded()));
    }

    /** The process is about to be ended on purpose, so that its death is no news. */
    void endIsMeant() {
        meant = true;
    }

    private void streamEnded() {
        long at = clock.nanos();
        try {
            while (process.isAlive() && clock.nanos() < at + DYING.toNanos()) {
                clock.sleep(GLANCE);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        boolean dead = !process.isAlive();
        if (dead && !meant) {
            recorder.recordAt(at, process.name(), Event.NO_CAUSE, new NodeCrashed(process.name()));
        }
        over.complete(dead);
    }

    /** Waits until what the process told before its end is recorded; it has ended by now. */
    void awaitEnd() throws InterruptedException {
        comesTrue(over, clock.nanos() + DYING.toNanos());
    }

    /**
     * Waits until what the server has executed so far is recorded. Of a server that has died nothing more can be learnt.
     *
     * @param deadline ns since the run's start
     */
    boolean settle(long deadline) throws InterruptedException {
        while (clock.nanos() < deadline && !observer.hasEnded()) {
            if (comesTrue(observer.mark(), deadline)) {
                return true;
            }
            clock.sleep(GLANCE);
        }
        return comesTrue(over, deadline);
    }

    /**
     * Looks up all that the server holds, for a change that it does not tell.
     *
     * @return whether that came about in time
     */
    boolean compare(long cause) throws InterruptedException {
        return comesTrue(observer.compare(cause), clock.nanos() + DYING.toNanos());
    }

    /** See {@link StoreObserver#values}. */
    Map<String, String> values() {
        return observer.values();
    }

    private boolean comesTrue(Future<Boolean> coming, long deadline) throws InterruptedException {
        try {
            return coming.get(Math.max(0, deadline - clock.nanos()), TimeUnit.NANOSECONDS);
        } catch (TimeoutException | ExecutionException e) {
            return false;
        }
    }

    @Override
    public void close() {
        meant = true;
        observer.close();
        over.complete(false);
    }
}
