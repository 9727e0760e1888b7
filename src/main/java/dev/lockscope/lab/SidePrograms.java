package dev.lockscope.lab;

import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.port.Program;
import dev.lockscope.time.DriftingRunClock;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * The second programs of one client, such as its watchdog: a thread each, behind the client's own gate. Safe for use by
 * several threads.
 */
final class SidePrograms {

    private record Side(Thread thread, StopSign stop) {}

    private final String client;
    private final DriftingRunClock clock;
    private final Function<StopSign, Ports> ports;
    private final BiConsumer<String, Throwable> onDefect;
    private final Map<String, Side> running = new HashMap<>();
    private boolean closed;

    /**
     * No program yet.
     *
     * @param ports makes the client's ports for a program that the given sign asks to stop
     */
    SidePrograms(
            String client,
            DriftingRunClock clock,
            Function<StopSign, Ports> ports,
            BiConsumer<String, Throwable> onDefect) {
        this.client = client;
        this.clock = clock;
        this.ports = ports;
        this.onDefect = onDefect;
    }

    synchronized void start(String name, Program program) {
        if (closed) {
            throw new ClientStopped();
        }
        if (running.containsKey(name)) {
            throw new IllegalStateException(client + " runs " + name + " already");
        }
        StopSign stop = new StopSign(clock);
        Thread thread = new Thread(() -> run(name, program, stop), "client-" + client + "-" + name);
        thread.setDaemon(true);
        running.put(name, new Side(thread, stop));
        thread.start();
    }

    private void run(String name, Program program, StopSign stop) {
        try {
            program.run(ports.apply(stop));
        } catch (ClientStopped e) {
            return; // its client died or the run is over, and the program with it
        } catch (RuntimeException | Error e) {
            onDefect.accept(client + "'s " + name, e);
        }
    }

    /** Whether one of them has begun and has not come to its end. */
    synchronized boolean isAnyRunning() {
        return running.values().stream().anyMatch(side -> side.thread().isAlive());
    }

    /** Asks a program to stop and waits until it has; nothing where there is none. */
    void stop(String name) {
        Side side;
        synchronized (this) {
            side = running.remove(name);
        }
        if (side == null) {
            return;
        }
        side.stop().raise();
        try {
            side.thread().join();
        } catch (InterruptedException e) {
            throw new ClientStopped();
        }
    }

    /** Ends all of them without waiting, because the client is gone. */
    synchronized void abandon() {
        closed = true;
        running.values().forEach(side -> {
            side.stop().raise();
            side.thread().interrupt();
        });
    }

    /** Waits for their threads to end. */
    void join(long limitMillis) throws InterruptedException {
        Map<String, Side> all;
        synchronized (this) {
            all = Map.copyOf(running);
        }
        for (Side side : all.values()) {
            side.thread().join(limitMillis);
        }
    }
}
