package dev.lockscope.redis.observe;

import dev.lockscope.redis.Endpoint;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.Secrets;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/**
 * Records what one server executes for the clients and what it stores, as the server itself tells it.
 *
 * <p>It has two threads: one reads the stream, one sends a marker when a key's time is up and compares the clocks now
 * and then. Any thread may call it. What it asks the server itself enters no trace.
 */
public final class StoreObserver implements AutoCloseable {

    private static final int FIRST_READINGS = 16;
    private static final int READINGS = 3;
    private static final Duration CALIBRATION = Duration.ofSeconds(1);
    private static final Duration PATIENCE = Duration.ofSeconds(1);
    private static final Duration PAUSE = Duration.ofMillis(20);
    private static final long JOIN_MS = 2_000;

    private final RunClock clock;
    private final ServerStream stream;
    private final SideConnection side;
    private final Markers markers;
    private final Alarm alarm;
    private final Consumer<String> onEnd;
    private final KeyTruth keys;
    private final Joiner joiner;
    private final Thread reader;
    private final Thread timer;
    private volatile boolean closed;

    private StoreObserver(View view, ServerStream stream, SideConnection side, String prefix, OrderProbe probe) {
        this.clock = view.clock();
        this.stream = stream;
        this.side = side;
        this.markers = new Markers(prefix, side);
        this.alarm = new Alarm(clock);
        this.onEnd = view.onEnd();
        CommandTruth commands =
                new CommandTruth(view.node(), view.senders(), view.recorder(), clock, side.serverClock());
        this.keys = new KeyTruth(view.node(), view.recorder(), side.serverClock(), side, alarm);
        this.joiner = new Joiner(probe.order(), new NodeTruth(markers, commands, keys));
        this.reader = new Thread(this::read, "observer-" + view.node());
        this.timer = new Thread(this::time, "expiries-" + view.node());
        reader.setDaemon(true);
        timer.setDaemon(true);
    }

    /**
     * What an observer needs besides its server.
     *
     * @param node the server's name in the trace
     * @param senders knows the clients' commands
     * @param recorder gets the events
     * @param clock the run's clock
     * @param onEnd called once, on the observer's own thread, with the reason when the stream ends before {@link #close}
     */
    public record View(String node, Senders senders, Recorder recorder, RunClock clock, Consumer<String> onEnd) {}

    /**
     * Begins to observe. Keys that the server already holds are recorded first; nobody should write to it until this
     * returns.
     *
     * @throws IOException when the server cannot be reached, or is older than Redis 6
     */
    public static StoreObserver open(Endpoint endpoint, View view) throws IOException {
        String prefix = "lockscope:" + new Secrets().password().substring(0, 16) + ":";
        SideConnection side = new SideConnection(endpoint, view.clock(), new ServerClock());
        try {
            side.calibrate(FIRST_READINGS);
            ServerStream stream = ServerStream.open(endpoint);
            try {
                OrderProbe probe = OrderProbe.run(stream, side, prefix + "order");
                stream.waitForEver();
                StoreObserver observer = new StoreObserver(view, stream, side, prefix, probe);
                observer.begin(probe.others());
                return observer;
            } catch (IOException | RuntimeException e) {
                stream.close();
                throw e;
            }
        } catch (IOException | RuntimeException e) {
            side.close();
            throw e;
        }
    }

    private void begin(List<Seen> early) throws IOException {
        early.forEach(joiner::take);
        for (String key : side.keys()) {
            keys.ask(key, new Execution(null, clock.nanos(), Event.NO_CAUSE));
        }
        reader.start();
        timer.start();
    }

    /**
     * Asks for a sign that all that the server has done so far is recorded.
     *
     * @return completes with whether that is so; false when the stream has ended before
     */
    public CompletableFuture<Boolean> mark() {
        return markers.send();
    }

    private void read() {
        String reason;
        try {
            while (true) {
                joiner.take(stream.next());
            }
        } catch (IOException e) {
            reason = String.valueOf(e.getMessage());
        } catch (RuntimeException e) {
            reason = e.toString();
        }
        markers.end();
        if (!closed) {
            onEnd.accept(reason);
        }
    }

    private void time() {
        try {
            long calibration = clock.nanos() + CALIBRATION.toNanos();
            while (!closed) {
                if (alarm.await(calibration)) {
                    markKeyIsGone();
                }
                if (clock.nanos() >= calibration) {
                    calibrate();
                    calibration = clock.nanos() + CALIBRATION.toNanos();
                }
            }
        } catch (InterruptedException e) {
            // It is closed.
        }
    }

    /** Once the marker is back the reader has recorded the expiry and moved the alarm. */
    private void markKeyIsGone() throws InterruptedException {
        boolean back = false;
        try {
            back = markers.send().get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException | ExecutionException e) {
            // The server stands still; what happens to the key is recorded when it goes on.
        }
        if (!back) {
            clock.sleep(PAUSE);
        }
    }

    private void calibrate() {
        try {
            side.calibrate(READINGS);
        } catch (IOException e) {
            // The server is gone or stands still: there is nothing to map.
        }
    }

    @Override
    public void close() {
        closed = true;
        stream.close();
        timer.interrupt();
        side.close();
        markers.end();
        join(reader);
        join(timer);
    }

    private static void join(Thread thread) {
        if (thread == Thread.currentThread()) {
            return;
        }
        try {
            thread.join(JOIN_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
