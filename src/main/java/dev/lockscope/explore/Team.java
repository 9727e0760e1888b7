package dev.lockscope.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;

/** Threads that do one thing many times, side by side, for one who waits until all is done. */
final class Team implements AutoCloseable {

    private final int size;
    private final ExecutorService workers;

    /** A team of so many threads, at least 1; a single one is that of who waits. */
    Team(int size) {
        this.size = size;
        this.workers = Executors.newFixedThreadPool(size, task -> {
            Thread thread = new Thread(task, "explorer");
            thread.setDaemon(true);
            return thread;
        });
    }

    int size() {
        return size;
    }

    /** Does a task for each number below {@code count}. */
    void each(int count, IntConsumer task) throws InterruptedException {
        if (size == 1 || count == 1) {
            for (int i = 0; i < count; i++) {
                task.accept(i);
            }
            return;
        }
        List<Callable<Boolean>> tasks = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int which = i;
            tasks.add(() -> {
                task.accept(which);
                return true;
            });
        }
        for (Future<Boolean> each : workers.invokeAll(tasks)) {
            try {
                each.get();
            } catch (ExecutionException e) {
                throw new IllegalStateException(e.getCause());
            }
        }
    }

    @Override
    public void close() {
        workers.shutdownNow();
    }
}
