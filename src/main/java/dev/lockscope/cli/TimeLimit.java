package dev.lockscope.cli;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Interrupts the thread that made it when a time is up, unless it is closed before. */
final class TimeLimit implements AutoCloseable {

    private final ScheduledExecutorService timer;
    private volatile boolean up;

    /** @param seconds from now on */
    TimeLimit(int seconds) {
        Thread worker = Thread.currentThread();
        timer = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "time-limit");
            thread.setDaemon(true);
            return thread;
        });
        var unused = timer.schedule(() -> interrupt(worker), seconds, TimeUnit.SECONDS);
    }

    private synchronized void interrupt(Thread worker) {
        if (!timer.isShutdown()) {
            up = true;
            worker.interrupt();
        }
    }

    /** Whether it was this that interrupted. */
    boolean isUp() {
        return up;
    }

    @Override
    public synchronized void close() {
        timer.shutdownNow();
    }
}
