package dev.lockscope.redis;

import dev.lockscope.lab.EnvironmentProblem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Does several things at the same time, and waits for all of them. */
final class Together {

    private Together() {}

    /** One of the things. */
    @FunctionalInterface
    interface Work<T> {
        T apply() throws IOException, EnvironmentProblem, InterruptedException;
    }

    /**
     * Does them.
     *
     * @param name that of the threads
     * @return what they came to, in the order of {@code works}
     * @throws IOException or another exception that one of them has thrown; all have ended by then
     * @throws InterruptedException when the calling thread is interrupted; the others are interrupted too then
     */
    static <T> List<T> run(String name, List<Work<T>> works)
            throws IOException, EnvironmentProblem, InterruptedException {
        if (works.size() == 1) {
            return List.of(works.get(0).apply());
        }
        ExecutorService threads = Executors.newFixedThreadPool(works.size(), work -> new Thread(work, name));
        try {
            List<Callable<T>> calls = new ArrayList<>();
            works.forEach(work -> calls.add(work::apply));
            List<T> answers = new ArrayList<>();
            for (Future<T> answer : threads.invokeAll(calls)) {
                answers.add(answer.get());
            }
            return answers;
        } catch (ExecutionException e) {
            throw rethrown(Objects.requireNonNull(e.getCause()));
        } finally {
            threads.shutdownNow();
        }
    }

    private static RuntimeException rethrown(Throwable cause)
            throws IOException, EnvironmentProblem, InterruptedException {
        if (cause instanceof IOException io) {
            throw io;
        } else if (cause instanceof EnvironmentProblem problem) {
            throw problem;
        } else if (cause instanceof InterruptedException interrupted) {
            throw interrupted;
        } else if (cause instanceof RuntimeException runtime) {
            throw runtime;
        } else if (cause instanceof Error error) {
            throw error;
        }
        throw new IllegalStateException(cause);
    }
}
