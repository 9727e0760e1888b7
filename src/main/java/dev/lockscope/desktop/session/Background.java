package dev.lockscope.desktop.session;

import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Does what may take time on other threads, and brings what comes of it back to the thread of the window.
 *
 * <p>May be used from any thread.
 */
public final class Background {

    private final Executor workers;
    private final Executor window;
    private final Consumer<? super Throwable> defects;

    /**
     * A background.
     *
     * @param workers where work is done; one thread a task, because some wait for long
     * @param window runs a task on the thread of the window, later
     * @param defects gets, on the thread of the window, why work failed that nobody expected to
     */
    public Background(Executor workers, Executor window, Consumer<? super Throwable> defects) {
        this.workers = workers;
        this.window = window;
        this.defects = defects;
    }

    /** Does work that fails only by a defect of the program. */
    public <T> Job run(Callable<T> work, Consumer<? super T> done) {
        return run(work, done, defects);
    }

    /**
     * Does work.
     *
     * @param done gets what came of it, on the thread of the window
     * @param failed gets why it failed, on the thread of the window; {@link InterruptedException} where it was cancelled
     */
    public <T> Job run(Callable<T> work, Consumer<? super T> done, Consumer<? super Throwable> failed) {
        Job job = new Job();
        workers.execute(() -> {
            T result;
            try {
                if (!job.begin()) {
                    throw new InterruptedException("cancelled before it began");
                }
                result = work.call();
            } catch (Exception | Error failure) {
                window.execute(() -> failed.accept(failure));
                return;
            } finally {
                job.end();
            }
            window.execute(() -> done.accept(result));
        });
        return job;
    }

    /** Runs something on the thread of the window, later. */
    public void later(Runnable task) {
        window.execute(task);
    }

    /** Work that may be under way. Safe for use by several threads. */
    public static final class Job {

        private @Nullable Thread worker;
        private boolean cancelled;
        private boolean over;

        private synchronized boolean begin() {
            worker = Thread.currentThread();
            return !cancelled;
        }

        private synchronized void end() {
            worker = null;
            over = true;
            // A cancelling that came too late must not hit what the thread does next.
            boolean late = Thread.interrupted();
            cancelled |= late;
        }

        /** Interrupts the work, if it is not done; what it had made so far is its own to give back. */
        public synchronized void cancel() {
            cancelled = true;
            if (worker != null) {
                worker.interrupt();
            }
        }

        /** Whether nothing is done for it any more. */
        public synchronized boolean isOver() {
            return over;
        }

        /** Whether it was asked to stop. */
        public synchronized boolean isCancelled() {
            return cancelled;
        }
    }
}
