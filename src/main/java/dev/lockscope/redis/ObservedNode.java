package dev.lockscope.redis;

import dev.lockscope.redis.observe.Senders;
import dev.lockscope.redis.observe.StoreObserver;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A server, its observer, and the noticing of its death. Safe for use by several threads. */
final class ObservedNode implements AutoCloseable {

    /** How long a process may take to end after its sockets have closed. */
    private static final Duration DYING = Duration.ofSeconds(2);

    private static final Duration GLANCE = Duration.ofMillis(2);

    private final NodeProcess process;
    private final Recorder recorder;
    private final RunClock clock;
    private final StoreObserver observer;

    /** Completes when the observer's stream has ended for good, with whether the process has. */
    private final CompletableFuture<Boolean> crashed = new CompletableFuture<>();

    /**
     * Observes a server from now on.
     *
     * @throws IOException when the server cannot be observed; the process is left as it is
     */
    ObservedNode(NodeProcess process, Senders senders, Recorder recorder, RunClock clock) throws IOException {
        this.process = process;
        this.recorder = recorder;
        this.clock = clock;
        String name = process.name();
        recorder.record(name, Event.NO_CAUSE, new NodeStarted(name, process.version(), Role.MASTER));
        this.observer = StoreObserver.open(
                process.endpoint(), new StoreObserver.View(name, senders, recorder, clock, reason -> streamEnded()));
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
        if (dead) {
            recorder.recordAt(at, process.name(), Event.NO_CAUSE, new NodeCrashed(process.name()));
        }
        crashed.complete(dead);
    }

    /**
     * Stores a value that no client has sent.
     *
     * @throws IOException when the server does not take it
     */
    void store(String key, String value) throws IOException {
        observer.store(key, value);
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
        return comesTrue(crashed, deadline);
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
        observer.close();
        crashed.complete(false);
    }
}
