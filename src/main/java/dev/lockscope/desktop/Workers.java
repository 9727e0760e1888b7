package dev.lockscope.desktop;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

/** The threads that work is done in while the window is open; as many as are asked for. Any thread. */
final class Workers implements Executor, AutoCloseable {

    /** Ending servers takes much less, seconds. */
    private static final long LIMIT = 10;

    private final ExecutorService threads = Executors.newCachedThreadPool(Workers::thread);
    private int busy;

    private static Thread thread(Runnable task) {
        Thread thread = new Thread(task, "background");
        thread.setDaemon(true);
        return thread;
    }

    @Override
    public void execute(Runnable task) {
        change(1);
        try {
            threads.execute(() -> {
                try {
                    task.run();
                } finally {
                    change(-1);
                }
            });
        } catch (RejectedExecutionException e) {
            // The window is closed, and nobody waits for anything any more.
            change(-1);
        }
    }

    private synchronized void change(int by) {
        busy += by;
        notifyAll();
    }

    /** Waits until nothing is done any more, but not for ever; answers whether that is so. */
    synchronized boolean awaitQuiet() throws InterruptedException {
        long left = LIMIT * 10;
        while (busy > 0 && left-- > 0) {
            TimeUnit.MILLISECONDS.timedWait(this, 100);
        }
        return busy == 0;
    }

    /** Stops whatever is still done. */
    @Override
    public void close() {
        threads.shutdownNow();
    }
}
