package dev.lockscope.lab;

import java.util.function.BooleanSupplier;

/**
 * Lets a client go on only after the script has had its say about what the client just did.
 *
 * <p>That is what makes "pause A when it has read" exact: A stands still between its read and its next step, on any
 * machine under any load. Once the script is at its end nobody waits. Safe for use by several threads.
 */
final class Lockstep {

    private long handled;
    private boolean free;

    /** Blocks until the script has handled the event {@code seq}, or has ended, or {@code givenUp} holds. */
    synchronized void awaitHandled(long seq, BooleanSupplier givenUp) {
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
