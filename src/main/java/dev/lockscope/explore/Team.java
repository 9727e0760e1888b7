package dev.lockscope.explore;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicIntegerArray;
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
     * Does a task for each number below {@code count}; for one caller at a time. Each thread begins with a part of the
     * numbers of its own, the same each time, so that it finds what it left there itself in its processor's memory; who
     * is through helps the others.
     *
     * @throws IllegalStateException when a task failed with an exception; an error is thrown as it is
     * @throws InterruptedException when the calling thread is interrupted
     */
    void each(int count, IntConsumer task) throws InterruptedException {
        int parts = Math.min(size, count);
        Round round = new Round(count, parts, task);
        for (int i = 1; i < parts; i++) {
            int part = i;
            others.execute(() -> round.help(part));
        }
        round.help(0);
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
        private final AtomicIntegerArray next;
        private final CountDownLatch left;
        private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

        Round(int count, int parts, IntConsumer task) {
            this.count = count;
            this.task = task;
            this.next = new AtomicIntegerArray(parts);
            for (int part = 0; part < parts; part++) {
                next.set(part, begin(part));
            }
            this.left = new CountDownLatch(count);
        }

        private int begin(int part) {
            return (int) ((long) count * part / next.length());
        }

        void help(int first) {
            for (int i = 0; i < next.length(); i++) {
                int part = (first + i) % next.length();
                int end = begin(part + 1);
                for (int number = next.getAndIncrement(part); number < end; number = next.getAndIncrement(part)) {
                    run(number);
                }
            }
        }

        private void run(int number) {
            try {
                task.accept(number);
            } catch (RuntimeException | Error e) {
                failure.compareAndSet(null, e);
            } finally {
                left.countDown();
            }
        }

        void await() throws InterruptedException {
            left.await();
            Throwable why = failure.get();
            if (why instanceof Error error) {
                throw error;
            } else if (why != null) {
                throw new IllegalStateException(why);
            }
        }
    }
}
