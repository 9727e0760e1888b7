package dev.lockscope.redis.observe;

import dev.lockscope.redis.Endpoint;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.Secrets;
import dev.lockscope.trace.IoReason;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.net.ProtocolException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Records what one server executes for the clients and what it stores, as the server itself tells it.
 *
 * <p>When the server drops the connection it connects again and compares what the server holds with what it knows.
 * It has two threads: one reads the stream, one sends a marker when a key's time is up and compares the clocks now
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
    private final Endpoint endpoint;
    private final SideConnection side;
    private final String ownKey;
    private final Markers markers;
    private final Alarm alarm;
    private final Consumer<String> onEnd;
    private final Runnable onChange;
    private final KeyTruth keys;
    private final NodeTruth truth;
    private final Thread timer;
    private final String readerName;
    private @Nullable Thread reader;
    private volatile @Nullable ServerStream stream;
    private volatile boolean closed;

    private StoreObserver(Endpoint endpoint, View view) {
        this.endpoint = endpoint;
        this.clock = view.clock();
        this.onEnd = view.onEnd();
        this.onChange = view.onChange();
        ServerClock serverClock = new ServerClock();
        String prefix = "lockscope:" + new Secrets().password().substring(0, 16) + ":";
        this.ownKey = prefix + "order";
        this.side = new SideConnection(endpoint, clock, serverClock);
        this.markers = new Markers(prefix, side);
        this.alarm = new Alarm(clock);
        this.keys = new KeyTruth(view.node(), view.recorder(), serverClock, side, alarm);
        CommandTruth commands = new CommandTruth(view.node(), view.senders(), view.recorder(), clock, serverClock);
        this.truth = new NodeTruth(markers, commands, keys, onChange);
        this.readerName = "observer-" + view.node();
        this.timer = new Thread(this::time, "expiries-" + view.node());
        timer.setDaemon(true);
    }

    /**
     * What an observer needs besides its server.
     *
     * @param node the server's name in the trace
     * @param senders knows the clients' commands
     * @param recorder gets the events
     * @param clock the run's clock
     * @param onChange called on the observer's threads after each change on the server, and now and then
     * @param onEnd called once, on the observer's own thread, with the reason when the stream ends before {@link #close}
     */
    public record View(
            String node,
            Senders senders,
            Recorder recorder,
            RunClock clock,
            Runnable onChange,
            Consumer<String> onEnd) {

        /** A view that tells of no changes but by events. */
        public View(String node, Senders senders, Recorder recorder, RunClock clock, Consumer<String> onEnd) {
            this(node, senders, recorder, clock, () -> {}, onEnd);
        }
    }

    /**
     * Begins to observe. Keys that the server already holds are recorded first; nobody should write to it until this
     * returns.
     *
     * @throws IOException when the server cannot be reached, or is older than Redis 6
     */
    public static StoreObserver open(Endpoint endpoint, View view) throws IOException {
        StoreObserver observer = new StoreObserver(endpoint, view);
        try {
            observer.side.calibrateOnThisComputer(FIRST_READINGS);
            Joiner joiner = observer.connect();
            Thread reader = new Thread(() -> observer.read(joiner), observer.readerName);
            reader.setDaemon(true);
            observer.reader = reader;
            reader.start();
            observer.timer.start();
            return observer;
        } catch (IOException | RuntimeException e) {
            observer.close();
            throw e;
        }
    }

    /** Opens the stream and takes in what the server holds by then. */
    private Joiner connect() throws IOException {
        ServerStream opened = ServerStream.open(endpoint);
        stream = opened;
        if (closed) {
            opened.close();
        }
        OrderProbe probe = OrderProbe.run(opened, side, ownKey);
        opened.waitForEver();
        Joiner joiner = new Joiner(probe.order(), truth);
        probe.others().forEach(joiner::take);
        keys.compare(side.keys(), truth.now());
        return joiner;
    }

    /**
     * Asks for a sign that all that the server has done so far is recorded.
     *
     * @return completes with whether that is so; false when the stream has ended before
     */
    public CompletableFuture<Boolean> mark() {
        return markers.send();
    }

    /**
     * Compares what the server holds with what is known, for a change that its stream does not tell, such as that of a
     * replica which has got all that its master has.
     *
     * @param cause the {@code seq} of the event that led to it
     * @return completes with whether that is done
     */
    public CompletableFuture<Boolean> compare(long cause) {
        return markers.send(() -> {
            try {
                keys.compare(side.keys(), truth.now(cause));
                return true;
            } catch (IOException e) {
                return false; // It does not answer now, or is gone.
            }
        });
    }

    /** The values of the keys that the server holds, as far as it has told, by key. */
    public Map<String, String> values() {
        return keys.values(clock.nanos());
    }

    private void read(Joiner first) {
        String reason;
        try {
            Joiner joiner = first;
            while (true) {
                follow(joiner);
                markers.lose();
                joiner = connect();
            }
        } catch (IOException e) {
            reason = IoReason.of(e);
        } catch (RuntimeException e) {
            reason = e.toString();
        }
        ServerStream last = stream;
        if (last != null) {
            last.close();
        }
        markers.end();
        if (!closed) {
            onEnd.accept(reason);
        }
    }

    /** Takes in the stream until it ends: the server is gone, or has only dropped the connection. */
    private void follow(Joiner joiner) throws IOException {
        ServerStream open = stream;
        while (open != null) {
            Seen seen;
            try {
                seen = open.next();
            } catch (ProtocolException e) {
                throw e;
            } catch (IOException e) {
                open.close();
                return;
            }
            joiner.take(seen);
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
                    onChange.run();
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

    /** Whether it can learn no more: it is closed, or the server is gone. */
    public boolean hasEnded() {
        return closed || markers.ended();
    }

    private void calibrate() {
        try {
            side.calibrateOnThisComputer(READINGS);
        } catch (IOException e) {
            // The server is gone or stands still: there is nothing to map.
        }
    }

    @Override
    public void close() {
        closed = true;
        ServerStream open = stream;
        if (open != null) {
            open.close();
        }
        timer.interrupt();
        side.close();
        markers.end();
        join(reader);
        join(timer);
    }

    private static void join(@Nullable Thread thread) {
        if (thread == null || thread == Thread.currentThread()) {
            return;
        }
        try {
            thread.join(JOIN_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
