package dev.lockscope.explore.ttl;

import dev.lockscope.time.Randomness;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Carries out experiments, on several threads; what comes out is the same on any number of them. Any thread may use it.
 * Interrupting the thread that waits for an experiment ends it, also in the midst of a run.
 */
public final class Laboratory {

    /** So many runs are done in one go. */
    private static final int BLOCK = 25;

    /** Hears how far an experiment is; called by the thread that waits for it. */
    @FunctionalInterface
    public interface Progress {

        /**
         * So many runs are done.
         *
         * @param of of how many
         */
        void done(long samples, long of);
    }

    /** The runs of one protection and one TTL; every place is written once, by whichever thread comes to it. */
    private static final class Series {
        private final Protection protection;
        private final Duration ttl;
        private final Outcome[] outcomes;
        private final long[] waits;

        Series(Protection protection, Duration ttl, int runs) {
            this.protection = protection;
            this.ttl = ttl;
            this.outcomes = new Outcome[runs];
            this.waits = new long[runs];
        }
    }

    private final int threads;

    /** @param threads how many it uses, at least 1 */
    public Laboratory(int threads) {
        this.threads = threads;
    }

    /**
     * Carries one out.
     *
     * @throws InterruptedException when the calling thread is interrupted; nothing goes on then
     */
    public Findings run(Experiment experiment, Progress progress) throws InterruptedException {
        List<Series> all = new ArrayList<>();
        List<Callable<Integer>> blocks = new ArrayList<>();
        for (Protection protection : experiment.protections()) {
            for (Duration ttl : experiment.ttls()) {
                int runs = experiment.runs();
                Series series = new Series(protection, ttl, runs);
                all.add(series);
                for (int from = 0; from < runs; from += BLOCK) {
                    int first = from;
                    int end = Math.min(runs, from + BLOCK);
                    blocks.add(() -> fill(experiment, series, first, end));
                }
            }
        }
        carryOut(blocks, experiment.samples(), progress);
        return new Findings(
                experiment,
                all.stream().map(series -> estimate(experiment, series)).toList());
    }

    private static int fill(Experiment experiment, Series series, int from, int end) throws InterruptedException {
        for (int i = from; i < end; i++) {
            series.outcomes[i] = new Sample(experiment, series.protection, series.ttl, i).outcome();
            series.waits[i] = new Sample(experiment, series.protection, series.ttl, i).waitAfterCrash();
            if (Thread.currentThread().isInterrupted()) {
                throw new InterruptedException();
            }
        }
        return 2 * (end - from);
    }

    private void carryOut(List<Callable<Integer>> blocks, long samples, Progress progress) throws InterruptedException {
        ExecutorService workers = Executors.newFixedThreadPool(threads, Laboratory::worker);
        try {
            CompletionService<Integer> queue = new ExecutorCompletionService<>(workers);
            blocks.forEach(queue::submit);
            long done = 0;
            for (int i = 0; i < blocks.size(); i++) {
                Future<Integer> block = queue.take();
                done += block.get();
                progress.done(done, samples);
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a run failed", e.getCause());
        } finally {
            workers.shutdownNow();
        }
    }

    private static Thread worker(Runnable work) {
        Thread thread = new Thread(work, "ttl-laboratory");
        thread.setDaemon(true);
        return thread;
    }

    private static Estimate estimate(Experiment experiment, Series series) {
        Outcome[] all = series.outcomes;
        Randomness randomness = Randomness.seeded(experiment.seed()).fork("bootstrap");
        return new Estimate(
                series.protection,
                series.ttl,
                new Proportion((int) Arrays.stream(all).filter(Outcome::overlap).count(), all.length),
                new Proportion(
                        (int) Arrays.stream(all).filter(Outcome::lostUpdate).count(), all.length),
                new Proportion(
                        (int) Arrays.stream(all).filter(Outcome::staleWrite).count(), all.length),
                new Proportion(
                        (int) Arrays.stream(all).filter(Outcome::turnedAway).count(), all.length),
                Waits.of(series.waits, randomness));
    }
}
