package dev.lockscope.fault;

import dev.lockscope.time.RunClock;
import java.time.Duration;

/** Does something later by a run's clock, on a thread of its own that ends with it or when it is called off. */
public final class RunTimer {

    /** Something that is to be done later, once or again and again. */
    public interface Due {

        /**
         * Is done when its time has come.
         *
         * @return how much later it is to be done again; zero or less for never
         */
        Duration come();
    }

    private final RunClock clock;

    /** A timer that reads {@code clock}. */
    public RunTimer(RunClock clock) {
        this.clock = clock;
    }

    /** The time, ns since the run's start. */
    long now() {
        return clock.nanos();
    }

    /**
     * Lets something be done after a time.
     *
     * @param onLast is called after it was done for the last time, when {@link Appointment#callOff} no longer waits for it
     */
    Appointment after(Duration time, String name, Due due, Runnable onLast) {
        Appointment appointment = new Appointment(clock, clock.nanos() + time.toNanos(), name, due, onLast);
        appointment.begin();
        return appointment;
    }

    /** Something that will be done, unless it is called off. */
    static final class Appointment {

        private final RunClock clock;
        private final Due due;
        private final Runnable onLast;
        private final Thread thread;
        private final long at;
        private boolean busy;
        private boolean off;

        private Appointment(RunClock clock, long at, String name, Due due, Runnable onLast) {
            this.clock = clock;
            this.at = at;
            this.due = due;
            this.onLast = onLast;
            this.thread = new Thread(this::run, name);
            thread.setDaemon(true);
        }

        private void begin() {
            thread.start();
        }

        private void run() {
            try {
                long next = at;
                while (true) {
                    clock.sleepUntil(next);
                    if (!claim()) {
                        return;
                    }
                    Duration again = Duration.ZERO;
                    try {
                        again = due.come();
                    } finally {
                        done();
                    }
                    if (again.isZero() || again.isNegative()) {
                        onLast.run();
                        return;
                    }
                    next = clock.nanos() + again.toNanos();
                }
            } catch (InterruptedException e) {
                return; // it was called off
            }
        }

        private synchronized boolean claim() {
            busy = !off;
            return busy;
        }

        private synchronized void done() {
            busy = false;
            notifyAll();
        }

        /**
         * Calls it off. Returns when it is done, if it is being done just now; it is never broken off in the middle.
         */
        synchronized void callOff() {
            off = true;
            boolean interrupted = false;
            while (busy) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            thread.interrupt();
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
