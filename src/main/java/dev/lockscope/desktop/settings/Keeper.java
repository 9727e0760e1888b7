package dev.lockscope.desktop.settings;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Writes what is to be remembered a moment after it has changed, in the background, so that it is not lost where the
 * program is ended from without. For any thread.
 *
 * @param <T> what is remembered
 */
public final class Keeper<T> {

    private final Target<T> target;
    private final Executor later;
    private final Object writing = new Object();
    private Optional<T> wished = Optional.empty();

    /** Where it is written to. */
    @FunctionalInterface
    public interface Target<T> {

        /**
         * Writes it, in the place of what was written before.
         *
         * @throws IOException when it cannot be written
         */
        void write(T kept) throws IOException;
    }

    /**
     * What writes there.
     *
     * @param later runs a task in the background, a moment later, so that what changes at once is written once
     */
    public Keeper(Target<T> target, Executor later) {
        this.target = target;
        this.later = later;
    }

    /** Keeps this, soon; what was not written yet is forgotten. */
    public void keep(T kept) {
        synchronized (this) {
            boolean waiting = wished.isPresent();
            wished = Optional.of(kept);
            if (waiting) {
                return;
            }
        }
        try {
            later.execute(this::flush);
        } catch (RejectedExecutionException e) {
            // The program ends, and writes at its end.
        }
    }

    /** Writes what is not written yet, before it returns. */
    public void flush() {
        synchronized (writing) {
            take().ifPresent(this::write);
        }
    }

    private synchronized Optional<T> take() {
        Optional<T> taken = wished;
        wished = Optional.empty();
        return taken;
    }

    private void write(T kept) {
        try {
            target.write(kept);
        } catch (IOException e) {
            // Where nothing can be written, such as in a room of locked-down machines, nothing is remembered.
            Logger.getLogger("dev.lockscope").log(Level.FINE, "what is remembered could not be kept", e);
        }
    }
}
