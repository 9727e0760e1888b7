package dev.lockscope.lab;

import dev.lockscope.time.RunClock;
import dev.lockscope.time.VirtualRunClock;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

/**
 * Lets a client go on only after the script has had its say about what the client just did.
 *
 * <p>That is what makes "pause A when it has read" exact: A stands still between its read and its next step, on any
 * machine under any load. Once the script is at its end nobody waits. Safe for use by several threads.
 */
final class Lockstep {

    private final RunClock clock;
    private final LongConsumer waited;
    private long handled;
    private boolean free;

    /** Measures nothing. */
    Lockstep() {
        this(new VirtualRunClock(), time -> {});
    }

    /**
     * Tells how long each client had to wait for the script.
     *
     * @param waited is told a time, ns; called on the client's thread
     */
    Lockstep(RunClock clock, LongConsumer waited) {
        this.clock = clock;
        this.waited = waited;
    }

    /** Blocks until the script has handled the event {@code seq}, or has ended, or {@code givenUp} holds. */
    void awaitHandled(long seq, BooleanSupplier givenUp) {
        long since = clock.nanos();
        await(seq, givenUp);
        waited.accept(clock.nanos() - since);
    }

    private synchronized void await(long seq, BooleanSupplier givenUp) {
        boolean interrupted = false;
        while (handled < seq && !free && !givenUp.getAsBoolean()) {
            try {
                wait();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** The script has handled all events up to {@code seq}. */
    synchronized void handled(long seq) {
        handled = seq;
        notifyAll();
    }

    /** The script has ended: nobody waits for it any more. */
    synchronized void free() {
        free = true;
        notifyAll();
    }

    /** Lets those who wait look again whether they should give up. */
    synchronized void recheck() {
        notifyAll();
    }
}
