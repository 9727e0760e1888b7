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
 */
public final class Keeper {

    private final SettingsFile file;
    private final Executor later;
    private final Object writing = new Object();
    private Optional<Settings> wished = Optional.empty();

    /**
     * What writes to that file.
     *
     * @param later runs a task in the background, a moment later, so that what changes at once is written once
     */
    public Keeper(SettingsFile file, Executor later) {
        this.file = file;
        this.later = later;
    }

    /** Keeps these, soon; those that were not written yet are forgotten. */
    public void keep(Settings settings) {
        synchronized (this) {
            boolean waiting = wished.isPresent();
            wished = Optional.of(settings);
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

    private synchronized Optional<Settings> take() {
        Optional<Settings> taken = wished;
        wished = Optional.empty();
        return taken;
    }

    private void write(Settings settings) {
        try {
            file.write(settings);
        } catch (IOException e) {
            // Where nothing can be written, such as in a room of locked-down machines, nothing is remembered.
            Logger.getLogger("dev.lockscope").log(Level.FINE, "the settings could not be kept", e);
        }
    }
}
