package dev.lockscope.lab;

import dev.lockscope.time.RunClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.RunFact.RunDisturbed;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;

/**
 * Measures the run's own stalls: a thread that wants to wake every few milliseconds notes how late it was, and others
 * say how long they were kept waiting where nothing should. A stall above the limit marks the run as disturbed, once.
 */
final class StallMeter implements AutoCloseable {

    private static final long BEAT = 5_000_000;

    private final RunClock clock;
    private final Recorder recorder;
    private final long limit;
    private final BooleanSupplier held;
    private final AtomicBoolean noted = new AtomicBoolean();
    private final Thread thread;

    /**
     * A meter that has not begun.
     *
     * @param limit the longest stall that is tolerated, ns
     * @param held whether the run is held: what stalls then stalls nobody
     */
    StallMeter(RunClock clock, Recorder recorder, long limit, BooleanSupplier held) {
        this.clock = clock;
        this.recorder = recorder;
        this.limit = limit;
        this.held = held;
        this.thread = new Thread(this::run, "stall-meter");
        this.thread.setDaemon(true);
    }

    void start() {
        thread.start();
    }

    /**
     * Something took time that takes none in the scenario.
     *
     * @param stall how long, ns
     */
    void note(long stall) {
        if (stall > limit && !held.getAsBoolean() && noted.compareAndSet(false, true)) {
            recorder.record(Event.RUN, Event.NO_CAUSE, new RunDisturbed(stall, limit));
        }
    }

    private void run() {
        try {
            while (!noted.get()) {
                long due = clock.nanos() + BEAT;
                clock.sleepUntil(due);
                note(clock.nanos() - due);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        thread.interrupt();
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true; // the thread ends at once, so this one can wait for it
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
