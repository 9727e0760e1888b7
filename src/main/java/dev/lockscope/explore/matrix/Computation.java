package dev.lockscope.explore.matrix;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/** Computes a matrix anew: several cells side by side, each by one thread. */
public final class Computation {

    private final Cells cells;
    private final int threads;

    /**
     * A computation.
     *
     * @param threads how many cells are searched at once, at least 1
     */
    public Computation(Cells cells, int threads) {
        this.cells = cells;
        this.threads = threads;
    }

    /**
     * One cell is done.
     *
     * @param done how many are by now
     * @param all how many there are
     */
    public record Done(Row row, Fault fault, Matrix.Cell cell, int done, int all) {}

    /**
     * Computes all cells; blocks until it is through.
     *
     * @param progress told after each cell, by the calling thread
     * @throws InterruptedException when the calling thread is interrupted; the searches are ended then
     */
    public List<Matrix.Line> of(List<Row> rows, List<Fault> faults, Consumer<Done> progress)
            throws InterruptedException {
        AtomicBoolean cancelled = new AtomicBoolean();
        ExecutorService workers = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "matrix");
            thread.setDaemon(true);
            return thread;
        });
        try {
            CompletionService<Done> going = new ExecutorCompletionService<>(workers);
            List<Future<Done>> all = new ArrayList<>();
            int count = rows.size() * faults.size();
            for (Row row : rows) {
                for (Fault fault : faults) {
                    all.add(going.submit(() -> new Done(
                            row, fault, new Matrix.Cell(cells.outcomes(row, fault, cancelled::get)), 0, count)));
                }
            }
            for (int done = 1; done <= count; done++) {
                Done one = done(going.take());
                progress.accept(new Done(one.row(), one.fault(), one.cell(), done, count));
            }
            return lines(rows, faults, all);
        } finally {
            cancelled.set(true);
            workers.shutdownNow();
        }
    }

    private static List<Matrix.Line> lines(List<Row> rows, List<Fault> faults, List<Future<Done>> all)
            throws InterruptedException {
        List<Matrix.Line> lines = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            List<Matrix.Cell> line = new ArrayList<>();
            for (int fault = 0; fault < faults.size(); fault++) {
                line.add(done(all.get(row * faults.size() + fault)).cell());
            }
            lines.add(new Matrix.Line(rows.get(row), line));
        }
        return lines;
    }

    private static Done done(Future<Done> future) throws InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }
}
