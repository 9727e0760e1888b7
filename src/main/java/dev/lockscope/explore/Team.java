package dev.lockscope.explore;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Threads that do one thing many times, side by side, for one who waits until all is done, and who does a share too: the
 * others begin when they have woken up, and by then much may be done.
 */
final class Team implements AutoCloseable {

    private final int size;
    private final ExecutorService others;

    /** A team of so many threads, at least 1, of which one is that of who waits. */
    Team(int size) {
        this.size = size;
        this.others = Executors.newCachedThreadPool(task -> {
            Thread thread = new Thread(task, "explorer");
            thread.setDaemon(true);
            return thread;
        });
    }

    int size() {
        return size;
    }

    /**
     * Does a task for each number below {@code count}; for one caller at a time.
     *
     * @throws IllegalStateException when a task failed
     * @throws InterruptedException when the calling thread is interrupted
     */
    void each(int count, IntConsumer task) throws InterruptedException {
        Round round = new Round(count, task);
        for (int i = 1; i < Math.min(size, count); i++) {
            others.execute(round::help);
        }
        round.help();
        round.await();
    }

    @Override
    public void close() {
        others.shutdownNow();
    }

    /** One thing that is done. */
    private static final class Round {

        private final int count;
        private final IntConsumer task;
        private final AtomicInteger next = new AtomicInteger();
        private final CountDownLatch left;
        private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

        Round(int count, IntConsumer task) {
            this.count = count;
            this.task = task;
            this.left = new CountDownLatch(count);
        }

        void help() {
            for (int number = next.getAndIncrement(); number < count; number = next.getAndIncrement()) {
                try {
                    task.accept(number);
                } catch (RuntimeException | Error e) {
                    failure.compareAndSet(null, e);
                } finally {
                    left.countDown();
                }
            }
        }

        void await() throws InterruptedException {
            left.await();
            Throwable why = failure.get();
            if (why != null) {
                throw new IllegalStateException(why);
            }
        }
    }
}
