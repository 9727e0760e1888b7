package dev.lockscope.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Turns Ctrl-C into an interrupt of the thread that made this, and keeps the process alive until that thread has put
 * everything away.
 */
final class Interruption {

    /** Ending servers takes much less; a process must not hang for ever on a person who wants it to end. */
    private static final long LIMIT_SECONDS = 15;

    private volatile boolean happened;
    private final CountDownLatch done = new CountDownLatch(1);
    private final Thread hook;

    private Interruption(Thread worker) {
        this.hook = new Thread(() -> interrupt(worker), "interruption");
    }

    /** From now on, Ctrl-C interrupts the calling thread. */
    static Interruption ofThisThread() {
        Interruption interruption = new Interruption(Thread.currentThread());
        Runtime.getRuntime().addShutdownHook(interruption.hook);
        return interruption;
    }

    private void interrupt(Thread worker) {
        happened = true;
        worker.interrupt();
        try {
            if (!done.await(LIMIT_SECONDS, TimeUnit.SECONDS)) {
                Runtime.getRuntime().halt(ExitCode.INTERRUPTED.code());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whether Ctrl-C was pressed, or the process is ended by another signal. */
    boolean happened() {
        return happened;
    }

    /** Everything is put away: lets the process end. */
    void end() {
        done.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process is shutting down already, which is what the hook was for.
        }
    }
}
